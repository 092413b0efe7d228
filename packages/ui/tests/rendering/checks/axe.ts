import axe from 'axe-core';

/** Lists what axe finds in colors and sizes of targets, which modes and themes change. */
export async function colorFaults(container: HTMLElement): Promise<string[]> {
  const { violations } = await axe.run(container, {
    runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block', 'target-size'] },
    // axe describes only one of the elements that pass.
    resultTypes: ['violations'],
  });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help} at ${html}. ${failureSummary}`),
  );
}
