'use client';
import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../../text/VisuallyHidden/VisuallyHidden.tsx';

interface TextAreaCountProps {
  id: string;
  length: number;
  limit: number;
  /** Whether a change is announced. */
  spoken: boolean;
  format: (count: number) => string;
  limitText: string;
  leftText: string;
  overText: string;
}

/** How long typing must pause before the count is announced. */
const PAUSE_MS = 1000;

/** What is left of the limit: updated on each keystroke, announced after a pause. */
export function TextAreaCount({
  id,
  length,
  limit,
  spoken,
  format,
  limitText,
  leftText,
  overText,
}: TextAreaCountProps) {
  const fill = (text: string, number: number) => text.replace('{count}', format(number));
  const over = length > limit;
  const count =
    length === 0
      ? fill(limitText, limit)
      : fill(over ? overText : leftText, Math.abs(limit - length));
  const [announced, announce] = useState('');

  // Do not announce text that was there from the start or was restored.
  useEffect(() => {
    const timer = setTimeout(() => announce(spoken ? count : ''), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [spoken, count]);

  return (
    <>
      <p className="rp-TextArea-count" aria-hidden="true" data-over={over || undefined}>
        {count}
      </p>
      <VisuallyHidden>
        <span id={id}>{fill(limitText, limit)}</span>
        <output>{announced}</output>
      </VisuallyHidden>
    </>
  );
}
