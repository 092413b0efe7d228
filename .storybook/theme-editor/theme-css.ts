/** Makes the stylesheet that the ThemeEditor offers to copy. */
import { deriveAccent } from '../../packages/ui/scripts/accent.ts';

/** What a brand may set. Absent values keep their default. */
export interface Theme {
  primary: string;
  secondary?: string;
  tertiary?: string;
  fontHeading?: string;
  fontBody?: string;
  /** In rem. */
  radius?: number;
  /** Density: the factor of every distance. */
  space?: number;
}

/** Returns the custom properties of a theme. */
export function propertiesOf(theme: Theme): Record<string, string> {
  const { primary, secondary, tertiary, fontHeading, fontBody, radius, space } = theme;
  const all = {
    '--rp-primary': primary,
    '--rp-secondary': secondary,
    '--rp-tertiary': tertiary,
    '--rp-font-heading': fontHeading,
    '--rp-font-body': fontBody,
    '--rp-radius': radius === undefined ? undefined : `${radius}rem`,
    '--rp-space': space?.toString(),
  };
  return Object.fromEntries(
    Object.entries(all).filter(([, value]) => value !== undefined),
  ) as Record<string, string>;
}

const lines = (properties: Record<string, string>, indent: string) =>
  Object.entries(properties)
    .map(([name, value]) => `${indent}${name}: ${value};`)
    .join('\n');

const derived = (primary: string, scheme: 'light' | 'dark') =>
  Object.fromEntries(
    Object.entries(deriveAccent(primary, scheme)).map(([role, color]) => [`--rp-${role}`, color]),
  );

/**
 * Returns a stylesheet to load after the kit's. It has static colors for browsers that cannot
 * derive them.
 */
export const themeCss = (theme: Theme): string => `:root {
${lines(propertiesOf(theme), '  ')}
}

/* Older browsers. */
@supports not (color: light-dark(red, oklch(from red l c h))) {
  :root {
${lines(derived(theme.primary, 'light'), '    ')}
  }

  [data-color-scheme='dark'],
  [data-surface='ink'],
  [data-surface='accent'] {
${lines(derived(theme.primary, 'dark'), '    ')}
  }
}
`;
