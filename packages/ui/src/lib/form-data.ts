/** Puts a value in the place of the one that a form's data has of a control. */
export function setEntry(
  data: FormData,
  control: HTMLInputElement | HTMLSelectElement,
  value: string,
): void {
  const { form, name } = control;
  const values = data.getAll(name);
  const namesakes = Array.from(form?.elements ?? []).filter(
    (element) => (element as typeof control).name === name && element.matches(':enabled'),
  );
  // Another control may have no value, or several.
  if (!namesakes.includes(control) || namesakes.length !== values.length) return;
  values[namesakes.indexOf(control)] = value;
  data.delete(name);
  for (const each of values) data.append(name, each);
}
