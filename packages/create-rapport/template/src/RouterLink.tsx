import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

/** A link that changes the page without a reload. The kit uses it for all links. */
export const RouterLink = ({ href = '', ...rest }: ComponentProps<'a'>) => (
  <Link {...rest} to={href} />
);
