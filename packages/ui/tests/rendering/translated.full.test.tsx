/** Tests that parts still change on a page whose texts a browser's translator has replaced. */
import { afterAll, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { leavePointer, withStory } from './mount.tsx';
import { settled } from './page.ts';
import { storyNamed } from './stories.ts';

afterAll(leavePointer);

/** Replaces each text with two elements, as translators do. */
function translate(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (text.parentElement?.closest('script, style, svg, textarea')) continue;
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    inner.append(text.data);
    text.replaceWith(outer);
  }
}

type Find = (selector: string) => Element;

const submit = (find: Find) => userEvent.click(find('[type=submit]'));
const fill = (text: string) => (find: Find) => userEvent.fill(find('input, textarea'), text);

/** A visitor's actions, and the text that the part then shows. */
const acts: [name: string, act: (find: Find) => Promise<unknown>, words: string][] = [
  ['Combobox Default', fill('zzz'), 'Nothing found'],
  ['ContactForm Default', submit, 'Write a subject or a message'],
  [
    'FileField Playground',
    (find) => userEvent.upload(find('input'), new File(['1'], 'a.txt')),
    'a.txt',
  ],
  ['NewPasswordField Playground', fill('sunshine'), 'lots of people use this password'],
  ['NewsletterForm Default', submit, 'Enter your email address'],
  ['Slider Playground', fill('900'), '$900'],
  ['TextArea Playground', fill('Rye'), 'Characters left: 197'],
];

test.each(acts)('%s', async (name, act, words) => {
  const shown: string[] = [];
  for (const prepare of [() => {}, translate])
    await withStory(storyNamed(name), {}, async (container) => {
      prepare(container);
      await act((selector) => {
        const found = container.querySelector(selector);
        if (!found) throw new Error(`There is no ${selector}.`);
        return found;
      });
      await expect.poll(() => container.textContent).toContain(words);
      await settled();
      shown.push(container.textContent);
    });
  expect(shown[1]).toBe(shown[0]);
});
