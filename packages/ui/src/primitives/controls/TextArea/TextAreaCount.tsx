'use client';
import { useEffect, useMemo, useState, type RefObject } from 'react';
import { fill } from '../../../lib/fill.ts';
import { useFollow } from '../../../lib/use-follow.ts';
import { FieldHint } from '../Field/Field.tsx';
import { VisuallyHidden } from '../../text/VisuallyHidden/VisuallyHidden.tsx';

interface TextAreaCountProps {
  id: string;
  area: RefObject<HTMLTextAreaElement | null>;
  /** The initial text. */
  initial: string;
  maxLength: number;
  format: (count: number) => string;
  limitText: string;
  leftText: string;
  overText: string;
}

/** How long typing must pause before the count is announced. */
const PAUSE_MS = 1000;

/** Counts characters as people do: a flag emoji is one, however many code points it has. */
function lengthOf(text: string) {
  // ASCII needs no segmenter; browsers from 2023 and earlier count code points.
  if (/^[ -~\n]*$/.test(text) || !('Segmenter' in Intl)) return Array.from(text).length;
  return Array.from(new Intl.Segmenter().segment(text)).length;
}

/** The number of characters left: updated on each keystroke, announced after a pause. */
export function TextAreaCount({
  id,
  area,
  initial,
  maxLength,
  format,
  limitText,
  leftText,
  overText,
}: TextAreaCountProps) {
  const [text, follow] = useState(initial);
  useFollow(area, ({ value }) => follow(value));
  const length = useMemo(() => lengthOf(text), [text]);
  const phrase = (words: string, number: number) => fill(words, { count: format(number) });
  const isOver = length > maxLength;
  const count =
    length === 0
      ? phrase(limitText, maxLength)
      : phrase(isOver ? overText : leftText, Math.abs(maxLength - length));
  const [announced, announce] = useState('');

  // Do not announce initial text, or text that the user did not type.
  useEffect(() => {
    const isTyping = area.current?.matches(':focus');
    const timer = setTimeout(() => announce(isTyping ? count : ''), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [area, count]);

  return (
    <>
      <FieldHint
        id={`${id}-count`}
        className="rp-TextArea-count"
        aria-hidden="true"
        data-over={isOver || undefined}
      >
        {count}
      </FieldHint>
      <VisuallyHidden>
        <span id={id}>{phrase(limitText, maxLength)}</span>
        <output>{announced}</output>
      </VisuallyHidden>
    </>
  );
}
