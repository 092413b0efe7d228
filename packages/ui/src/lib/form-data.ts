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
  // The first takes the place of all, so that what is sent keeps its order.
  const [first = value, ...others] = values as string[];
  data.set(name, first);
  for (const each of others) data.append(name, each);
}
