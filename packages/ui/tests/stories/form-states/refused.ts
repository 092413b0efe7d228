/** Plays in which the service refuses the data or can't be reached, and nothing is lost. */
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { OFFLINE, REJECTED, resolved } from './answers.ts';
import type { Tested, TestedForm } from './tested-form.ts';
import type { Visitor } from './visitor.ts';

export function refusedStates(form: TestedForm, visitor: Visitor) {
  const { fields, sent, failure } = form;
  const { described, entered, button, fill, expectKept } = visitor;
  let attempts = 0;
  const rejectedNames = Object.keys(sent).slice(fields.length > 1 ? 1 : 0);

  return {
    /**
     * A plain sentence and the service's own message; the input stays, and the user can try again.
     */
    triesAgain: {
      args: { onSubmit: resolved(REJECTED) },
      play: async ({ canvas, args }: Tested) => {
        await fill(canvas);
        await userEvent.click(button(canvas));
        const alert = await canvas.findByRole('alert');
        await expect(alert).toHaveTextContent(REJECTED.message);
        await expect(alert).toHaveTextContent(REJECTED.detail);
        await waitFor(() => expect(alert.parentElement).toHaveFocus());
        await expectKept(canvas);
        await userEvent.click(button(canvas));
        await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(2));
      },
    },

    /** The service rejects all fields but the first: focus moves to the first of them in the form. */
    rejectedField: {
      args: {
        onSubmit: resolved({
          status: 'invalid',
          fields: Object.fromEntries(
            rejectedNames.toReversed().map((name) => [name, 'The service objects to this']),
          ),
        }),
      },
      play: async ({ canvas }: Tested) => {
        const rejected = fields.slice(-rejectedNames.length);
        await fill(canvas);
        await userEvent.click(button(canvas));
        await waitFor(() => expect(entered(canvas, rejected[0]?.label ?? '')).toHaveFocus());
        for (const { label } of rejected)
          await expect(described(canvas, label)).toHaveAccessibleDescription(
            /^The service objects to this/,
          );
        await expectKept(canvas);
      },
    },

    /** Without a network: shows the message from `onSubmit`, and nothing is lost. */
    keepsInput: {
      args: { onSubmit: resolved(OFFLINE) },
      play: async ({ canvas }: Tested) => {
        await fill(canvas);
        await userEvent.click(button(canvas));
        await expect(await canvas.findByRole('alert')).toHaveTextContent(OFFLINE.message);
        await expect(button(canvas)).toHaveAccessibleName(form.submitLabel);
        await expectKept(canvas);
      },
    },

    /** An exception: its message, or “Unknown error”, after the form's own text. */
    thrownTwice: {
      args: {
        onSubmit: fn(async () => {
          attempts += 1;
          if (attempts === 1) throw new Error('$& the network layer is gone');
          // oxlint-disable-next-line no-throw-literal, typescript/only-throw-error -- as other code
          // might
          throw 'no error at all';
        }),
      },
      beforeEach: () => {
        const { error } = console;
        console.error = () => {};
        attempts = 0;
        return () => {
          console.error = error;
        };
      },
      play: async ({ canvas }: Tested) => {
        await fill(canvas);
        await userEvent.click(button(canvas));
        const said = () => canvas.queryByRole('alert')?.textContent;
        await waitFor(() => expect(said()).toBe(`${failure}: $& the network layer is gone`));
        await expectKept(canvas);
        await userEvent.click(button(canvas));
        await waitFor(() => expect(said()).toBe(`${failure}: Unknown error`));
      },
    },
  };
}
