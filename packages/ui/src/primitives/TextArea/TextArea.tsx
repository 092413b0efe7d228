'use client';
import {
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type ChangeEvent,
  type ComponentProps,
  type Ref,
} from 'react';
import { splitFieldProps } from '../Field/field-props.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { TextAreaCount } from './TextAreaCount.tsx';

export interface TextAreaProps
  extends
    Omit<ComponentProps<'textarea'>, 'ref' | 'rows' | 'cols' | 'maxLength' | 'children'>,
    Pick<FieldProps, 'label' | 'hint' | 'error' | 'requiredMark'> {
  /** Height while empty, in lines; it grows with the text. @default 4 */
  lines?: 2 | 4 | 8;
  /**
   * How many characters there may be. It counts and says so, and never stops the typing: whoever
   * pastes too much can shorten it here. Validate on submit. @default none
   */
  limit?: number;
  /** Stands below before anything is typed; `{count}` is the limit. @default 'Up to {count} characters' */
  limitText?: string;
  /** @default 'Characters left: {count}' */
  leftText?: string;
  /** @default 'Characters too many: {count}' */
  overText?: string;
  /** Called with the text, beside `onChange`. */
  onValueChange?: (value: string) => void;
  /** The root, around label and control. */
  ref?: Ref<HTMLDivElement>;
  /** The `<textarea>`. */
  inputRef?: Ref<HTMLTextAreaElement>;
}

/** As people count: a sign of two code units is one character. */
const lengthOf = (text: ComponentProps<'textarea'>['value']) =>
  Array.from(String(text ?? '')).length;

/**
 * Several lines of text with label, hint and error. It grows with what is typed (`field-sizing`);
 * browsers that do not know that show `lines` lines and a handle.
 *
 * `ref`, `className`, `style`, `title`, `lang`, `dir`, `hidden` and `data-*` reach the root; every
 * other attribute is the textarea's.
 *
 * @see https://design-system.service.gov.uk/components/character-count/
 */
export function TextArea({
  lines = 4,
  limit,
  limitText = 'Up to {count} characters',
  leftText = 'Characters left: {count}',
  overText = 'Characters too many: {count}',
  inputRef,
  onChange,
  onValueChange,
  ...rest
}: TextAreaProps) {
  const { field, attributes } = splitFieldProps('rp-TextArea', rest);
  const area = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState(() => lengthOf(rest.defaultValue));
  useImperativeHandle(inputRef, () => area.current as HTMLTextAreaElement, []);

  // The browser may have put text back before the script came, and a reset is no input.
  useEffect(() => {
    const look = () => setTyped(lengthOf(area.current?.value));
    const lookAfterwards = () => setTimeout(look);
    const form = area.current?.form;
    look();
    form?.addEventListener('reset', lookAfterwards);
    return () => form?.removeEventListener('reset', lookAfterwards);
  }, []);

  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setTyped(lengthOf(event.target.value));
    onChange?.(event);
    onValueChange?.(event.target.value);
  };

  return (
    <Field {...field}>
      {(control) => (
        <>
          <textarea
            {...attributes(control, limit !== undefined && `${control.id}-limit`)}
            ref={area}
            className="rp-TextArea-input"
            rows={lines}
            data-lines={lines}
            onChange={change}
          />
          {limit !== undefined && (
            <TextAreaCount
              id={`${control.id}-limit`}
              length={rest.value === undefined ? typed : lengthOf(rest.value)}
              limit={limit}
              limitText={limitText}
              leftText={leftText}
              overText={overText}
            />
          )}
        </>
      )}
    </Field>
  );
}
