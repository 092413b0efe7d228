import { useEffect } from 'react';
import { siteName } from './content.ts';

/** Names the page in the browser's tab and history. */
export function useTitle(title?: string): void {
  useEffect(() => {
    document.title = title ? `${title} · ${siteName}` : siteName;
  }, [title]);
}
