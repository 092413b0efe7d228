'use client';
import { useLayoutEffect, useRef } from 'react';
import type { ShowState } from './form-control.ts';
import type { FormOptions } from './send.ts';
import type { Validation } from './validation.ts';

/**
 * Returns a function that downloads a form's validation, with react-hook-form, on first use. After
 * a failure, the next call tries again.
 */
export function useValidation<Values extends object>(
  current: FormOptions<Values>,
  show: ShowState,
) {
  const latest = useRef(current);
  useLayoutEffect(() => void (latest.current = current));
  const loading = useRef<Promise<Validation>>(null);
  return async (): Promise<Validation> =>
    (loading.current ??= import('./validation.ts').then(
      ({ createValidation }) => createValidation(() => latest.current, show),
      (error: unknown) => {
        loading.current = null;
        throw error;
      },
    ));
}
