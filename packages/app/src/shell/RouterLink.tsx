import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

/** The router's link, for the links of the kit. */
export const RouterLink = ({ href = '', ...rest }: ComponentProps<'a'>) => (
  <Link {...rest} to={href} discover="none" />
);
