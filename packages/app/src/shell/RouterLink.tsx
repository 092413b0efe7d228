import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

/** A link that the router follows. */
export const RouterLink = ({ href = '', ...rest }: ComponentProps<'a'>) => (
  <Link {...rest} to={href} discover="none" />
);
