/**
 * The headings of docs pages, in place of Storybook's own blocks of these names, which count in an
 * id how often they were rendered: a link could not keep it.
 */
import type { ReactNode } from 'react';
import { HeaderMdx } from '@storybook/addon-docs/blocks';

/** As the headings of MDX get theirs. */
const idOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

interface HeadingProps {
  children?: ReactNode;
  className?: string;
}

const headingAs = (as: 'h2' | 'h3') =>
  function Titled({ children, ...rest }: HeadingProps) {
    const id = typeof children === 'string' ? idOf(children) : '';
    return (
      <HeaderMdx as={as} id={id} {...rest}>
        {children}
      </HeaderMdx>
    );
  };

export const Heading = headingAs('h2');
export const Subheading = headingAs('h3');
