import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

/** Every link of the kit changes the page without loading it again. */
export const RouterLink = ({ href = '', ...rest }: ComponentProps<'a'>) => (
  <Link {...rest} to={href} />
);
