/** Replaces a control's value in its form's data. */
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
  // If a namesake has no value or several, positions do not match.
  if (!namesakes.includes(control) || namesakes.length !== values.length) return;
  values[namesakes.indexOf(control)] = value;
  // `set` replaces all values at the place of the first, so the data keeps its order.
  const [first = value, ...others] = values as string[];
  data.set(name, first);
  for (const each of others) data.append(name, each);
}
