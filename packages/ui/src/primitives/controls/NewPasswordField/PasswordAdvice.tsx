'use client';
import { useEffect, useState, type RefObject } from 'react';
import { useFollow } from '../../../lib/use-follow.ts';
import { useWords } from '../../../lib/words.ts';
import { FieldHint } from '../Field/Field.tsx';
import { VisuallyHidden } from '../../text/VisuallyHidden/VisuallyHidden.tsx';
import { passwordStrength, type PasswordStrength } from './password-strength.ts';
import { newPasswordFieldWords } from './NewPasswordField.words.ts';

/** The advice about a password, by its strength. */
export type PasswordAdviceText = Record<PasswordStrength, string>;

interface PasswordAdviceProps {
  /** The input refers to it in `aria-describedby`. */
  id: string;
  input: RefObject<HTMLInputElement | null>;
  advice?: Partial<PasswordAdviceText> | undefined;
}

/** The bars of the meter, as paths. */
const BARS = ['M1 10h4v5H1z', 'M8 6h4v9H8z', 'M15 1h4v14h-4z'];

const barsOf = (strength: PasswordStrength | null) => {
  if (strength === 'strong') return 3;
  return strength === 'good' ? 2 : 1;
};

/** How long typing must pause before the advice is announced. */
const PAUSE_MS = 1000;

/** The fields whose values a password should not contain. */
const PERSONAL = /^(name|given-name|family-name|nickname|email|username)$/;

const personalIn = (form: HTMLFormElement | null) =>
  [...((form?.elements ?? []) as Iterable<HTMLInputElement>)]
    .filter(({ autocomplete }) => PERSONAL.test(autocomplete))
    .map(({ value }) => value);

/**
 * Advice about the password in `input`. It is updated on each keystroke, and announced after a
 * pause if it has changed. Downloaded when someone chooses a password.
 */
export function PasswordAdvice({ id, input, advice }: PasswordAdviceProps) {
  const [strength, setStrength] = useState<PasswordStrength | null>(null);
  const [announced, announce] = useState('');
  const words = useWords('NewPasswordField', newPasswordFieldWords, { advice });
  const sentence = strength && words.advice[strength];

  const update = ({ value, form }: HTMLInputElement) =>
    setStrength(value ? passwordStrength(value, personalIn(form)) : null);
  useFollow(input, update);

  // Look again after each render and when another field changes, because the advice depends on
  // other fields.
  useEffect(() => {
    const field = input.current as HTMLInputElement;
    const root = field.getRootNode();
    const updateAgain = () => update(field);
    root.addEventListener('input', updateAgain);
    return () => root.removeEventListener('input', updateAgain);
  });

  useEffect(() => {
    const timer = setTimeout(() => {
      if (input.current?.matches(':focus')) announce(sentence ?? '');
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [sentence, input]);

  return (
    <>
      <FieldHint
        id={id}
        className="rp-NewPasswordField-advice"
        data-strength={strength ?? undefined}
        hidden={!sentence}
      >
        <svg
          className="rp-NewPasswordField-meter"
          viewBox="0 0 20 16"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinejoin="round"
          aria-hidden="true"
        >
          <path d={BARS.join('')} />
          <path d={BARS.slice(0, barsOf(strength)).join('')} fill="currentColor" />
        </svg>
        <span>{sentence}</span>
      </FieldHint>
      <VisuallyHidden>
        <span aria-live="polite">{announced}</span>
      </VisuallyHidden>
    </>
  );
}
