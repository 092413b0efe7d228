/** Tests that a control shows its current value, whoever sets it and wherever the control is. */
import { createRef, type ReactNode, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { useForm } from 'react-hook-form';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readForm } from '../../../src/forms/read-form.ts';
import * as kit from '../../../src/index.ts';
import { typeInto } from '../../../src/lib/type-into.ts';
import { controls, type Connected, type Control } from '../../forms/controls.tsx';

type Field = HTMLInputElement & HTMLTextAreaElement & HTMLSelectElement;

/** The initial value of an uncontrolled control. */
const initially = ({ held }: Control, value: unknown) =>
  ({ [held === 'checked' ? 'defaultChecked' : 'defaultValue']: value }) as Partial<Connected>;

/** Returns the texts, except that of a text area, which is only its initial value. */
const textsIn = (container: HTMLElement) =>
  [...container.querySelectorAll(':not(textarea)')].flatMap(({ childNodes }) =>
    [...childNodes].filter(({ nodeType }) => nodeType === 3).map(({ nodeValue }) => nodeValue),
  );

/** Returns everything that shows or announces a value. */
const shown = (container: HTMLElement) =>
  JSON.stringify([
    ...textsIn(container),
    ...[...container.querySelectorAll<Field>('input, textarea, select')].map((field) => [
      field.value,
      field.checked,
      field.style.cssText,
      field.ariaValueText,
    ]),
    ...[
      ...container.querySelectorAll<HTMLElement>('[data-strength], [data-over], [data-chosen]'),
    ].map(({ dataset: { strength, over, chosen } }) => [strength, over, chosen]),
  ]);

/** A short interval, because Vitest's default pause takes longer than the rest of the test. */
const expectSoon = <T,>(read: () => T) => expect.poll(read, { interval: 5 });

const places = {
  'on the page': () => document.body,
  'in another document': () => {
    const frame = document.createElement('iframe');
    document.body.append(frame);
    onTestFinished(() => frame.remove());
    return (frame.contentDocument as Document).body;
  },
  'in a shadow root': () => {
    const host = document.createElement('div');
    document.body.append(host);
    onTestFinished(() => host.remove());
    return host.attachShadow({ mode: 'open' });
  },
};

function mount(node: ReactNode, place: Node = document.body) {
  const container = (place.ownerDocument ?? document).createElement('div');
  place.appendChild(container);
  const root = createRoot(container);
  flushSync(() => root.render(node));
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  return container;
}

/** Returns what a new control with this initial value shows. */
async function fresh(control: Control, value: unknown): Promise<string> {
  const container = mount(
    <form>{control.render({ name: 'field', ...initially(control, value) })}</form>,
  );
  if (control === controls['NewPasswordField'] && value)
    await expectSoon(() => container.innerText).toContain('Weak');
  return shown(container);
}

const settable = Object.entries(controls).filter(([, { held }]) => held);
const set = (ref: Ref<HTMLElement>, { held }: Control, value: unknown) =>
  Object.assign((ref as { current: HTMLElement }).current, { [held as string]: value });

describe.each(Object.entries(places))('%s', (_place, place) => {
  test.each(settable)('%s follows a script and a reset', async (_name, control) => {
    const ref = createRef<HTMLElement>();
    const container = mount(
      <form>{control.render({ name: 'field', ref, ...initially(control, control.empty) })}</form>,
      place(),
    );
    const [before, after] = [
      await fresh(control, control.empty),
      await fresh(control, control.filled),
    ];
    expect(shown(container)).toBe(before);
    set(ref, control, control.filled);
    await expectSoon(() => shown(container)).toBe(after);
    container.querySelector('form')?.reset();
    await expectSoon(() => shown(container)).toBe(before);
  });

  test('NumberField gives plain digits to a form', async () => {
    const container = mount(
      <form>
        <input name="seats" defaultValue="١" />
        <kit.NumberField label="Seats" name="seats" defaultValue={1} />
        <kit.NumberField label="Guests" name="guests" decimalSign="," />
        <kit.NumberField label="Tables" name="tables" />
      </form>,
      place(),
    );
    const form = container.querySelector('form') as HTMLFormElement;
    const texts = [...container.querySelectorAll<HTMLInputElement>('.rp-NumberField input')];
    for (const [at, text] of ['１２', '۴۲٫۵', '1e3'].entries()) (texts[at] as Field).value = text;
    expect(new FormData(form).getAll('seats')).toEqual(['١', '12']);
    expect(new FormData(form).get('guests')).toBe('42.5');
    expect(new FormData(form).get('tables')).toBe('1e3');
  });

  test('PasswordField hides what it shows when its form is reset', async () => {
    const container = mount(
      <form>
        <kit.PasswordField label="Password" />
      </form>,
      place(),
    );
    container.querySelector('button')?.click();
    await expectSoon(() => container.querySelector('input')?.type).toBe('text');
    container.querySelector('form')?.reset();
    await expectSoon(() => container.querySelector('input')?.type).toBe('password');
  });
});

describe.each(['.', ','] as const)('with the decimal sign %s', (decimalSign) => {
  test.each(
    [
      [
        '12',
        '1.5',
        '1,5',
        '1,000',
        '1.000',
        '1 000',
        '１２',
        '١٬٢٣٤٫٥',
        'ー5',
        '-0',
        '.5',
        '0.0000005',
      ],
      [
        '',
        ' ',
        '-',
        '1e3',
        '0x10',
        '1 5',
        '$5',
        '1,234.5',
        '1.234,5',
        '12345678901234567',
        'Infinity',
      ],
    ].flat(),
  )('NumberField reports and sends the same for %j', (text) => {
    const calls: (number | null)[] = [];
    const container = mount(
      <form>
        <kit.NumberField
          label="Seats"
          name="seats"
          defaultValue={7}
          decimalSign={decimalSign}
          onValueChange={(number) => calls.push(number)}
        />
      </form>,
    );
    typeInto(container.querySelector('input') as HTMLInputElement, text);
    const unread = text.trim() === '' ? undefined : text;
    expect(readForm(container.querySelector('form') as HTMLFormElement).values).toEqual({
      seats: calls.at(-1) ?? unread,
    });
    expect(calls).toHaveLength(1);
  });
});

