'use client';
import { createContext, use, type ComponentProps, type ComponentType } from 'react';

/** Anything that renders a link from the props of `<a>`. */
export type LinkComponent = ComponentType<ComponentProps<'a'>> | 'a';

/** What the RapportProvider gives. */
export const LinkContext = createContext<LinkComponent>('a');

/**
 * A place on this page, or a URL with a protocol or `//`: the browser handles these, not the
 * router.
 */
const notARoute = /^(#|[a-z][a-z\d+.-]*:|\/\/)/i;

/** The component that renders a link to this URL. */
export function useLinkComponent(href = ''): LinkComponent {
  const component = use(LinkContext);
  return notARoute.test(href) ? 'a' : component;
}
