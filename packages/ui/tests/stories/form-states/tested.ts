/** Plays in which a visitor fills in, corrects and sends a form. */
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { REJECTED } from './shown.ts';
import type { Tested, TestedForm } from './tested-form.ts';
import { typed, visitorOf } from './visitor.ts';

const resolved = (result: object) => fn(async () => result as never);

export function testedStates(form: TestedForm) {
  const { fields, sent, wrong, several } = form;
  const {
    texts,
    control,
    labelled,
    described,
    entered,
    button,
    box,
    fill,
    expectKept,
    expectSent,
  } = visitorOf(form);
  /** How the description of the wrong field starts. */
  const wrongly = new RegExp(`^${wrong.message}`);
  const rejectedNames = Object.keys(sent).slice(1);
  let answer = () => {};
  let attempts = 0;

  return {
    /**
     * With a mistake at first, which is shown at its field until it is corrected. Then the message is
     * announced and focused, and the form is empty again; or the form stays busy because the site is
     * about to navigate.
     */
    sends: {
      args: { onSubmit: resolved({ status: 'success' }) },
      play: async (tested: Tested) => {
        const { canvas, args } = tested;
        await fill(canvas, { [wrong.label]: wrong.value }, typed);
        await userEvent.click(button(canvas));
        await waitFor(() => expect(entered(canvas, wrong.label)).toHaveFocus());
        const field = described(canvas, wrong.label);
        await expect(field).toHaveAccessibleDescription(wrongly);
        await expect(args.onSubmit).not.toHaveBeenCalled();
        const { choice, value } = labelled(wrong.label);
        const corrected = control(canvas, labelled(wrong.label));
        if (choice) await userEvent.click(corrected);
        else {
          await userEvent.clear(corrected);
          await userEvent.type(corrected, value);
        }
        await waitFor(() => expect(field).toBeValid());
        // What a password manager and the browser's own autofill go by.
        for (const text of texts)
          if (text.autocomplete)
            await expect(control(canvas, text)).toHaveAttribute('autocomplete', text.autocomplete);
        await userEvent.click(button(canvas));
        await expectSent(tested);
        await expect(canvas.queryByRole('alert')).toBeNull();
      },
    },

    /** A field left empty shows no error; one left with a wrong value does, until it is corrected. */
    filling: {
      play: async ({ canvas, args }: Tested) => {
        for (const field of fields) control(canvas, field).focus();
        for (const { label } of fields)
          await expect(described(canvas, label)).not.toHaveAttribute('aria-invalid');
        await fill(canvas, { [wrong.label]: wrong.value }, typed);
        await expect(args.onFirstInteraction).toHaveBeenCalledTimes(1);
        const field = control(canvas, labelled(wrong.label));
        field.blur();
        await waitFor(() => expect(field).toHaveAccessibleDescription(wrongly));
        await userEvent.clear(field);
        await userEvent.type(field, labelled(wrong.label).value);
        await waitFor(() => expect(field).not.toHaveAttribute('aria-invalid'));
        await expect(args.onSubmit).not.toHaveBeenCalled();
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

    /**
     * An error is read on focus, so it is announced only once; the box announces it only if focus
     * does not move.
     */
    announcements: {
      args: { errorSummary: 'button' as const },
      play: async ({ canvas }: Tested) => {
        await fill(canvas, { [wrong.label]: wrong.value });
        await userEvent.click(button(canvas));
        await waitFor(() => expect(entered(canvas, wrong.label)).toHaveFocus());
        await expect(canvas.queryByRole('alert')).toBeNull();
        await userEvent.keyboard('{Enter}');
        await expect(await canvas.findByRole('alert')).toHaveTextContent(wrong.message);
        await expect(entered(canvas, wrong.label)).toHaveFocus();
      },
    },

    /** Until a slow response arrives: busy, read-only, and deaf to a second click or Enter. */
    submitsOnce: {
      args: {
        onSubmit: fn(
          () =>
            new Promise<never>((resolve) => {
              answer = () => resolve({ status: 'success' } as never);
            }),
        ),
      },
      play: async (tested: Tested) => {
        const { canvas } = tested;
        await fill(canvas);
        await userEvent.dblClick(button(canvas));
        await waitFor(() => expect(button(canvas)).toHaveAccessibleName(form.busy));
        await expect(button(canvas)).toHaveFocus();
        for (const field of texts) {
          await expect(control(canvas, field)).toHaveAttribute('readonly');
          await userEvent.type(control(canvas, field), 'x{Enter}');
        }
        for (const field of fields)
          if (field.choice) {
            control(canvas, field).focus();
            await userEvent.keyboard('{ArrowDown}');
          }
        await userEvent.click(button(canvas));
        await expectKept(canvas);
        answer();
        await expectSent(tested);
      },
    },

    /** Pasted text is submitted without the spaces around it, here by Enter in the first field. */
    pasted: {
      play: async ({ canvas, args }: Tested) => {
        for (const field of fields) {
          await userEvent.click(control(canvas, field));
          if (!field.choice)
            await userEvent.paste(field.verbatim ? field.value : `  ${field.value} `);
        }
        control(canvas, fields[0]).focus();
        await userEvent.keyboard('{Enter}');
        await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(sent));
        await expect(args.onSubmit).toHaveBeenCalledTimes(1);
      },
    },

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
        await expect(button(canvas)).toHaveAccessibleName(form.submitLabel);
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
        const rejected = fields.slice(1);
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
        await waitFor(() => expect(said()).toBe(`${form.failure}: $& the network layer is gone`));
        await expectKept(canvas);
        await userEvent.click(button(canvas));
        await waitFor(() => expect(said()).toBe(`${form.failure}: Unknown error`));
      },
    },
  };
}
