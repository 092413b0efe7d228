/** Plays in which a visitor fills in and sends a form, and the service accepts it. */
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { resolved } from './answers.ts';
import type { Tested, TestedForm } from './tested-form.ts';
import { typed, type Visitor } from './visitor.ts';

export function sendingStates(form: TestedForm, visitor: Visitor) {
  const { fields, sent, wrong } = form;
  const { texts, control, labelled, described, button, wrongly, box, fill } = visitor;
  const { expectKept, expectEmpty, expectSent } = visitor;
  let answer = () => {};

  return {
    /** A named landmark with empty fields and no errors; focus does not move. */
    empty: {
      play: async ({ canvas, canvasElement, args }: Tested) => {
        await expect(canvas.getByRole('region', { name: form.title })).toBeVisible();
        await expectEmpty(canvas);
        for (const field of fields) {
          if (field.missing) await expect(control(canvas, field)).toBeRequired();
          else await expect(control(canvas, field)).not.toBeRequired();
          await expect(described(canvas, field.label)).not.toHaveAttribute('aria-invalid');
        }
        await expect(box(canvasElement)).toBeNull();
        await expect(canvasElement).not.toContainElement(document.activeElement as HTMLElement);
        await expect(args.onSubmit).not.toHaveBeenCalled();
      },
    },

    /**
     * No errors while the user types, nor at a field left empty, and the browser knows what each
     * field is for (`autocomplete`). A field left with a wrong value shows an error until it is corrected.
     */
    filling: {
      play: async ({ canvas, canvasElement, args }: Tested) => {
        for (const field of fields) control(canvas, field).focus();
        for (const { label } of fields)
          await expect(described(canvas, label)).not.toHaveAttribute('aria-invalid');
        await fill(canvas, wrong.value ? { [wrong.label]: wrong.value } : {}, typed);
        await expect(args.onFirstInteraction).toHaveBeenCalledTimes(1);
        if (wrong.value) {
          const field = control(canvas, labelled(wrong.label));
          field.blur();
          await waitFor(() => expect(field).toHaveAccessibleDescription(wrongly));
          await userEvent.clear(field);
          await userEvent.type(field, labelled(wrong.label).value);
        }
        for (const field of texts)
          if (field.autocomplete)
            await expect(control(canvas, field)).toHaveAttribute(
              'autocomplete',
              field.autocomplete,
            );
        await waitFor(() =>
          expect(described(canvas, wrong.label)).not.toHaveAttribute('aria-invalid'),
        );
        await expect(box(canvasElement)).toBeNull();
        await expect(args.onSubmit).not.toHaveBeenCalled();
      },
    },

    /** Busy and read-only; ignores a second click or Enter. */
    submitsOnce: {
      play: async ({ canvas, args }: Tested) => {
        await fill(canvas);
        await userEvent.dblClick(button(canvas));
        await waitFor(() => expect(button(canvas)).toHaveAccessibleName(form.busy));
        await userEvent.click(button(canvas));
        for (const field of texts) {
          await expect(control(canvas, field)).toHaveAttribute('readonly');
          await expect(control(canvas, field)).toBeEnabled();
          await userEvent.type(control(canvas, field), 'x{Enter}');
        }
        for (const field of fields)
          if (field.choice) {
            control(canvas, field).focus();
            await userEvent.keyboard('{ArrowDown}');
          }
        await expectKept(canvas);
        await expect(args.onSubmit).toHaveBeenCalledTimes(1);
      },
    },

    /** A slow response: until it arrives, the form is busy and keeps the input. */
    slow: {
      args: {
        onSubmit: fn(
          () =>
            new Promise<never>((resolve) => {
              answer = () => resolve({ status: 'success' } as never);
              // For manual use. The test answers once it has seen the form wait.
              setTimeout(answer, 10_000);
            }),
        ),
      },
      play: async (tested: Tested) => {
        const { canvas } = tested;
        await fill(canvas);
        await userEvent.click(button(canvas));
        await waitFor(() => expect(tested.args.onSubmit).toHaveBeenCalledTimes(1));
        await expect(button(canvas)).toHaveAccessibleName(form.busy);
        await expect(button(canvas)).toHaveFocus();
        await expectKept(canvas);
        await userEvent.click(button(canvas));
        answer();
        await expectSent(tested);
      },
    },

    /**
     * The message is announced and focused, and the form is empty again; or the form stays busy
     * because the site is about to navigate.
     */
    succeeds: {
      args: { onSubmit: resolved({ status: 'success' }) },
      play: async (tested: Tested) => {
        await fill(tested.canvas, {}, typed);
        await userEvent.click(button(tested.canvas));
        await expectSent(tested);
        await expect(tested.canvas.queryByRole('alert')).toBeNull();
      },
    },

    /** Pasted text is submitted without the spaces around it. */
    pasted: {
      play: async ({ canvas, args }: Tested) => {
        for (const field of fields) {
          await userEvent.click(control(canvas, field));
          if (!field.choice)
            await userEvent.paste(field.verbatim ? field.value : `  ${field.value} `);
        }
        await userEvent.click(button(canvas));
        await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(sent));
      },
    },

    /** Filled without an event, as some password managers do. */
    filledSilently: {
      play: async ({ canvas, args }: Tested) => {
        for (const field of fields)
          Object.assign(
            control(canvas, field),
            field.choice ? { checked: true } : { value: field.value },
          );
        await userEvent.click(button(canvas));
        await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(sent));
      },
    },

    /** Enter in the first field submits, as in any single-line field. */
    sentByEnter: {
      play: async ({ canvas, args }: Tested) => {
        await fill(canvas);
        const [first] = fields;
        control(canvas, first).focus();
        await userEvent.keyboard('{Enter}');
        await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(sent));
        await expect(args.onSubmit).toHaveBeenCalledTimes(1);
      },
    },
  };
}
