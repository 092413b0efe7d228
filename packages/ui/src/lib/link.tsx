'use client';
import { createContext, use, type ComponentProps, type ComponentType, type ReactNode } from 'react';

/** Anything that renders a link from the props of `<a>`. */
export type LinkComponent = ComponentType<ComponentProps<'a'>> | 'a';

const LinkContext = createContext<LinkComponent>('a');

export interface LinkProviderProps {
  /** Renders every link of the kit inside; must pass `href`, `ref` and all other props to an `<a>`. @default 'a' */
  component: LinkComponent;
  children: ReactNode;
}

/** Lets a router take over the links of the kit. Without it, a link is a plain `<a>`. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** The component that renders links here. */
export const useLinkComponent = (): LinkComponent => use(LinkContext);
