import { Children, isValidElement, type ReactNode } from 'react';

/**
 * Returns the tag of a list that replaces a layout's element (`asChild`). Safari treats a list
 * without bullets as a list only if it has the role, which the layout adds.
 */
export function listTag(child: ReactNode): 'ul' | 'ol' | undefined {
  const [list] = Children.toArray(child);
  return isValidElement(list) && (list.type === 'ul' || list.type === 'ol') ? list.type : undefined;
}
