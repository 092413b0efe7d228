import axe from 'axe-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Faults that axe finds: WCAG 2.2 AA and best practices. */
export async function axeFaults(container: HTMLElement): Promise<string[]> {
  const { violations } = await axe.run(container, {
    runOnly: TAGS,
    // A component is not a page: it has no landmarks or h1 of its own.
    rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
  });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help} at ${html}. ${failureSummary}`),
  );
}
