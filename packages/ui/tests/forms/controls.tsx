/** Every control that holds a value. A new one needs one line here to be tested with form libraries. */
import type { ComponentProps, ComponentType, ReactNode, Ref } from 'react';
import { userEvent, type within } from 'storybook/test';
import * as kit from '../../src/index.ts';

/** The props of `register` of react-hook-form, and those with which a library holds the value. */
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

export interface Control {
  /** Renders it with the label “Field” and two choices, `a` and `b`. */
  render: (props: Connected) => ReactNode;
  /** Whether it is on or off; otherwise it holds text. */
  isBoolean?: true;
  /** Makes its value `b`, or switches it on. */
  fill: (page: ReturnType<typeof within>) => Promise<void>;
}

/** Libraries type their props by the field, which is any of these here. */
const of =
  <Props extends object>(Part: ComponentType<Props>, rest: object) =>
  (props: Connected) => <Part {...({ ...rest, ...props } as unknown as Props)} />;

const options = ['a', 'b'].map((value) => <option key={value}>{value}</option>);
const radios = (Part: typeof kit.Radio) =>
  ['a', 'b'].map((value) => <Part key={value} value={value} label={value} />);

const typed = (Part: ComponentType<ComponentProps<typeof kit.TextField>>): Control => ({
  render: of(Part, { label: 'Field' }),
  fill: (page) => userEvent.type(page.getByLabelText('Field'), 'b'),
});
const clicked = (label: string) => (page: ReturnType<typeof within>) =>
  userEvent.click(page.getByLabelText(label));

export const controls: Record<string, Control> = {
  TextField: typed(kit.TextField),
  TextArea: {
    render: of(kit.TextArea, { label: 'Field' }),
    fill: (page) => userEvent.type(page.getByLabelText('Field'), 'b'),
  },
  PasswordField: typed(kit.PasswordField),
  NewPasswordField: typed(kit.NewPasswordField),
  SearchField: typed(kit.SearchField),
  Select: {
    render: of(kit.Select, { label: 'Field', placeholder: 'Choose', children: options }),
    fill: (page) => userEvent.selectOptions(page.getByLabelText('Field'), 'b'),
  },
  Checkbox: {
    render: of(kit.Checkbox, { label: 'Field' }),
    isBoolean: true,
    fill: clicked('Field'),
  },
  Switch: { render: of(kit.Switch, { label: 'Field' }), isBoolean: true, fill: clicked('Field') },
  RadioGroup: {
    render: of(kit.RadioGroup, { legend: 'Field', children: radios(kit.Radio) }),
    fill: clicked('b'),
  },
  RadioCards: {
    render: of(kit.RadioCards, { legend: 'Field', children: radios(kit.RadioCard) }),
    fill: clicked('b'),
  },
};
