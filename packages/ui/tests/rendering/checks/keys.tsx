import { isValidElement, type ReactNode } from 'react';
import { vi } from 'vitest';
import { rendered } from './root.tsx';

/**
 * Returns the content with every list item twice: same texts, same addresses. Only `id` and `value`,
 * which must be unique, differ.
 */
export function doubled(content: unknown): unknown {
  if (Array.isArray(content)) return [...content, ...content.map(again)].map(doubled);
  if (!isPlain(content)) return content;
  return Object.fromEntries(Object.entries(content).map(([name, value]) => [name, doubled(value)]));
}

export const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !isValidElement(value) && !('$$typeof' in value);

const again = (item: unknown): unknown =>
  isPlain(item)
    ? {
        ...item,
        ...('id' in item && { id: `${String(item['id'])}-again` }),
        ...(typeof item['value'] === 'string' && { value: `${item['value']}-again` }),
      }
    : item;

/** Returns React's warnings about keys when it renders this. */
export async function keyFaults(node: ReactNode): Promise<string[]> {
  const faults: string[] = [];
  const spy = vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    faults.push(words.map(String).join(' '));
  });
  await rendered('div', node, () => {});
  spy.mockRestore();
  return faults.filter((fault) => /\bkeys?\b/.test(fault));
}
