/** Plays in which a visitor leaves a field empty or fills it in wrongly, then corrects it. */
import { expect, userEvent, waitFor } from 'storybook/test';
import type { Tested, TestedForm } from './tested-form.ts';
import type { Visitor } from './visitor.ts';

export function correctingStates(form: TestedForm, visitor: Visitor) {
  const { fields, wrong, several } = form;
  const { control, labelled, described, entered, button, wrongly, box, fill, fillWrong } = visitor;

  return {
    /** One error: shown at the field and in the box, and gone once the user corrects it. */
    correctsOne: {
      args: { errorSummary: 'button' as const },
      play: async ({ canvas, canvasElement, args }: Tested) => {
        await fillWrong(canvas);
        await userEvent.click(button(canvas));
        await waitFor(() => expect(entered(canvas, wrong.label)).toHaveFocus());
        const field = described(canvas, wrong.label);
        await expect(field).toHaveAccessibleDescription(wrongly);
        await expect(box(canvasElement)?.textContent).toBe(wrong.message);
        await expect(args.onSubmit).not.toHaveBeenCalled();
        const { choice, value } = labelled(wrong.label);
        const corrected = control(canvas, labelled(wrong.label));
        if (choice) await userEvent.click(corrected);
        else {
          await userEvent.clear(corrected);
          await userEvent.type(corrected, value);
        }
        await waitFor(() => expect(field).toBeValid());
        await expect(box(canvasElement)).toBeNull();
      },
    },

    /** All errors at once, in form order; each one links to its field. */
    correctsSeveral: {
      args: { errorSummary: 'button' as const },
      play: async ({ canvas, canvasElement, args }: Tested) => {
        const { values = {}, errors } = several as NonNullable<typeof several>;
        const none = Object.fromEntries(fields.map(({ label }) => [label, undefined]));
        await fill(canvas, { ...none, ...values });
        await userEvent.click(button(canvas));
        const [first, last] = [errors[0], errors.at(-1)] as [[string, string], [string, string]];
        await waitFor(() => expect(entered(canvas, first[0])).toHaveFocus());
        for (const [label, message] of errors)
          await expect(described(canvas, label)).toHaveAccessibleDescription(
            new RegExp(`^${message}`),
          );
        const items = [...(box(canvasElement)?.querySelectorAll('li') ?? [])];
        await expect(items.map((item) => item.textContent)).toEqual(
          errors.map(([, message]) => message),
        );
        await userEvent.click(canvas.getByRole('link', { name: last[1] }));
        await expect(entered(canvas, last[0])).toHaveFocus();
        await expect(args.onSubmit).not.toHaveBeenCalled();
      },
    },

    /** For a form with one field: one error at a time, first that the field is empty. */
    invalidTwice: {
      play: async ({ canvas, args }: Tested) => {
        const [field] = fields;
        const only = control(canvas, field);
        await userEvent.type(only, ' {Enter}');
        await waitFor(() => expect(only).toHaveAccessibleDescription(field.missing));
        await userEvent.type(only, wrong.value ?? '');
        await waitFor(() => expect(only).toHaveAccessibleDescription(wrong.message));
        await expect(args.onSubmit).not.toHaveBeenCalled();
      },
    },

    /**
     * An error is read on focus, so it is announced only once; the box announces it only if focus
     * does not move.
     */
    announcements: {
      args: { errorSummary: 'button' as const },
      play: async ({ canvas }: Tested) => {
        await fillWrong(canvas);
        await userEvent.click(button(canvas));
        await waitFor(() => expect(entered(canvas, wrong.label)).toHaveFocus());
        await expect(canvas.queryByRole('alert')).toBeNull();
        await userEvent.keyboard('{Enter}');
        await expect(await canvas.findByRole('alert')).toHaveTextContent(wrong.message);
        await expect(entered(canvas, wrong.label)).toHaveFocus();
      },
    },
  };
}
