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
  /** Stands below while there is room; `{count}` is how many more. @default 'Characters left: {count}' */
  leftText?: string;
  /** Stands below past the limit; `{count}` is how many. @default 'Characters too many: {count}' */
  overText?: string;
  /** Writes the count. @default as a plain number */
  formatCount?: (count: number) => string;
  /** Called with the text, beside `onChange`. */
  onValueChange?: (value: string) => void;
  /** The root, around label and control. */
  ref?: Ref<HTMLDivElement>;
  /** The `<textarea>`. */
  inputRef?: Ref<HTMLTextAreaElement>;
}

let characters: Intl.Segmenter | undefined;

/** As people count: a family or a flag is one character, however many code points it is made of. */
function lengthOf(value: ComponentProps<'textarea'>['value']) {
  const text = String(value ?? '');
  // Plain letters are what they seem; browsers of 2023 and before count code points.
  if (/^[ -~\n]*$/.test(text) || !('Segmenter' in Intl)) return Array.from(text).length;
  characters ??= new Intl.Segmenter();
  return Array.from(characters.segment(text)).length;
}

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
  formatCount = String,
  inputRef,
  onChange,
  onValueChange,
  ...rest
}: TextAreaProps) {
  const { field, attributes } = splitFieldProps('rp-TextArea', rest);
  const area = useRef<HTMLTextAreaElement>(null);
  /** How long the text is, and whether someone is typing it. */
  const [typed, setTyped] = useState(() => ({
    length: lengthOf(rest.defaultValue),
    byHand: false,
  }));
  useImperativeHandle(inputRef, () => area.current as HTMLTextAreaElement, []);

  // The browser may have put text back before the script came, and a reset is no input.
  useEffect(() => {
    const look = () => setTyped({ length: lengthOf(area.current?.value), byHand: false });
    const lookAfterwards = () => setTimeout(look);
    const form = area.current?.form;
    look();
    form?.addEventListener('reset', lookAfterwards);
    return () => form?.removeEventListener('reset', lookAfterwards);
  }, []);

  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setTyped({ length: lengthOf(event.target.value), byHand: true });
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
              length={rest.value === undefined ? typed.length : lengthOf(rest.value)}
              spoken={typed.byHand}
              format={formatCount}
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
