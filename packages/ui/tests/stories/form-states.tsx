/**
 * The states that every form goes through. A form describes its fields and gets its stories from
 * here: `shown` are seeded by props, as a server renders the answer to a submit, because docs run no
 * play functions; `tested` are the ways into them.
 */
import type { ComponentType } from 'react';
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test';
import { inCard, titled } from './fixtures.tsx';

type Canvas = ReturnType<typeof within>;

interface Tested {
  canvas: Canvas;
  canvasElement: HTMLElement;
  args: {
    onSubmit?: ((...values: never[]) => unknown) | undefined;
    onFirstInteraction?: (() => void) | undefined;
  };
}

interface TestedField {
  label: string;
  /** What the user types; for a choice, the label of the chosen option. */
  value: string;
  /** Whether it is a group of radio buttons. */
  choice?: boolean;
  /** Submitted as typed, spaces included: a password. */
  verbatim?: boolean;
  autocomplete?: string;
  /** Its error when left empty; without one, the field is optional. */
  missing?: string;
}

export interface TestedForm {
  /** Names the landmark. */
  title: string;
  /** Whether the page puts it in a card. */
  carded?: boolean;
  /** Label of the button, normally and while submitting. */
  submitLabel: string;
  busy: string;
  fields: readonly [TestedField, ...TestedField[]];
  /** What `onSubmit` receives for the values of the fields. */
  sent: Record<string, string>;
  /** An invalid value (if unset, the field is left empty) and its error. */
  wrong: { label: string; value?: string; message: string };
  /** All errors at once, in form order, when only `values` are filled in. */
  several?: {
    values?: Record<string, string>;
    errors: readonly [label: string, message: string][];
  };
  /** How the message about an exception starts. */
  failure: string;
  /** The message after a success; without one, the form stays busy. */
  success?: string;
}

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

const resolved = (result: object) => fn(async () => result as never);

const REJECTED = {
  status: 'error',
  message: 'The service did not take it.',
  detail: 'Error 503: try again later.',
};
const OFFLINE = {
  status: 'error',
  message: 'There is no connection. Check your network, then try again.',
};

/** The stories of a form. */
export const formStates = (form: TestedForm) => ({
  shown: shownStates(form),
  tested: testedStates(form),
});

/**
 * The form after a submit, by state. What was typed stays, but not passwords: no page has them in
 * its HTML.
 */
function shownStates({ carded, fields, sent, wrong, several, failure }: TestedForm) {
  const frame = carded ? { decorators: [inCard] } : {};
  const names = Object.keys(sent);
  const nameOf = (label: string) => names[fields.findIndex((field) => field.label === label)] ?? '';
  const typed = (values: Record<string, string | undefined> = {}) =>
    Object.fromEntries(
      fields.flatMap(({ label, verbatim }) => {
        const value = label in values ? values[label] : sent[nameOf(label)];
        return value === undefined || verbatim ? [] : [[nameOf(label), value]];
      }),
    );
  const seeded = (result: object, values?: Record<string, string | undefined>) => ({
    ...frame,
    args: { defaultValues: typed(values), result: result as never },
  });
  const invalid = (
    errors: readonly (readonly [label: string, message: string])[],
    values: Record<string, string | undefined>,
  ) => {
    const messages = errors.map(([label, message]) => [nameOf(label), message]);
    const { args } = seeded({ status: 'invalid', fields: Object.fromEntries(messages) }, values);
    return { ...frame, args: { ...args, errorSummary: 'button' as const } };
  };
  const none = Object.fromEntries(fields.map(({ label }) => [label, undefined]));
  return {
    /** One error, at the field and in the box. */
    invalidOne: invalid([[wrong.label, wrong.message]], { [wrong.label]: wrong.value }),
    /** All errors at once, in form order; each one links to its field. */
    invalidSeveral: invalid(several?.errors ?? [], { ...none, ...several?.values }),
    /** Busy and read-only. Success without a message looks the same: the site is about to go on. */
    submitting: seeded({ status: 'success', message: '' }),
    /** A plain sentence and the service's own message. */
    rejected: seeded(REJECTED),
    /** Without a network. */
    offline: seeded(OFFLINE),
    /** An exception: its message, after the form's own text. */
    thrown: seeded({ status: 'error', message: `${failure}: the network layer is gone` }),
    /** The message, and the form is empty again; without one, the form stays busy. */
    success: { ...frame, args: { result: { status: 'success' as const } } },
  };
}

/** The ways into these states, and what visitors can do there. */
function testedStates(form: TestedForm) {
  const { fields, sent, wrong, several, failure, success } = form;
  let attempts = 0;
  let answer = () => {};
  const rejectedNames = Object.keys(sent).slice(fields.length > 1 ? 1 : 0);
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
  /** How the description of the wrong field starts. */
  const wrongly = new RegExp(`^${wrong.message}`);
  const box = (element: HTMLElement) => element.querySelector('form .rp-Form-status');

  async function fill(canvas: Canvas, values: Record<string, string | undefined> = {}) {
    for (const field of fields) {
      const value = field.label in values ? values[field.label] : field.value;
      if (!value) continue;
      if (field.choice) await userEvent.click(control(canvas, field));
      else await userEvent.type(control(canvas, field), value);
    }
  }
  const fillWrong = (canvas: Canvas) => fill(canvas, { [wrong.label]: wrong.value });

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
     * field is for (`autocomplete`). A field left filled wrongly says so, until it is mended.
     */
    filling: {
      play: async ({ canvas, canvasElement, args }: Tested) => {
        for (const field of fields) control(canvas, field).focus();
        for (const { label } of fields)
          await expect(described(canvas, label)).not.toHaveAttribute('aria-invalid');
        await fill(canvas, wrong.value ? { [wrong.label]: wrong.value } : {});
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

    /** For a form with one field: one error at a time, first that it is empty. */
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
        await fill(tested.canvas);
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
