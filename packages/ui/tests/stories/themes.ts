const files = import.meta.glob<string>('../../themes/*.css', {
  query: '?inline',
  import: 'default',
  eager: true,
});

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1, -'.css'.length);
const isDefault = (name: string) => Number(name === 'plain');

/** The stylesheet of each theme by its name; the default theme is the first. */
export const themes: ReadonlyMap<string, string> = new Map(
  Object.entries(files)
    .map(([path, css]) => [nameOf(path), css] as const)
    .toSorted(([one], [other]) => isDefault(other) - isDefault(one)),
);
