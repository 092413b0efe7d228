'use client';
import {
  createContext,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  type ComponentProps,
  type Ref,
} from 'react';
import { FieldGroup, type FieldGroupOwnProps } from '../Field/FieldGroup.tsx';

/** What a CheckboxGroup gives its checkboxes. */
interface CheckboxGroupState {
  /** Returns the name and state of the checkbox with this value. */
  propsOf: (
    value: ComponentProps<'input'>['value'],
  ) => Pick<ComponentProps<'input'>, 'name' | 'checked' | 'defaultChecked' | 'aria-invalid'>;
  /** Tells the group that one of its checkboxes was checked or unchecked. */
  change: () => void;
}

export const CheckboxGroupContext = createContext<CheckboxGroupState | null>(null);

export interface CheckboxGroupProps
  extends Omit<ComponentProps<'fieldset'>, 'value' | 'defaultValue' | 'ref'>, FieldGroupOwnProps {
  /** Text or a sign after the legend. HTML cannot require a group: validate it. @default none */
  requiredMark?: string | undefined;
  /** The name of the values in the form's data. @default generated */
  name?: string | undefined;
  /** The checked values (controlled); `null` for none. */
  value?: readonly string[] | null | undefined;
  /** The initially checked values (uncontrolled). @default [] */
  defaultValue?: readonly string[] | undefined;
  /** Called with all checked values, in page order. */
  onValueChange?: ((values: string[]) => void) | undefined;
  /** The first checkbox. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * Any number of choices, all visible. Give each `Checkbox` inside a `value`.
 *
 * With react-hook-form, put it into a `Controller`.
 */
export function CheckboxGroup({
  error,
  requiredMark,
  name,
  value,
  defaultValue,
  onValueChange,
  ref,
  id,
  children,
  ...rest
}: CheckboxGroupProps) {
  const ownId = useId();
  const groupId = id ?? ownId;
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const boxes = () =>
    [...(fieldset.current?.querySelectorAll('input') ?? [])].filter(
      (box) => box.name === (name ?? groupId),
    );
  const report = () => {
    const checked = boxes().filter((box) => box.checked);
    onValueChange?.(checked.map((box) => box.value));
  };

  useImperativeHandle(ref, () => fieldset.current?.querySelector('input') as HTMLInputElement);
  // React does not report what was checked before hydration.
  useEffect(() => {
    if (boxes().some((box) => box.checked !== box.defaultChecked)) report();
    // oxlint-disable-next-line react/exhaustive-deps -- once, on hydration
  }, []);

  const group: CheckboxGroupState = {
    propsOf: (own) => ({
      name: name ?? groupId,
      'aria-invalid': error ? true : undefined,
      ...(value === undefined
        ? { defaultChecked: defaultValue?.includes(String(own)) }
        : { checked: value?.includes(String(own)) ?? false }),
    }),
    change: report,
  };
  return (
    <FieldGroup {...rest} ref={fieldset} id={groupId} error={error} mark={requiredMark}>
      {/* oxlint-disable-next-line react/jsx-no-constructed-context-values -- all choices change with it */}
      <CheckboxGroupContext value={group}>{children}</CheckboxGroupContext>
    </FieldGroup>
  );
}
