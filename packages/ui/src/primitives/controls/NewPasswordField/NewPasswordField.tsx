'use client';
import { clsx } from 'clsx';
import { useId, useRef, useState } from 'react';
import { splitRootProps } from '../../../lib/root-props.ts';
import { useFollow } from '../../../lib/use-follow.ts';
import { useMergedRefs } from '../../../lib/use-merged-refs.ts';
import { PasswordField, type PasswordFieldProps } from '../PasswordField/PasswordField.tsx';
import type { PasswordAdvice, PasswordAdviceText } from './PasswordAdvice.tsx';

export interface NewPasswordFieldProps extends PasswordFieldProps {
  /** The advice, by strength. @default English sentences */
  advice?: Partial<PasswordAdviceText> | undefined;
}

/**
 * A PasswordField for choosing a password, with advice on what would make it stronger. The advice
 * never makes the field invalid: the service decides what it accepts.
 *
 * The advice also considers the name and the email address in the form's other fields
 * (`autocomplete`). Its code is downloaded when someone uses the field.
 *
 * `className`, `style`, `title`, `lang`, `dir`, `hidden` and `data-*` reach the root, around the
 * field and the advice; `ref` and every other attribute reach the input.
 */
export function NewPasswordField({
  advice,
  id,
  className,
  style,
  ref,
  'aria-describedby': describedBy,
  onFocus,
  ...rest
}: NewPasswordFieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const adviceId = `${inputId}-advice`;
  const input = useRef<HTMLInputElement>(null);
  const [Advice, setAdvice] = useState<typeof PasswordAdvice | null>(null);
  const { root, control } = splitRootProps(rest);

  const load = () => {
    import('./PasswordAdvice.tsx')
      .then((module) => setAdvice(() => module.PasswordAdvice))
      .catch(() => {}); // The field works without it, and the next focus tries again.
  };

  // A password may be entered before the script runs, or set from elsewhere.
  useFollow(input, ({ value }) => {
    if (value && !Advice) load();
  });
  useMergedRefs(input, ref);

  return (
    <div {...root} className={clsx('rp-Field rp-NewPasswordField', className)} style={style}>
      <PasswordField
        autoComplete="new-password"
        {...control}
        id={inputId}
        ref={input}
        aria-describedby={clsx(Advice && adviceId, describedBy) || undefined}
        onFocus={(event) => {
          load();
          onFocus?.(event);
        }}
      />
      {Advice && <Advice id={adviceId} input={input} advice={advice} />}
    </div>
  );
}
