/**
 * A visitor's actions in any form: finding its controls, filling them in, and checking the result. The
 * plays of all forms use these.
 */
import { expect, userEvent, waitFor } from 'storybook/test';
import type { Canvas, Tested, TestedField, TestedForm } from './tested-form.ts';

/** The ways to put text into a field. */
type Enter = (control: HTMLElement, text: string) => Promise<void>;

export const typed: Enter = (control, text) => userEvent.type(control, text);

/** Quicker than typing. */
const pasted: Enter = async (control, text) => {
  await userEvent.click(control);
  await userEvent.paste(text);
};

export function visitorOf(form: TestedForm) {
  const { fields, sent, success } = form;
  const texts = fields.filter(({ choice }) => !choice);

  const control = (canvas: Canvas, { label, value, choice }: TestedField): HTMLInputElement =>
    choice
      ? canvas.getByRole('radio', { name: value })
      : canvas.getByLabelText(label, { exact: true });
  const labelled = (label: string) => fields.find((field) => field.label === label) as TestedField;
  /** The element that has the error of a field; for a choice, the group. */
  const described = (canvas: Canvas, label: string): HTMLElement =>
    labelled(label).choice
      ? canvas.getByRole('radiogroup', { name: label })
      : control(canvas, labelled(label));
  /** The element that gets focus when a field is invalid; for a choice, its first radio button. */
  const entered = (canvas: Canvas, label: string) =>
    labelled(label).choice
      ? (canvas.getAllByRole('radio')[0] as HTMLElement)
      : control(canvas, labelled(label));
  const button = (canvas: Canvas) =>
    canvas.getByRole('button', {
      name: (name: string) => name === form.submitLabel || name === form.busy,
    });
  const box = (element: HTMLElement) => element.querySelector('form .rp-Form-status');

  async function fill(
    canvas: Canvas,
    values: Record<string, string | undefined> = {},
    enter = pasted,
  ) {
    for (const field of fields) {
      const value = field.label in values ? values[field.label] : field.value;
      if (!value) continue;
      if (field.choice) await userEvent.click(control(canvas, field));
      else await enter(control(canvas, field), value);
    }
  }

  async function expectKept(canvas: Canvas) {
    for (const field of texts) await expect(control(canvas, field)).toHaveValue(field.value);
    for (const field of fields)
      if (field.choice) await expect(control(canvas, field)).toBeChecked();
  }
  async function expectEmpty(canvas: Canvas) {
    for (const field of texts) await expect(control(canvas, field)).toHaveValue('');
    for (const radio of canvas.queryAllByRole('radio')) await expect(radio).not.toBeChecked();
  }
  async function expectSent({ canvas, canvasElement, args }: Tested) {
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
    await expect(args.onSubmit).toHaveBeenCalledWith(sent);
    if (success === undefined) {
      await waitFor(() => expect(button(canvas)).toHaveAccessibleName(form.busy));
      await expect(box(canvasElement)).toBeNull();
      return;
    }
    const status = await canvas.findByRole('status');
    await expect(status).toHaveTextContent(success);
    await waitFor(() => expect(status.parentElement).toHaveFocus());
    await expect(button(canvas)).toHaveAccessibleName(form.submitLabel);
    await expectEmpty(canvas);
  }

  return {
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
  };
}
