import { Children, isValidElement, type ReactNode } from 'react';

/**
 * The tag of a list that takes the place of a layout's element (`asChild`). Safari does not treat a
 * list without bullets as a list unless it has the role, which the layout adds.
 */
export function listTag(child: ReactNode): 'ul' | 'ol' | undefined {
  const [list] = Children.toArray(child);
  return isValidElement(list) && (list.type === 'ul' || list.type === 'ol') ? list.type : undefined;
}
