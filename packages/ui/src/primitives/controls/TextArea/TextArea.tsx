'use client';
import { useLayoutEffect, useRef, type ComponentProps, type Ref } from 'react';
import { useMergedRefs } from '../../../lib/use-merged-refs.ts';
import { useWords } from '../../../lib/words.ts';
import { changeHandler, textOf } from '../Field/change-handler.ts';
import { boxClass, splitFieldProps } from '../Field/field-props.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { TextAreaCount } from './TextAreaCount.tsx';
import { textAreaWords } from './TextArea.words.ts';

export interface TextAreaProps
  extends
    Omit<ComponentProps<'textarea'>, 'ref' | 'rows' | 'cols' | 'maxLength' | 'children'>,
    Pick<FieldProps, 'label' | 'labelHidden' | 'hint' | 'error' | 'requiredMark' | 'size'> {
  /** Height while empty, in lines of text; it grows with the text. @default 4 */
  rows?: 2 | 3 | 4 | 5 | 6 | 8 | 10 | undefined;
  /**
   * Maximum number of characters, counted below the field. It is not set as the HTML attribute,
   * which would cut off pasted text: a user who pastes too much can shorten it here. Validate on
   * submit.
   * @default none
   */
  maxLength?: number | undefined;
  /**
   * Shown below the field while it is empty; `{count}` is `maxLength`.
   * @default 'Up to {count} characters'
   */
  limitText?: string | undefined;
  /**
   * Shown below the field up to the limit; `{count}` is the number of characters left.
   * @default 'Characters left: {count}'
   */
  leftText?: string | undefined;
  /**
   * Shown below the field past the limit; `{count}` is the number of characters too many.
   * @default 'Characters too many: {count}'
   */
  overText?: string | undefined;
  /** Formats the count. @default as a plain number */
  formatCount?: ((count: number) => string) | undefined;
  /** Called with the text, in addition to `onChange`. */
  onValueChange?: ((value: string) => void) | undefined;
  /** The `<textarea>`. */
  ref?: Ref<HTMLTextAreaElement> | undefined;
}

/** React replaces text that was typed before hydration, but not if the initial text is in a list. */
const asList = (text: ComponentProps<'textarea'>['value']) =>
  text === undefined ? text : [String(text)];

/**
 * Several lines of text with a label, a hint and an error. It grows with its text (`field-sizing`);
 * browsers without support show `rows` lines and a resize handle.
 *
 * `className`, `style`, `title`, `lang`, `dir`, `hidden` and `data-*` reach the root; `ref` and every
 * other attribute reach the textarea.
 *
 * @see https://design-system.service.gov.uk/components/character-count/
 */
export function TextArea({
  rows = 4,
  maxLength,
  limitText,
  leftText,
  overText,
  formatCount = String,
  ref,
  onChange,
  onValueChange,
  ...rest
}: TextAreaProps) {
  const words = useWords('TextArea', textAreaWords, { limitText, leftText, overText });
  const { field, attributes } = splitFieldProps('rp-TextArea', rest);
  const counted = Number.isFinite(maxLength) ? maxLength : undefined;
  const area = useRef<HTMLTextAreaElement>(null);
  useMergedRefs(area, ref);
  // Until a text area's value is set, React writes `defaultValue` again with each render, which moves
  // the caret to the start.
  useLayoutEffect(() => {
    const text = area.current as HTMLTextAreaElement;
    Object.assign(text, { value: text.value });
  }, []);

  return (
    <Field {...field}>
      {(control) => (
        <>
          <textarea
            {...attributes(control, counted !== undefined && `${control.id}-limit`)}
            {...(rest.value === undefined
              ? { defaultValue: asList(rest.defaultValue) }
              : { value: asList(rest.value) })}
            ref={area}
            className={boxClass('rp-TextArea-input')}
            rows={rows}
            onChange={changeHandler(onChange, onValueChange, textOf)}
          />
          {counted !== undefined && (
            <TextAreaCount
              id={`${control.id}-limit`}
              area={area}
              initial={String(rest.value ?? rest.defaultValue ?? '')}
              format={formatCount}
              maxLength={counted}
              {...words}
            />
          )}
        </>
      )}
    </Field>
  );
}
