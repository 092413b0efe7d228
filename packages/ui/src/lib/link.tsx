'use client';
import { createContext, use, type ComponentProps, type ComponentType, type ReactNode } from 'react';

/** Anything that renders a link from the props of `<a>`. */
export type LinkComponent = ComponentType<ComponentProps<'a'>> | 'a';

const LinkContext = createContext<LinkComponent>('a');

export interface LinkProviderProps {
  /**
   * Renders every link of the kit inside. It must pass `href`, `ref` and all other props to an
   * `<a>`. @default 'a'
   */
  component: LinkComponent;
  children: ReactNode;
}

/** Lets a router render the links of the kit. Without it, a link is a plain `<a>`. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

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
