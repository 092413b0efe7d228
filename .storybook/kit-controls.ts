/** Applies what `kit-docs.ts` adds to the stories. */
import type { ArgTypesEnhancer, StoryContext, StrictInputType } from 'storybook/internal/types';
import type { Snippet } from '../packages/ui/scripts/snippets.ts';
import { editable } from '../packages/ui/tests/stories/arg-types.ts';
import { written } from '../packages/ui/tests/stories/written.ts';
import { isCode, takesStandIns, withoutStandIns } from './stand-ins.ts';

const withNote = ({ description }: StrictInputType, note: string) =>
  [description, note].filter(Boolean).join(' ');

/**
 * Removes the control of a value that is not meant for editing, or that consists of elements or
 * functions: the control would show unreadable JSON and break the value. The description says so.
 * Undeclared args are covered, too, because Storybook would infer a control for them.
 */
export const readableControls: ArgTypesEnhancer = ({ argTypes, initialArgs, name: story }) => {
  const readable = editable(argTypes, initialArgs) as typeof argTypes;
  for (const [name, value] of Object.entries(initialArgs) as [string, unknown][]) {
    const argType: StrictInputType = argTypes[name] ?? { name };
    if (!isCode(value) || (typeof value === 'function' && !argType.control)) continue;
    const [control, note] = takesStandIns(story, value)
      ? [{ type: 'object' } as const, 'A name in ‹ › stands for what is set in code.']
      : [false as const, 'Here it is set in code.'];
    readable[name] = { ...argType, control, description: withNote(argType, note) };
  }
  return readable;
};

/** Returns the code of a story on a docs page; see `kit-docs.ts`. */
export function docsSource(code: string, context: StoryContext): string {
  const { snippet } = (context.parameters['docs']?.source ?? {}) as { snippet?: Snippet };
  if (!snippet) return code;
  const { args, initialArgs } = context;
  const initial = withoutStandIns({ args: initialArgs, initialArgs });
  return written(snippet, initial, withoutStandIns({ args, initialArgs }));
}
