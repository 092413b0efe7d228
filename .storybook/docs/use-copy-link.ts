/** Copying links, on docs pages and in the manager. */
import { useEffect, useRef, useState } from 'react';

/** The name of a button that copies the link to a story. */
export const nameOfCopy = ({ title, name }: { title: string; name: string }): string =>
  `Copy link to ${title.split('/').at(-1)}, ${name}`;

/** `copy` copies the address; `said` is for a live region, and says so for a while. */
export function useCopyLink(address: () => string) {
  const [said, setSaid] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function copy(): Promise<void> {
    const url = address();
    clearTimeout(timer.current);
    try {
      await navigator.clipboard.writeText(url);
      setSaid('Link copied');
      timer.current = setTimeout(() => setSaid(''), 4000);
    } catch {
      // A browser that does not allow it, or a page without HTTPS: to be copied by hand.
      setSaid(url);
    }
  }
  return { said, copy: () => void copy() };
}