function Registered(control: Control) {
  const { register, setValue, reset } = useForm({ defaultValues: { field: control.empty } });
  return (
    <form>
      {control.render(register('field', control.registered) as Connected)}
      <button type="button" onClick={() => setValue('field', control.filled)} />
      <button type="button" onClick={() => reset()} />
    </form>
  );
}

test.each(settable)('%s follows setValue and reset of react-hook-form', async (_name, control) => {
  const container = mount(<Registered {...control} />);
  const [setIt, resetIt] = container.querySelectorAll<HTMLButtonElement>('form > button');
  const [before, after] = [
    await fresh(control, control.empty),
    await fresh(control, control.filled),
  ];
  await expectSoon(() => shown(container)).toBe(before);
  setIt?.click();
  await expectSoon(() => shown(container)).toBe(after);
  resetIt?.click();
  await expectSoon(() => shown(container)).toBe(before);
});

const single = settable.filter(([name]) => !/Group|Cards|Segmented/.test(name));

test.each(single)('%s follows a form that comes later, elsewhere', async (_name, control) => {
  const ref = createRef<HTMLElement>();
  const props = { name: 'field', ref, form: 'late', ...initially(control, control.empty) };
  const container = mount(control.render(props));
  const before = shown(container);
  const form = Object.assign(document.createElement('form'), { id: 'late' });
  document.body.append(form);
  set(ref, control, control.filled);
  await expectSoon(() => shown(container)).not.toBe(before);
  form.reset();
  form.remove();
  await expectSoon(() => shown(container)).toBe(before);
});

// Autofill uses the text box of a Combobox, which has no name.
const typed = single.filter(([name, { held }]) => held === 'value' && name !== 'Combobox');

test.each(typed)(
  '%s follows what fills it in without events that bubble',
  async (_name, control) => {
    const container = mount(
      control.render({ name: 'field', ...initially(control, control.empty) }),
    );
    const field = container.querySelector<Field>('[name=field]') as Field;
    const { prototype } = Object.getPrototypeOf(field).constructor as typeof HTMLInputElement;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, control.filled);
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type));
    const after = await fresh(control, control.filled);
    await expectSoon(() => shown(container)).toBe(after);
  },
);

describe('and every other way to change it', () => {
  test.each<[string, (slider: HTMLInputElement) => unknown, string]>([
    ['valueAsNumber', (slider) => (slider.valueAsNumber = 30), '30'],
    ['stepUp', (slider) => slider.stepUp(5), '45'],
    ['stepDown', (slider) => slider.stepDown(), '39'],
    ['what is out of range', (slider) => (slider.value = '500'), '100'],
  ])('Slider: %s', async (_name, change, text) => {
    const container = mount(<kit.Slider label="Field" defaultValue={40} />);
    const slider = container.querySelector('input') as HTMLInputElement;
    change(slider);
    await expectSoon(() => container.querySelector('.rp-Slider-value')?.textContent).toBe(text);
    expect(slider.style.getPropertyValue('--rp-slider-share')).toBe(String(Number(text) / 100));
  });

  test('TextArea: setRangeText', async () => {
    const container = mount(<kit.TextArea label="Field" maxLength={20} defaultValue="abc" />);
    container.querySelector('textarea')?.setRangeText('de', 0, 1);
    await expectSoon(() => container.innerText).toContain('Characters left: 16');
  });

  test('FileField: files, an empty value and a reset', async () => {
    const container = mount(
      <form>
        <kit.FileField label="Field" multiple />
      </form>,
    );
    const field = container.querySelector('input') as HTMLInputElement;
    const names = () =>
      [...container.querySelectorAll('.rp-FileField-name')].map(({ textContent }) => textContent);
    const put = (...files: File[]) => {
      const data = new DataTransfer();
      for (const file of files) data.items.add(file);
      field.files = data.files;
    };
    put(new File(['a'], 'a.txt'));
    await expectSoon(names).toEqual(['a.txt']);
    field.value = '';
    await expectSoon(names).toEqual([]);
    put(new File(['b'], 'b.txt'));
    await expectSoon(names).toEqual(['b.txt']);
    container.querySelector('form')?.reset();
    await expectSoon(names).toEqual([]);
  });

  test('NumberField no longer says where a step led', async () => {
    const container = mount(<kit.NumberField label="Field" defaultValue={1} />);
    container.querySelectorAll('button')[1]?.click();
    await expectSoon(() => container.querySelector('output')?.textContent).toBe('2');
    (container.querySelector('input') as HTMLInputElement).value = '7';
    await expectSoon(() => container.querySelector('output')?.textContent).toBe('');
  });

  test('React still tells a new value from an old one', async () => {
    const calls: string[] = [];
    const container = mount(
      <kit.TextArea label="Field" maxLength={20} onValueChange={(text) => calls.push(text)} />,
    );
    const area = container.querySelector('textarea') as HTMLTextAreaElement;
    area.value = 'ab';
    area.dispatchEvent(new Event('input', { bubbles: true }));
    expect(calls).toEqual([]);
    area.focus();
    document.execCommand('insertText', false, 'c');
    expect(calls).toEqual(['abc']);
  });
});
