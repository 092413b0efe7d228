'use client';
import type { ReactNode } from 'react';
import { fill } from '../../../lib/fill.ts';
import { useWords } from '../../../lib/words.ts';
import { sparklineWords } from './Sparkline.words.ts';

/** The texts that replace the names in braces in a summary. Empty without values. */
export type Facts = Record<string, string>;

interface DrawingProps {
  label: string;
  facts: Facts;
  summary: string | undefined;
  emptySummary: string | undefined;
  children: ReactNode;
}

/**
 * The line with its text alternative. It is a separate client component, so that a server
 * component can format the values.
 */
export function Drawing({ label, facts, summary, emptySummary, children }: DrawingProps) {
  const words = useWords('Sparkline', sparklineWords, { summary, emptySummary });
  const filledSummary = fill(words.summary, facts);
  return (
    <svg
      className="rp-Sparkline-drawing"
      role="img"
      aria-label={`${label}: ${'first' in facts ? filledSummary : words.emptySummary}`}
    >
      {children}
    </svg>
  );
}
