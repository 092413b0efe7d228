/** Tests that a control shows its current value when its form is reset or a form library sets it. */
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { useForm } from 'react-hook-form';
import { expect, onTestFinished, test } from 'vitest';
import * as kit from '../../src/index.ts';
import { controls, type Connected, type Control } from '../forms/controls.tsx';

function mount(node: React.ReactNode) {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  flushSync(() => root.render(node));
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  return container;
}

/** Returns what shows a value: the fields, and the texts beside them. */
const shown = (container: HTMLElement) =>
  JSON.stringify([
    container.innerText,
    ...[...container.querySelectorAll<HTMLInputElement>('input, textarea, select')].map(
      ({ value, checked, style, ariaValueText }) => [value, checked, style.cssText, ariaValueText],
    ),
  ]);

function Registered(control: Control) {
  const { register, setValue, reset } = useForm({ defaultValues: { field: control.empty } });
  return (
    <form>
      {control.render(register('field', control.registered ?? {}) as Connected)}
      <button type="button" onClick={() => setValue('field', control.filled)} />
      <button type="button" onClick={() => reset()} />
    </form>
  );
}

const settable = Object.entries(controls).filter(
  ([, { held, needsController }]) => held && !needsController,
);

test.each(settable)('%s follows setValue and reset of react-hook-form', async (_name, control) => {
  const container = mount(<Registered {...control} />);
  const before = shown(container);
  const [setIt, resetIt] = container.querySelectorAll<HTMLButtonElement>('form > button');
  setIt?.click();
  await expect.poll(() => shown(container)).not.toBe(before);
  resetIt?.click();
  await expect.poll(() => shown(container)).toBe(before);
});

test('FileField shows the files that a form has, until it is reset', async () => {
  const container = mount(
    <form>
      <kit.FileField label="Field" multiple />
    </form>,
  );
  const names = () =>
    [...container.querySelectorAll('.rp-FileField-name')].map(({ textContent }) => textContent);
  const data = new DataTransfer();
  data.items.add(new File(['a'], 'a.txt'));
  const input = container.querySelector('input') as HTMLInputElement;
  input.files = data.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await expect.poll(names).toEqual(['a.txt']);
  container.querySelector('form')?.reset();
  await expect.poll(names).toEqual([]);
});
