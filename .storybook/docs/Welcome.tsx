/** Storybook's first page: the pages of the site, where to begin, and the current state. */
import type { ReactNode } from 'react';
import { facts } from './facts.ts';
import { Changes, PageLink } from './PartFacts.tsx';
import { HEIGHT, picturedPages, SCALE, WIDTH } from './pictured-pages.ts';
import { useIndex, type IndexEntry } from './use-index.ts';

const pictures = import.meta.glob<string>('./pictures/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Returns the first page or story whose title starts with `start`, or whose file has that name. */
const pathOf = (entries: IndexEntry[], start: string): string | undefined => {
  const found = entries.find(
    ({ title, importPath }) =>
      title === start ||
      title.startsWith(`${start}/`) ||
      importPath.endsWith(`/${start}.stories.tsx`),
  );
  return found && `/${found.type}/${found.id}`;
};

interface WayProps {
  entries: IndexEntry[];
  /** Targets, best first. The link leads to the first that this Storybook has. */
  to: string[];
  children: ReactNode;
}

/** A link to the first target that exists; plain text if none does. */
function Way({ entries, to, children }: WayProps) {
  const path = to.map((start) => pathOf(entries, start)).find(Boolean);
  return path ? <PageLink path={path}>{children}</PageLink> : <>{children}</>;
}

/** A list of pictures of the site's pages, in the current scheme. Each links to its story. */
export function Pictures() {
  const entries = useIndex();
  return (
    <ul className="sb-welcome sb-pictures sb-unstyled">
      {picturedPages.map(({ name, title, alt }) => (
        <li key={name}>
          <Way entries={entries} to={[name]}>
            <span className="sb-picture">
              {(['light', 'dark'] as const).map((scheme) => (
                <img
                  key={scheme}
                  className={`sb-${scheme}`}
                  src={pictures[`./pictures/${name}-${scheme}.webp`]}
                  alt={alt}
                  width={WIDTH * SCALE}
                  height={HEIGHT * SCALE}
                />
              ))}
            </span>
            {title}
          </Way>
        </li>
      ))}
    </ul>
  );
}

/** A starting point for each of the three audiences. */
export function WaysIn() {
  const entries = useIndex();
  const way = (to: string[], text: string) => (
    <li>
      <Way entries={entries} to={to}>
        {text}
      </Way>
    </li>
  );
  return (
    <div className="sb-welcome sb-ways sb-unstyled">
      <section>
        <h3 className="skip-toc">You design it</h3>
        <p>Every state of every page, in light, dark and right to left.</p>
        <ul>
          {way(['Pages/State map', 'Pages'], 'The map of all states')}
          {way(['Flows', 'Pages'], 'Whole paths, step by step')}
          {way(['Foundations'], 'Colors, type and space')}
        </ul>
      </section>
      <section>
        <h3 className="skip-toc">You build with it</h3>
        <p>Install the kit, put a section on a page, add a form.</p>
        <ul>
          <li>
            <code>npm install @rapport/ui</code>
          </li>
          {way(['Hero'], 'A first section')}
          {way(['Form'], 'Forms that validate and report')}
          {way(['Contributing'], 'Guides')}
        </ul>
      </section>
      <section>
        <h3 className="skip-toc">You visit it</h3>
        <p>The site, as it is for a visitor, an influencer and a brand.</p>
        <ul>
          {way(['Landing'], 'The landing page')}
          {way(['Register'], 'Sign up')}
          {way(['Dashboard'], 'The dashboard')}
        </ul>
      </section>
    </div>
  );
}

const distinct = (entries: IndexEntry[], start: string) =>
  new Set(
    entries
      .filter(({ type, importPath }) => type === 'story' && importPath.startsWith(start))
      .map(({ importPath }) => importPath),
  ).size;

/** The version and counts of this build, and the last changes. */
export function State() {
  const entries = useIndex();
  const counts: [string, number | string][] = [
    ['version', facts.version],
    ['parts', Object.keys(facts.parts).length],
    ['stories', entries.filter(({ type }) => type === 'story').length],
    ['site pages', distinct(entries, './packages/app/src/pages/')],
    ['tokens', facts.tokens],
  ];
  return (
    <div className="sb-welcome sb-state sb-unstyled">
      <dl>
        {counts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{typeof value === 'number' ? value.toLocaleString('en-US') : value}</dd>
          </div>
        ))}
      </dl>
      {facts.history.latest.length > 0 && <Changes changes={facts.history.latest} />}
    </div>
  );
}
