import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { facts } from './facts.ts';

export interface DocumentedPart {
  name: string;
  /** What its stories' ids have before `--`. */
  id: string;
  stories: number;
}

/**
 * Returns the part of the kit that a docs page documents; undefined for a guide, a page of the
 * site, …
 */
export function partOf(context: DocsContainerProps['context']): DocumentedPart | undefined {
  try {
    const { preparedMeta } = context.resolveOf('meta', ['meta']);
    const file = String(preparedMeta.parameters['fileName']);
    const name = /([A-Z]\w*)\.stories\.tsx$/.exec(file)?.[1] ?? '';
    if (!file.includes('packages/ui/') || !(name in facts.parts)) return undefined;
    return { name, id: preparedMeta.id, stories: context.componentStories().length };
  } catch {
    // The page has no stories.
    return undefined;
  }
}
