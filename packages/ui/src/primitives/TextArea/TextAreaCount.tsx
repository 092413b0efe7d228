'use client';
import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

interface TextAreaCountProps {
  id: string;
  length: number;
  limit: number;
  limitText: string;
  leftText: string;
  overText: string;
}

/** How long one must have stopped typing before the count is announced. */
const PAUSE_MS = 1000;

const fill = (text: string, count: number) => text.replace('{count}', String(count));

/** What is left of the limit: seen at each key, heard after a pause. */
export function TextAreaCount({
  id,
  length,
  limit,
  limitText,
  leftText,
  overText,
}: TextAreaCountProps) {
  const over = length > limit;
  const count =
    length === 0
      ? fill(limitText, limit)
      : fill(over ? overText : leftText, Math.abs(limit - length));
  const [spoken, setSpoken] = useState('');
  const before = useRef(count);

  useEffect(() => {
    const changed = before.current !== count;
    before.current = count;
    const timer = changed ? setTimeout(() => setSpoken(count), PAUSE_MS) : undefined;
    return () => clearTimeout(timer);
  }, [count]);

  return (
    <>
      <p className="rp-TextArea-count" aria-hidden="true" data-over={over || undefined}>
        {count}
      </p>
      <VisuallyHidden>
        <span id={id}>{fill(limitText, limit)}</span>
        <output>{spoken}</output>
      </VisuallyHidden>
    </>
  );
}
