import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

/** Lets the kit's links use the router. */
export const RouterLink = ({ href = '', ...rest }: ComponentProps<'a'>) => (
  <Link {...rest} to={href} discover="none" />
);
