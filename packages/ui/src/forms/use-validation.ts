'use client';
import { useLayoutEffect, useRef } from 'react';
import type { Show } from './form-control.ts';
import type { Current, Validation } from './validation.ts';

/**
 * Returns a function that downloads a form's validation, with react-hook-form, on first use. After
 * a failure, the next call tries again.
 */
export function useValidation<Values extends object>(current: Current<Values>, show: Show) {
  const latest = useRef(current);
  useLayoutEffect(() => void (latest.current = current));
  const loading = useRef<Promise<Validation>>(null);
  return async (): Promise<Validation> => {
    loading.current ??= import('./validation.ts').then(({ createValidation }) =>
      createValidation(() => latest.current, show),
    );
    try {
      return await loading.current;
    } catch (error) {
      loading.current = null;
      throw error;
    }
  };
}
