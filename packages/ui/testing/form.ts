import { inPart, matching } from './find.ts';
import { nameOf, type DriverOptions, type Place } from './place.ts';
import { inSteps, type Step } from './steps.ts';

/** The value for a field: text, one or several choices, whether a box is checked, or files. */
export type FieldInput = string | number | boolean | readonly string[] | File | readonly File[];

/**
 * The values to fill in. The key is the field's name or its label. A choice
 * is given by its value or its label.
 */
export type FormInput<Values = unknown> =
  | { [Name in keyof Values]?: FieldInput | undefined }
  | Record<string, FieldInput | undefined>;

/** The state of a form: `idle` until it is sent, and again once a field is corrected. */
export type FormState = 'idle' | 'invalid' | 'error' | 'success';

/** Fills in a form of the kit, submits it, and reads its messages. */
export interface FormDriver<Values = unknown> {
  /** Fills in these fields and leaves the others as they are. */
  fill(values: FormInput<Values>): Step<FormDriver<Values>>;
  /** Presses the submit button. */
  submit(): Step<FormDriver<Values>>;
  /** The error at each invalid field, by the field's name. Waits while the form is being sent. */
  errors(): Promise<Record<string, string>>;
  /** The errors listed above or below the fields. Waits while the form is being sent. */
  summary(): Promise<string[]>;
  /** How the last submit ended. Waits while the form is being sent. */
  status(): Promise<FormState>;
  /**
   * The message about the whole form, without the error summary, or `''`. Waits while the form is
   * being sent.
   */
  message(): Promise<string>;
  /** Whether it is being sent right now. */
  isBusy(): Promise<boolean>;
  /** The value of a field: its text, whether it is checked, or the value of the choice. */
  value(field: string): Promise<string | boolean>;
}

/** Describes a control. Runs inside the page. */
function factsOf(control: Element) {
  const { type, value, checked } = control as HTMLInputElement;
  // A Combobox is a text box beside a hidden input that has the name and the value.
  const hidden =
    control.getAttribute('role') === 'combobox'
      ? control.closest('.rp-Combobox')?.querySelector<HTMLInputElement>('[type="hidden"]')
      : undefined;
  const select = control instanceof HTMLSelectElement ? control : undefined;
  const tidy = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
  const kinds: Record<string, 'file' | 'radio' | 'checkbox'> = {
    file: 'file',
    radio: 'radio',
    checkbox: 'checkbox',
  };
  return {
    name: (hidden ?? (control as HTMLInputElement)).name,
    legend: tidy(control.closest('fieldset')?.querySelector('legend')?.textContent),
    kind: hidden ? 'combobox' : select ? 'select' : (kinds[type] ?? 'text'),
    value: hidden?.value ?? value,
    checked,
    options: [...(select?.options ?? [])].map((option) => ({
      value: option.value,
      label: tidy(option.textContent),
    })),
  } as const;
}

/** Returns the options in the open list of a Combobox. Runs inside the page. */
const listedIn = (box: Element) =>
  [...(box.closest('.rp-Combobox')?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])].map(
    (option) => ({
      value: option.dataset['value'] ?? '',
      label: option.firstElementChild?.textContent ?? '',
    }),
  );

type Field = ReturnType<typeof factsOf> & { label: string; place: Place };

const CONTROLS = ':is(input, textarea, select):not([hidden], [type="hidden"], [type="submit"])';

const fieldsOf = async (form: Place): Promise<Field[]> =>
  Promise.all(
    (await form.all(CONTROLS)).map(async (place) => {
      const [facts, label] = await Promise.all([place.read(factsOf), place.read(nameOf)]);
      return { ...facts, label, place };
    }),
  );

const isChoice = ({ kind }: Field) => kind === 'radio' || kind === 'checkbox';

/** Returns the visible name of a field. */
const titleOf = (field: Field) => (field.kind === 'radio' && field.legend) || field.label;

const listed = (choices: readonly { value: string; label: string }[]) =>
  [...new Set(choices.map(({ value, label }) => `“${label}” (${value})`))].join(', ');

/** Returns the controls of the field with this name or label. A group of choices has several. */
async function fieldIn(form: Place, wanted: string): Promise<[Field, ...Field[]]> {
  const fields = await fieldsOf(form);
  const by = (text: (field: Field) => string) => fields.filter((field) => text(field) === wanted);
  const named = [
    () => by(({ name }) => name),
    () => by(({ label }) => label),
    () => fields.filter((field) => isChoice(field) && field.legend === wanted),
    () =>
      matching(
        fields.map(({ label }) => label),
        wanted,
      ).flatMap((at) => fields[at] ?? []),
  ];
  for (const find of named) {
    const [first, ...rest] = find();
    if (!first) continue;
    const same = [first, ...rest].every(
      ({ name, kind }) => name === first.name && kind === first.kind,
    );
    if (same && (rest.length === 0 || isChoice(first))) return [first, ...rest];
    throw new Error(
      `“${wanted}” fits several fields of ${await titled(form)}. Use the name of one.`,
    );
  }
  const all = listed(fields.map((field) => ({ value: field.name, label: titleOf(field) })));
  throw new Error(`No field “${wanted}” in ${await titled(form)}. It has: ${all || 'none'}.`);
}

const titled = async (form: Place) => {
  const name = await form.read(nameOf);
  return name ? `the form “${name}”` : 'this form';
};

