import axe from 'axe-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Faults that axe finds: WCAG 2.2 AA and best practices. */
export const axeFaults = (container: HTMLElement): Promise<string[]> =>
  run(container, {
    runOnly: TAGS,
    // A component is not a page: it has no landmarks or h1 of its own.
    rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
  });

/** Faults that axe finds in colors, the only thing that color modes and themes change. */
export const colorFaults = (parts: Element[]): Promise<string[]> =>
  run(parts, {
    runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block', 'target-size'] },
  });

async function run(parts: Element | Element[], options: axe.RunOptions): Promise<string[]> {
  // axe describes only one of the elements that pass.
  const { violations } = await axe.run(parts as axe.ElementContext, {
    ...options,
    resultTypes: ['violations'],
  });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help} at ${html}. ${failureSummary}`),
  );
}
