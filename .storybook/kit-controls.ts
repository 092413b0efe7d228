/** What the preview does with what `kit-docs.ts` gives the stories. */
import type { ArgTypesEnhancer, StoryContext } from 'storybook/internal/types';
import type { Snippet } from '../packages/ui/scripts/snippets.ts';
import { written } from '../packages/ui/tests/stories/written.ts';

/** Whether a value contains what only code can say: an element or a function. */
const isCode = (value: unknown): boolean =>
  typeof value === 'function' ||
  (typeof value === 'object' &&
    value !== null &&
    ('$$typeof' in value || Object.values(value).some(isCode)));

/**
 * Takes the control from a value that contains elements or functions, which it would show as
 * unreadable JSON and break when edited, and says so.
 */
export const readableControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const value: unknown = initialArgs[name];
      if (typeof value === 'function' || !isCode(value)) return [name, argType];
      const description = [argType.description, 'Here it is set in code.']
        .filter(Boolean)
        .join(' ');
      return [name, { ...argType, control: false, description }];
    }),
  );

/** The code of a docs page's story; see `kit-docs.ts`. */
export function docsSource(code: string, context: StoryContext): string {
  const { snippet } = (context.parameters['docs']?.source ?? {}) as { snippet?: Snippet };
  return snippet ? written(snippet, context.initialArgs, context.args) : code;
}
