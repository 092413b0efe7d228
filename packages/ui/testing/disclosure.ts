import { byName, inPart, namesOf } from './find.ts';
import { textOf, type DriverOptions, type Place } from './place.ts';
import { inSteps, type Step } from './steps.ts';

/** Opens and closes the answers of a FaqAccordion. */
export interface FaqDriver {
  /** Presses the question, unless its answer is open. */
  open(question: string): Step<FaqDriver>;
  /** Presses the question, unless its answer is closed. */
  close(question: string): Step<FaqDriver>;
  /** Whether the answer is open. */
  isOpen(question: string): Promise<boolean>;
  /** The text of the answer. Fails while it is closed, because no one can read it. */
  answer(question: string): Promise<string>;
  /** All questions, in page order. */
  questions(): Promise<string[]>;
}

/** Opens and closes the items of an Accordion. */
export interface AccordionDriver {
  /** Presses the title, unless its text is open. */
  open(title: string): Step<AccordionDriver>;
  /** Presses the title, unless its text is closed. */
  close(title: string): Step<AccordionDriver>;
  /** Whether the text is open. */
  isOpen(title: string): Promise<boolean>;
  /** The text. Fails while it is closed, because no one can read it. */
  text(title: string): Promise<string>;
  /** All titles, in page order. */
  titles(): Promise<string[]>;
}

const isExpanded = (button: Place) =>
  button.read((element) => element.getAttribute('aria-expanded') === 'true');

/** A button in a heading shows and hides what is below it, as in the ARIA pattern. */
function disclosure(
  root: Place,
  options: DriverOptions | undefined,
  words: { selector: string; kind: string; title: string; text: string },
) {
  const buttons = async (part: Place) => {
    const headings = await part.byRole('heading');
    const inside = await Promise.all(headings.map((heading) => heading.byRole('button')));
    return inside.flat();
  };
  const find = (wanted: string) =>
    inPart(root, words, options, async (part) =>
      byName(wanted, {
        kind: words.title,
        where: `this ${words.kind}`,
        from: await buttons(part),
      }),
    );
  const turn = async (wanted: string, open: boolean) => {
    const button = await find(wanted);
    if ((await isExpanded(button)) === open) return;
    await button.click();
    await root.until(async () => {
      if ((await isExpanded(await find(wanted))) !== open)
        throw new Error(`“${wanted}” did not ${open ? 'open' : 'close'} when it was pressed.`);
    });
  };
  return {
    open: (wanted: string) => turn(wanted, true),
    close: (wanted: string) => turn(wanted, false),
    isOpen: async (wanted: string) => isExpanded(await find(wanted)),
    text: (wanted: string) =>
      root.until(async () => {
        const button = await find(wanted);
        if (!(await isExpanded(button)))
          throw new Error(`The ${words.text} “${wanted}” is closed: open it first.`);
        const id = await button.read((element) => element.getAttribute('aria-controls'));
        const [panel] = await root.page().all(`[id="${id}"]`);
        return panel ? panel.read(textOf) : '';
      }),
    titles: () => inPart(root, words, options, async (part) => namesOf(await buttons(part))),
  };
}

export function faq(root: Place, options?: DriverOptions): FaqDriver {
  const { text, titles, ...rest } = disclosure(root, options, {
    selector: '.rp-FaqAccordion',
    kind: 'FAQ',
    title: 'question',
    text: 'answer to',
  });
  return inSteps<FaqDriver>({ ...rest, answer: text, questions: titles });
}

export const accordion = (root: Place, options?: DriverOptions): AccordionDriver =>
  inSteps<AccordionDriver>(
    disclosure(root, options, {
      selector: '.rp-Accordion',
      kind: 'accordion',
      title: 'title',
      text: 'text of',
    }),
  );
