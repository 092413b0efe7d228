import { pathOf, setValueAt } from './field-path.ts';
import type { Submitter } from './submitter.ts';

/** A control with a value. */
export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | Submitter;

const CONTROL =
  ':is(input, textarea, select)[name]:enabled:not([type=submit], [type=reset], [type=button], [type=image])';

/**
 * Reads a form from the page, because a field may have been filled in early or without an event.
 * The controls with a name decide its value:
 *
 * - one checkbox: whether it is checked. Several with one name, or any in a CheckboxGroup
 *   (`data-value="list"`): a list of the checked values;
 * - radio buttons: the value of the chosen one, or `undefined`;
 * - NumberField (`data-value="number"`), `type="number"` and `"range"`: a number, or `undefined`
 *   while empty. Text in a NumberField that is not a number stays text;
 * - `type="file"`: the File or `undefined`; with `multiple`, the list of Files;
 * - a select with `multiple`, or several controls with one name: a list;
 * - everything else, and the button that sent the form: text.
 *
 * A name with dots is a path: `address.city`. A name with hyphens becomes camelCase: `first-name`
 * becomes `firstName`. Disabled controls have no value.
 *
 * @param form The form, in any document.
 * @param submitter The button that sent it, if any.
 * @returns The values, and the paths of the fields in the order of the form.
 */
export function readForm(
  form: HTMLFormElement,
  submitter: Submitter | null = null,
): { values: object; names: string[] } {
  // First, because a control may turn its own text into a value here.
  const data = new FormData(form);
  const named = new Map<string, [Control, ...Control[]]>();
  for (const element of form.elements) {
    if (element !== submitter && !element.matches(CONTROL)) continue;
    const control = element as Control;
    const path = pathOf(control);
    const others = named.get(path);
    if (others) others.push(control);
    else if (path) named.set(path, [control]);
  }
  const values = {};
  for (const [path, controls] of named) setValueAt(values, path, valueOf(controls, data));
  const fields = [...named].filter(([, [first]]) => first !== submitter);
  return { values, names: fields.map(([path]) => path) };
}

/** Checks the tag name, because a form in a frame or another window has other classes. */
const isInput = (control: Control): control is HTMLInputElement => control.localName === 'input';

function valueOf(controls: readonly [Control, ...Control[]], data: FormData): unknown {
  const [control] = controls;
  if (isInput(control)) {
    const inputs = controls as readonly HTMLInputElement[];
    const checked = inputs.filter((input) => input.checked).map(({ value }) => value);
    if (control.type === 'radio') return checked[0];
    if (control.type === 'checkbox')
      return inputs.length > 1 || control.closest('[data-value=list]') ? checked : control.checked;
    if (control.closest('[data-value=number]')) {
      const numbers = data.getAll(control.name).map(numberIn);
      return controls.length > 1 ? numbers : numbers[0];
    }
  }
  return controls.length > 1 ? controls.map(valueOfOne) : valueOfOne(control);
}

/** Returns what a NumberField adds to the form's data: a number, or text that is not a number. */
function numberIn(text: FormDataEntryValue): unknown {
  if (text === '') return undefined;
  return /^-?\d+(\.\d+)?$/.test(text as string) ? Number(text) : text;
}

function valueOfOne(control: Control): unknown {
  if (control.type === 'select-multiple')
    return Array.from((control as HTMLSelectElement).selectedOptions, ({ value }) => value);
  if (!isInput(control)) return control.value;
  const { type, files, multiple, valueAsNumber, value } = control;
  if (type === 'number' || type === 'range')
    return Number.isNaN(valueAsNumber) ? undefined : valueAsNumber;
  if (type === 'file') return multiple ? [...(files ?? [])] : files?.[0];
  return value;
}
