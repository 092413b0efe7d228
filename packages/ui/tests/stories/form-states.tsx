/**
 * The states of every form. A form describes its fields and gets its stories from here. Props seed the
 * stories in `shown`, as a server renders the answer to a submit, because docs run no play functions;
 * `tested` are the ways into these states.
 */
import type { ComponentType } from 'react';
import { expect } from 'storybook/test';
import { titled } from './fixtures.tsx';
import { correctingStates } from './form-states/correcting.ts';
import { refusedStates } from './form-states/refused.ts';
import { sendingStates } from './form-states/sending.ts';
import { shownStates } from './form-states/shown.ts';
import type { Tested, TestedForm } from './form-states/tested-form.ts';
import { visitorOf } from './form-states/visitor.ts';

/** Never settles, like a pending request. */
export const pending = () => new Promise<never>(() => {});

/** `render` and `play` of a story `Twice`: two on one page have different names and ids. */
export const formTwice = <Props extends { content?: object }>(Form: ComponentType<Props>) => ({
  render: (args: Props) => (
    <>
      <Form {...args} />
      <Form {...titled(args, 'Once more')} />
    </>
  ),
  play: async ({ canvas, canvasElement }: Pick<Tested, 'canvas' | 'canvasElement'>) => {
    const names = canvas
      .getAllByRole('region')
      .map((region: HTMLElement) => region.getAttribute('aria-labelledby'));
    await expect(new Set(names).size).toBe(2);
    await expect(canvas.getByRole('region', { name: 'Once more' })).toBeVisible();
    const ids = [...canvasElement.querySelectorAll('[id]')].map(({ id }) => id);
    await expect(new Set(ids).size).toBe(ids.length);
  },
});

/** The stories of a form. */
export function formStates(form: TestedForm) {
  const visitor = visitorOf(form);
  return {
    shown: shownStates(form),
    tested: {
      ...sendingStates(form, visitor),
      ...correctingStates(form, visitor),
      ...refusedStates(form, visitor),
    },
  };
}
