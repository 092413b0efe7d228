/** Copies links on docs pages and in the manager. */
import { useEffect, useRef, useState } from 'react';

/** The name of a button that copies the link to a story. */
export const nameOfCopy = ({ title, name }: { title: string; name: string }): string =>
  `Copy link to ${title.split('/').at(-1)}, ${name}`;

/**
 * Returns `copy`, which copies the address, and `message`, which confirms that in a live region.
 */
export function useCopyLink(address: () => string) {
  const [message, setMessage] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function copy(): Promise<void> {
    const url = address();
    clearTimeout(timer.current);
    try {
      await navigator.clipboard.writeText(url);
      setMessage('Link copied');
      timer.current = setTimeout(() => setMessage(''), 4000);
    } catch {
      // The browser refuses, or the page has no HTTPS. The reader can copy the shown address.
      setMessage(url);
    }
  }
  return { message, copy: () => void copy() };
}