/** Returns the choice with this value or label. */
function choiceOf<Choice extends { value: string; label: string }>(
  choices: readonly Choice[],
  wanted: unknown,
  field: Field,
): Choice {
  const text = String(wanted);
  const [at = -1] = matching(
    choices.map(({ label }) => label),
    text,
  );
  const found = choices.find(({ value }) => value === text) ?? choices[at];
  if (found) return found;
  throw new Error(`No choice “${text}” in “${titleOf(field)}”. It has: ${listed(choices)}.`);
}

const isFiles = (input: readonly unknown[]): input is File[] =>
  input.every((file) => file instanceof File);

async function fillField(controls: [Field, ...Field[]], input: unknown): Promise<void> {
  const [field] = controls;
  const wrong = (takes: string) =>
    new Error(`The field “${titleOf(field)}” takes ${takes}, not ${JSON.stringify(input)}.`);
  const several = Array.isArray(input) ? (input as unknown[]) : [input];

  if (field.kind === 'file') {
    if (!isFiles(several)) throw wrong('a File or several');
    await field.place.upload(several);
  } else if (field.kind === 'checkbox') {
    const isOne = typeof input === 'boolean';
    if (isOne ? controls.length > 1 : !Array.isArray(input))
      throw wrong(controls.length > 1 ? 'a list of choices' : 'true or false');
    const on = isOne ? [] : several.map((one) => choiceOf(controls, one, field));
    for (const box of controls)
      if (box.checked !== (isOne ? input : on.includes(box))) await box.place.click();
  } else if (Array.isArray(input) && field.kind !== 'select') throw wrong('one value');
  else if (typeof input === 'boolean') throw wrong('text or a choice');
  else if (field.kind === 'radio') await choiceOf(controls, input, field).place.click();
  else if (field.kind === 'select')
    await field.place.select(several.map((one) => choiceOf(field.options, one, field).value));
  else if (field.kind === 'combobox') {
    await field.place.click();
    const options = await field.place.read(listedIn);
    // A list of thousands does not draw all of them: its choices are given by their labels.
    const isWhole = options.length < 300;
    await field.place.fill(isWhole ? choiceOf(options, input, field).label : String(input));
    // Leaving the field chooses what its text names.
    await field.place.press('Tab');
  } else await field.place.fill(String(input));
}

const isBusy = (form: Element) =>
  form.querySelector('[type="submit"][data-busy], [type="submit"][aria-disabled="true"]') !== null;

/** Returns the error of each invalid field. */
function errorsOf(form: Element): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const invalid of form.querySelectorAll('[aria-invalid="true"]')) {
    const around = invalid.closest('.rp-Field, fieldset') ?? invalid;
    const own = (invalid as HTMLInputElement).name;
    const name = own || around.querySelector<HTMLInputElement>('[name]')?.name || '';
    const described = (invalid.getAttribute('aria-describedby') ?? '').split(' ');
    const error = described
      .map((id) => form.ownerDocument.getElementById(id))
      .find((note) => note?.classList.contains('rp-Field-error'));
    errors[name] ??= (error?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  }
  return errors;
}

function stateOf(form: Element): FormState {
  if (form.querySelector('[aria-invalid="true"]')) return 'invalid';
  const tone = form.querySelector('.rp-Alert.rp-Form-status')?.getAttribute('data-tone');
  return tone === 'danger' ? 'error' : tone === 'success' ? 'success' : 'idle';
}

/** Returns the message about the whole form, without the error summary. */
function messageOf(form: Element): string {
  const status = form.querySelector('.rp-Form-status');
  if (!status || status.querySelector('.rp-ErrorSummary-list')) return '';
  return (status.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}

/** Makes a driver for the form in the part with this class. */
export const formDriver =
  <Values = unknown>(selector: string, kind: string) =>
  (root: Place, options?: DriverOptions): FormDriver<Values> => {
    const inForm = <Answer>(answerIn: (form: Place) => Promise<Answer>) =>
      inPart(root, { selector, kind }, options, async (found) => {
        if (await found.read((element) => element.matches('form'))) return answerIn(found);
        const [form] = await found.all('form');
        if (!form) throw new Error(`There is no form in this ${kind}.`);
        return answerIn(form);
      });
    const answered = <Answer>(answerIn: (form: Element) => Answer) =>
      inForm(async (form) => {
        if (await form.read(isBusy))
          throw new Error(
            `${await titled(form)} is still being sent. If it stays like that because the site shows another page, look for that page.`,
          );
        return form.read(answerIn);
      });

    return inSteps<FormDriver<Values>>({
      fill: async (values) => {
        for (const [name, input] of Object.entries<unknown>(values)) {
          if (input === undefined) continue;
          await fillField(await inForm((form) => fieldIn(form, name)), input);
        }
      },
      submit: async () => {
        const button = await inForm(async (form) => {
          const [submit] = await form.all('[type="submit"]');
          if (!submit) throw new Error(`${await titled(form)} has no submit button.`);
          return submit;
        });
        await button.click();
      },
      errors: () => answered(errorsOf),
      summary: () =>
        answered((form) =>
          [...form.querySelectorAll('.rp-ErrorSummary-list li')].map((item) =>
            (item.textContent ?? '').trim(),
          ),
        ),
      status: () => answered(stateOf),
      message: () => answered(messageOf),
      isBusy: () => inForm((form) => form.read(isBusy)),
      value: (name) =>
        inForm(async (form) => {
          const [field, ...more] = await fieldIn(form, name);
          if (field.kind === 'radio')
            return [field, ...more].find(({ checked }) => checked)?.value ?? '';
          return field.kind === 'checkbox' ? field.checked : field.value;
        }),
    });
  };
