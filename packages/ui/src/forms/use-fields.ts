'use client';
import { useState, type FocusEvent } from 'react';
import { get, type UseFormReturn } from 'react-hook-form';
import { messageOf } from './answer.ts';
import { released } from './released.ts';
import type { SubmissionOf } from './submission.ts';

/** Connects the fields of a form to react-hook-form, and decides when each shows its error. */
export function useFields<Values>(
  form: UseFormReturn,
  defaultValues: object | undefined,
  busy: boolean,
): Fields<Values> {
  const { register, trigger, watch, setValue, getValues, getFieldState, clearErrors } = form;
  const { errors, isSubmitted } = form.formState;
  /** The fields that a control is connected to, which shows their error. */
  const [shown] = useState(() => new Set<string>());
  /** An error whose field the user has just left. */
  const [spoken, speak] = useState('');
  // If the schema cannot be downloaded, submitting reports it.
  const validate = async (name: string) => trigger(name).catch(() => false);

  const leave = async (name: string, element: Element) => {
    if (isSubmitted || busy || !isFilled(getValues(name))) return;
    // An error that appears now would move the element that is being clicked.
    await released(element);
    await validate(name);
    speak(messageOf(getFieldState(name).error) ?? '');
  };
  const correct = (name: string) => {
    speak('');
    // After a submit, react-hook-form itself validates.
    if (isSubmitted || !get(errors, name)) return;
    if (isFilled(getValues(name))) void validate(name);
    else clearErrors(name);
  };
  const stateOf = (name: string) => {
    shown.add(name);
    return { error: messageOf(get(errors, name)), readOnly: busy };
  };

  const field = (name: string, options?: object) => {
    const onChange = () => correct(name);
    const onBlur = ({ target }: FocusEvent) => void leave(name, target);
    const initial: unknown = get(defaultValues, name);
    const key = typeof initial === 'boolean' ? 'defaultChecked' : 'defaultValue';
    return {
      ...register(name, { ...options, onChange, onBlur }),
      ...stateOf(name),
      ...(initial !== undefined && { [key]: initial }),
    };
  };
  const controlled = (name: string) => {
    register(name);
    const value: unknown = watch(name) ?? null;
    const onValueChange = (next: unknown) => {
      setValue(name, next, { shouldDirty: true, shouldValidate: isSubmitted });
      correct(name);
    };
    return { name, value, onValueChange, ...stateOf(name) };
  };
  return { shown, spoken, speak, field, controlled } as unknown as Fields<Values>;
}

interface Fields<Values> extends Pick<SubmissionOf<Values>, 'field' | 'controlled'> {
  shown: ReadonlySet<string>;
  spoken: string;
  speak: (message: string) => void;
}

/** Whether a value is not empty; an unchecked box is. */
function isFilled(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  if (typeof value === 'object' && value && 'length' in value) return value.length !== 0;
  return value !== undefined && value !== null && value !== false;
}
