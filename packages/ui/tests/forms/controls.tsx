/** Every control that holds a value. A new one needs one line here to be tested with form libraries. */
import type { ComponentType, ReactNode, Ref } from 'react';
import { fireEvent, userEvent, type within } from 'storybook/test';
import * as kit from '../../src/index.ts';

/** The props of react-hook-form's `register`, and the props by which a library controls the value. */
export interface Connected {
  name: string;
  ref?: Ref<HTMLElement>;
  value?: unknown;
  checked?: unknown;
  onChange?: (event: unknown) => unknown;
  onBlur?: (event: never) => unknown;
  onValueChange?: (value: unknown) => void;
  onCheckedChange?: (value: unknown) => void;
  disabled?: boolean | undefined;
}

type Page = ReturnType<typeof within>;

export interface Control {
  /** Renders the control with the label “Field” and, if it has choices, `a` and `b`. */
  render: (props: Connected) => ReactNode;
  /** The prop that controls its value; `null` if the value cannot be controlled. */
  held: 'value' | 'checked' | null;
  /** The prop that is called with a new value. */
  changed: 'onValueChange' | 'onCheckedChange';
  /** Whether the event of `onChange` has no value of the right type. */
  ownValue?: boolean;
  /** Whether a library must hold its value: react-hook-form by `Controller`, not `register`. */
  needsController?: true;
  /** Other options that `register` needs. */
  registered?: { valueAsNumber: true };
  /** Its initial value. */
  empty: unknown;
  /** Its value after `fill`. */
  filled: unknown;
  fill: (page: Page) => Promise<unknown>;
}

/** Any control's value, because libraries type their props by the field. */
const of =
  <Props extends object>(Part: ComponentType<Props>, rest: object = { label: 'Field' }) =>
  (props: Connected) => <Part {...({ ...rest, ...props } as unknown as Props)} />;

const options = ['a', 'b'].map((value) => <option key={value}>{value}</option>);
const choices = (Part: ComponentType<{ value: string; label: string }>) => ({
  legend: 'Field',
  children: ['a', 'b'].map((value) => <Part key={value} value={value} label={value} />),
});

const field = (page: Page) => page.getByLabelText('Field');

const text = {
  held: 'value',
  changed: 'onValueChange',
  empty: '',
  filled: 'b',
  fill: (page: Page) => userEvent.type(field(page), 'b'),
} as const;
const choice = {
  ...text,
  needsController: true,
  fill: (page: Page) => userEvent.click(page.getByLabelText('b')),
} as const;
const yesOrNo = {
  held: 'checked',
  changed: 'onCheckedChange',
  empty: false,
  filled: true,
  fill: (page: Page) => userEvent.click(field(page)),
} as const;
const number = { ...text, ownValue: true, registered: { valueAsNumber: true } } as const;

export const photo = new File(['pixels'], 'kitchen.jpg', { type: 'image/jpeg' });

export const controls: Record<string, Control> = {
  TextField: { ...text, render: of(kit.TextField) },
  TextArea: { ...text, render: of(kit.TextArea, { label: 'Field', maxLength: 20 }) },
  PasswordField: { ...text, render: of(kit.PasswordField) },
  NewPasswordField: { ...text, render: of(kit.NewPasswordField) },
  SearchField: { ...text, render: of(kit.SearchField) },
  DateField: {
    ...text,
    render: of(kit.DateField),
    filled: '2026-12-01',
    fill: (page) => fireEvent.change(field(page), { target: { value: '2026-12-01' } }),
  },
  NumberField: {
    ...number,
    needsController: true,
    render: of(kit.NumberField),
    empty: 1,
    filled: 12,
    fill: (page) => userEvent.type(field(page), '2'),
  },
  Slider: {
    ...number,
    render: of(kit.Slider),
    empty: 40,
    filled: 80,
    fill: (page) => fireEvent.change(field(page), { target: { value: 80 } }),
  },
  Select: {
    ...text,
    render: of(kit.Select, { label: 'Field', placeholder: 'Choose', children: options }),
    fill: (page) => userEvent.selectOptions(field(page), 'b'),
  },
  Combobox: {
    ...text,
    ownValue: true,
    needsController: true,
    render: of(kit.Combobox, {
      label: 'Field',
      options: ['a', 'b'].map((value) => ({ value, label: value })),
    }),
    fill: (page) => userEvent.type(page.getByRole('combobox'), 'b{Enter}'),
  },
  Checkbox: { ...yesOrNo, render: of(kit.Checkbox) },
  Switch: { ...yesOrNo, render: of(kit.Switch) },
  CheckboxGroup: {
    ...choice,
    render: of(kit.CheckboxGroup, choices(kit.Checkbox)),
    ownValue: true,
    empty: [],
    filled: ['b'],
  },
  RadioGroup: { ...choice, render: of(kit.RadioGroup, choices(kit.Radio)) },
  RadioCards: { ...choice, render: of(kit.RadioCards, choices(kit.RadioCard)) },
  SegmentedControl: { ...choice, render: of(kit.SegmentedControl, choices(kit.Segment)) },
  FileField: {
    render: of(kit.FileField),
    held: null,
    changed: 'onValueChange',
    ownValue: true,
    empty: undefined,
    filled: [photo],
    fill: (page) => userEvent.upload(field(page), photo),
  },
};
