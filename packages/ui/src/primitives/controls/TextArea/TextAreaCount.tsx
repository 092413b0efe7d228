'use client';
import { useEffect, useMemo, useState, type RefObject } from 'react';
import { fill } from '../../../lib/fill.ts';
import { useFollow } from '../../../lib/use-follow.ts';
import { VisuallyHidden } from '../../text/VisuallyHidden/VisuallyHidden.tsx';

interface TextAreaCountProps {
  id: string;
  /** What holds the text. */
  area: RefObject<HTMLTextAreaElement | null>;
  /** The text at first. */
  initial: string;
  maxLength: number;
  format: (count: number) => string;
  limitText: string;
  leftText: string;
  overText: string;
}

/** How long typing must pause before the count is announced. */
const PAUSE_MS = 1000;

let characters: Intl.Segmenter | undefined;

/** Counts as people do: a family or a flag is one character, however many code points it has. */
function lengthOf(text: string) {
  // ASCII needs no segmenter; browsers from 2023 and earlier count code points.
  if (/^[ -~\n]*$/.test(text) || !('Segmenter' in Intl)) return Array.from(text).length;
  characters ??= new Intl.Segmenter();
  return Array.from(characters.segment(text)).length;
}

/** What is left of the limit: updated on each keystroke, announced after a pause. */
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
  const say = (words: string, number: number) => fill(words, { count: format(number) });
  const over = length > maxLength;
  const count =
    length === 0
      ? say(limitText, maxLength)
      : say(over ? overText : leftText, Math.abs(maxLength - length));
  const [announced, announce] = useState('');

  // Do not announce text that was there from the start, or that someone else has set.
  useEffect(() => {
    const isTyping = area.current?.matches(':focus');
    const timer = setTimeout(() => announce(isTyping ? count : ''), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [area, count]);

  return (
    <>
      <p className="rp-TextArea-count" aria-hidden="true" data-over={over || undefined}>
        {count}
      </p>
      <VisuallyHidden>
        <span id={id}>{say(limitText, maxLength)}</span>
        <output>{announced}</output>
      </VisuallyHidden>
    </>
  );
}
