import { byName, inPart } from './find.ts';
import { nameOf, textOf, type DriverOptions, type Place } from './place.ts';
import { inSteps, type Step } from './steps.ts';

/** Chooses one of several Tabs. */
export interface TabsDriver {
  /** Presses the tab with this label. */
  choose(tab: string): Step<TabsDriver>;
  /** The label of the chosen tab. */
  chosen(): Promise<string>;
  /** The text that the chosen tab shows. */
  text(): Promise<string>;
}

export function tabs(root: Place, options: DriverOptions = {}): TabsDriver {
  const part = { selector: '.rp-Tabs', kind: 'set of tabs' };
  const { name } = options;
  /** Returns the tabs of the list. The list has the name. */
  const all = (list: Place) => list.byRole('tab');
  const inList = <Answer>(look: (list: Place) => Promise<Answer>) =>
    name === undefined
      ? inPart(root, part, {}, look)
      : root.until(async () =>
          look(
            await byName(name, {
              kind: part.kind,
              where: 'this place',
              from: await root.byRole('tablist'),
            }),
          ),
        );
  const chosen = (list: Place) =>
    all(list).then(async (each) => {
      for (const tab of each)
        if (await tab.read((element) => element.getAttribute('aria-selected') === 'true'))
          return tab;
      throw new Error(`None of these tabs is chosen.`);
    });
  return inSteps<TabsDriver>({
    choose: async (label) => {
      const tab = await inList(async (list) =>
        byName(label, { kind: 'tab', where: 'these tabs', from: await all(list) }),
      );
      await tab.click();
    },
    chosen: () => inList(async (list) => (await chosen(list)).read(nameOf)),
    text: () =>
      inList(async (list) => {
        const id = await (
          await chosen(list)
        ).read((element) => element.getAttribute('aria-controls'));
        const [panel] = await root.page().all(`[id="${id}"]`);
        return panel ? panel.read(textOf) : '';
      }),
  });
}
