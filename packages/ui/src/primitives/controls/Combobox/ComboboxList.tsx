'use client';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { keepFocus } from '../../../lib/keep-focus.ts';
import type { ComboboxOption } from './Combobox.tsx';
import { usePopupPlace } from './use-popup-place.ts';

interface ComboboxListProps {
  id: string;
  /** The id of the label. */
  labelId: string;
  /** The text to search for. */
  query: string;
  matches: readonly ComboboxOption[];
  chosen: ComboboxOption | undefined;
  /** The index of the active option, or -1. */
  active: number;
  onPick: (option: ComboboxOption, event: Event) => void;
  /** Shown if nothing matches. */
  emptyText: ReactNode;
}

/** How many options are drawn at first, and how many more each time the list needs them. */
const CHUNK = 100;

/** Returns the range of options to draw around the active one. */
const around = (active: number) => {
  const start = Math.max(0, active - CHUNK / 2);
  return { start, end: start + CHUNK };
};

/**
 * The list of a Combobox. It draws only the options around the active one, and more as it is
 * scrolled, because there may be thousands.
 */
export function ComboboxList({
  id,
  labelId,
  query,
  matches,
  chosen,
  active,
  onPick,
  emptyText,
}: ComboboxListProps) {
  const list = useRef<HTMLSpanElement>(null);
  const [drawn, draw] = useState({ query, ...around(active) });
  /** Distance from the end of the list, before drawing options above. */
  const fromEnd = useRef<number>(null);
  const { start, end } = drawn;
  const count = matches.length;
  const isOutside = active >= 0 && (active < start || active >= end);
  // While rendering, so that no stale range is shown.
  if (drawn.query !== query || isOutside || (start > 0 && start >= count))
    draw({ query, ...around(active) });

  usePopupPlace(list);

  useLayoutEffect(() => {
    const element = list.current as HTMLElement;
    if (fromEnd.current !== null) element.scrollTop = element.scrollHeight - fromEnd.current;
    fromEnd.current = null;
  }, [start]);

  useLayoutEffect(() => {
    if (active >= 0) list.current?.children[active - start]?.scrollIntoView({ block: 'nearest' });
    // oxlint-disable-next-line react/exhaustive-deps -- scrolling may draw more options, and must not jump back
  }, [active, query]);

  const grow = () => {
    const { scrollTop, clientHeight, scrollHeight } = list.current as HTMLElement;
    if (end < count && scrollTop + 2 * clientHeight > scrollHeight)
      draw({ query, start, end: end + CHUNK });
    else if (start > 0 && scrollTop < clientHeight) {
      fromEnd.current = scrollHeight - scrollTop;
      draw({ query, start: Math.max(0, start - CHUNK), end });
    }
  };

  const listProps =
    count > 0
      ? ({ role: 'listbox', id, 'aria-labelledby': labelId } as const)
      : ({ 'aria-hidden': true } as const);
  /* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- as in the ARIA pattern, focus and keys stay in the text box */
  return (
    <span
      {...listProps}
      ref={list}
      className="rp-Combobox-popup"
      popover="manual"
      onMouseDown={keepFocus}
      onScroll={grow}
    >
      {matches.slice(start, end).map((option, offset) => {
        const index = start + offset;
        return (
          <span
            key={index}
            className="rp-Combobox-option"
            role="option"
            id={`${id}-${index}`}
            aria-selected={option === chosen}
            aria-setsize={count}
            aria-posinset={index + 1}
            data-active={index === active || undefined}
            onClick={({ nativeEvent }) => onPick(option, nativeEvent)}
          >
            <span>{option.label}</span>
            {option.detail && <span className="rp-Combobox-detail">{option.detail}</span>}
          </span>
        );
      })}
      {count === 0 && <span className="rp-Combobox-empty">{emptyText}</span>}
    </span>
  );
}
