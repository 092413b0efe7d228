'use client';
import { createContext, use, type ComponentProps, type ComponentType } from 'react';

/** Anything that renders a link from the props of `<a>`. */
export type LinkComponent = ComponentType<ComponentProps<'a'>> | 'a';

/** The link component from the RapportProvider. */
export const LinkContext = createContext<LinkComponent>('a');

/**
 * Matches a place on this page, or a URL with a protocol or `//`: the browser handles these, not
 * the router.
 */
const notARoute = /^(#|[a-z][a-z\d+.-]*:|\/\/)/i;

/** Returns the component that renders a link to this URL. */
export function useLinkComponent(href = ''): LinkComponent {
  const component = use(LinkContext);
  return notARoute.test(href) ? 'a' : component;
}
