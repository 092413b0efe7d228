/** Reads from the kit's stylesheets what is not a token: shadows, breakpoints, uses of properties. */
const files: Record<string, string> = import.meta.glob(
  ['../../../../src/{primitives,forms,sections}/**/*.css'],
  { query: '?raw', import: 'default', eager: true },
);

/** The stylesheet of each part, without comments. */
const styles = Object.entries(files).map(([path, css]) => ({
  part: /([A-Z]\w*)\.css$/.exec(path)?.[1] ?? path,
  css: css.replaceAll(/\/\*[\s\S]*?\*\//g, ''),
}));

/** A fact in the stylesheets, and the parts whose stylesheets state it. */
export interface Usage {
  value: string;
  parts: string[];
}

/** Groups the facts of all stylesheets. */
function usages(find: (css: string) => string[]): Usage[] {
  const found = new Map<string, Set<string>>();
  for (const { part, css } of styles)
    for (const value of find(css)) found.set(value, (found.get(value) ?? new Set()).add(part));
  return [...found].map(([value, parts]) => ({ value, parts: [...parts].sort() }));
}

const matches = (css: string, pattern: RegExp) =>
  [...css.matchAll(pattern)].map(([, value = '']) => value.replaceAll(/\s+/g, ' ').trim());

/** `0 0.75rem 2rem color` → 2: a shadow without it is a line. */
const blur = (shadow: string) => Number.parseFloat(shadow.split(' ')[2] ?? '');

/** The shadows that raise something above the page, the lowest first. */
export const shadows: Usage[] = usages((css) =>
  matches(css, /box-shadow:([^;]+);/g).filter((value) => blur(value) > 0),
).sort((one, other) => blur(one.value) - blur(other.value));

/** The widths of their container at which parts change, in rem. */
export const breakpoints: { rem: number; parts: string[] }[] = usages((css) =>
  matches(css, /@container([^{]+)\{/g).flatMap((query) =>
    /inline-size|width/.test(query) ? matches(query, /([\d.]+)rem/g) : [],
  ),
)
  .map(({ value, parts }) => ({ rem: Number(value), parts }))
  .sort((one, other) => one.rem - other.rem);

/** The media queries that ask how wide the window is. */
export const windowWidths: Usage[] = usages((css) =>
  matches(css, /@media([^{]+)\{/g).filter((query) => /width/.test(query)),
);

/** The parts whose stylesheets use a custom property. */
export const usersOf = (property: string): string[] =>
  styles
    .filter(({ css }) => css.includes(`var(${property})`))
    .map(({ part }) => part)
    .sort();

/**
 * Returns the styles of a part with this `data-size`: `{ 'font-size': … }`, or undefined if the part
 * lacks the size. Without a size, returns the part's constant styles.
 */
export function sizeStyle(name: string, size?: string): Record<string, string> | undefined {
  const css = styles.find(({ part }) => part === name)?.css ?? '';
  const rule = (selector: string) => {
    const start = css.indexOf(`${selector} {`);
    if (start < 0) return undefined;
    const body = css.slice(start + selector.length + 2, css.indexOf('}', start));
    return Object.fromEntries(
      [...body.matchAll(/([\w-]+):\s*([^;]+);/g)].map(([, key = '', value = '']) => [key, value]),
    );
  };
  const base = rule(`.rp-${name}`) ?? {};
  if (size === undefined) return base;
  const own = rule(`.rp-${name}:where([data-size='${size}'])`);
  return own && { ...base, ...own };
}
