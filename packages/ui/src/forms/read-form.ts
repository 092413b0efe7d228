import { setValueAt } from './field-path.ts';

/** A control with a value. */
export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isControl = (element: Element): element is Control =>
  element.matches(
    ':is(input, textarea, select)[name]:enabled:not([type=submit], [type=reset], [type=button], [type=image])',
  );

/**
 * Reads a form from the page, because a field may have been filled before script loaded, or without
 * an event. What each name holds follows from its controls:
 *
 * - one checkbox: whether it is ticked. Several of one name, or any in a CheckboxGroup: the list of
 *   the ticked values;
 * - radio buttons: the value of the chosen one, or `undefined`;
 * - NumberField, `type="number"` and `"range"`: a number, or `undefined` while empty. Text in a
 *   NumberField that is no number stays text;
 * - `type="file"`: the File or `undefined`; with `multiple`, the list of Files;
 * - a select with `multiple`, or several controls of one name: a list;
 * - everything else: text.
 *
 * A name with dots is a path: `address.city`. Disabled controls have no value.
 *
 * @returns The values, and the names in the order of the form.
 */
export function readForm(form: HTMLFormElement): { values: object; names: string[] } {
  const named = new Map<string, [Control, ...Control[]]>();
  for (const element of form.elements) {
    if (!isControl(element)) continue;
    const others = named.get(element.name);
    if (others) others.push(element);
    else named.set(element.name, [element]);
  }
  const values = {};
  const data = new FormData(form);
  for (const [name, controls] of named) setValueAt(values, name, valueOf(controls, data));
  return { values, names: [...named.keys()] };
}

function valueOf(controls: readonly [Control, ...Control[]], data: FormData): unknown {
  const [control] = controls;
  if (control instanceof HTMLInputElement) {
    const inputs = controls as readonly HTMLInputElement[];
    const checked = inputs.filter((input) => input.checked).map(({ value }) => value);
    if (control.type === 'radio') return checked[0];
    if (control.type === 'checkbox')
      return inputs.length > 1 || control.closest('.rp-Checkbox-group') ? checked : control.checked;
    if (control.closest('.rp-NumberField')) {
      const numbers = data.getAll(control.name).map(numberIn);
      return controls.length > 1 ? numbers : numbers[0];
    }
  }
  return controls.length > 1 ? controls.map(valueOfOne) : valueOfOne(control);
}

/** What a NumberField gives the form's data: plain digits, or text that is no number. */
function numberIn(text: FormDataEntryValue): unknown {
  if (text === '') return undefined;
  return Number.isNaN(Number(text)) ? text : Number(text);
}

function valueOfOne(control: Control): unknown {
  if (control instanceof HTMLSelectElement && control.multiple)
    return Array.from(control.selectedOptions, ({ value }) => value);
  if (!(control instanceof HTMLInputElement)) return control.value;
  const { type, files, multiple, valueAsNumber, value } = control;
  if (type === 'number' || type === 'range')
    return Number.isNaN(valueAsNumber) ? undefined : valueAsNumber;
  if (type === 'file') return multiple ? [...(files ?? [])] : files?.[0];
  return value;
}
