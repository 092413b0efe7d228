import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

/** The router's link, for the links of the kit. Its own `Link` is 1.8 kB more and does no more here. */
export function RouterLink({ href = '', onClick, target, children, ...rest }: ComponentProps<'a'>) {
  const navigate = useLinkClickHandler(href, { target });
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) navigate(event);
  };
  return (
    <a {...rest} href={useHref(href)} target={target} onClick={follow}>
      {children}
    </a>
  );
}
