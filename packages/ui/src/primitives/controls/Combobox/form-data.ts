/** Puts a value in the place of the one that a form's data has of a select. */
export function setEntry(data: FormData, select: HTMLSelectElement, value: string): void {
  const { form, name } = select;
  const values = data.getAll(name);
  const controls = Array.from(form?.elements ?? []).filter(
    (control) => (control as HTMLSelectElement).name === name && control.matches(':enabled'),
  );
  if (!controls.includes(select) || controls.length !== values.length) return;
  values[controls.indexOf(select)] = value;
  data.delete(name);
  for (const each of values) data.append(name, each);
}
