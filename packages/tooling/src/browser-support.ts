/**
 * Reads which version of each browser has a feature, from MDN's browser compatibility data, and which
 * versions package.json's `browserslist` supports.
 */
import { createRequire } from 'node:module';
import type { Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';
import browserslist from 'browserslist';
import { root } from './root.ts';

type Identifiers = Record<string, Identifier>;

/** Loaded with `require`, because importing JSON needs syntax that not every supported Node has. */
export const data = createRequire(import.meta.url)('@mdn/browser-compat-data') as {
  css: Record<'at-rules' | 'properties' | 'selectors' | 'types', Identifiers>;
  html: Record<'elements' | 'global_attributes', Identifiers>;
  api: Identifiers;
  javascript: { builtins: Identifiers };
};

/** Each browser's name in `browserslist`, by its name in the data. */
const BROWSERS = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  safari_ios: 'ios_saf',
} as const;

type Browser = keyof typeof BROWSERS;

const browsers = Object.keys(BROWSERS) as Browser[];

/** A version of each browser; Infinity if none has the feature. */
export type Versions = Record<Browser, number>;

export const forEachBrowser = (version: (browser: Browser) => number): Versions =>
  Object.fromEntries(browsers.map((browser) => [browser, version(browser)])) as Versions;

/** The oldest supported versions. */
export const oldest = forEachBrowser((browser) => {
  const [, ...versions] = browserslist(null, { path: root })
    .join('\n')
    .split(new RegExp(`^${BROWSERS[browser]} `, 'm'));
  return Math.min(...versions.map((version) => Number.parseFloat(version)));
});

/** Whether a supported browser is older than these versions. */
export const isMissing = (versions: Versions): boolean =>
  browsers.some((browser) => versions[browser] > oldest[browser]);

/** Whether a browser got the first feature later than the second. */
export const isLater = (versions: Versions, than: Versions): boolean =>
  browsers.some((browser) => versions[browser] > than[browser]);

function firstVersion(statements: SimpleSupportStatement[], withPrefix: boolean): number {
  const isReplaced = ({ version_removed: removed }: SimpleSupportStatement) =>
    statements.some(({ version_added: added }) => added === removed);
  const versions = statements
    .filter(({ flags, alternative_name: otherName }) => !flags && !otherName)
    .filter(({ prefix }) => withPrefix || !prefix)
    .filter((statement) => !statement.version_removed || isReplaced(statement))
    .map(({ version_added: added }) =>
      !added || added === 'preview' ? Infinity : Number.parseFloat(added.replace('≤', '')),
    );
  return Math.min(Infinity, ...versions);
}

/**
 * Returns the first versions with a feature.
 * @param entries Its places in the data. If there are several, the earliest version counts.
 * @param withPrefix Whether a prefix counts: the build adds it. @default true
 */
export const versionsOf = (entries: Identifier[], withPrefix = true): Versions =>
  forEachBrowser((browser) =>
    Math.min(
      ...entries.map(({ __compat: compat }) =>
        firstVersion([compat?.support[browser] ?? []].flat(), withPrefix),
      ),
    ),
  );

/** Features by the name that the docs use for them, such as `:has()` or `text-wrap: pretty`. */
export type Features = Map<string, Versions>;

export const isKnown = (entry: Identifier | undefined): entry is Identifier =>
  entry !== undefined && '__compat' in entry;

/** Adds a feature if the data has it. */
export function note(found: Features, name: string, entries: (Identifier | undefined)[]): void {
  const known = entries.filter(isKnown);
  if (known.length > 0) found.set(name, versionsOf(known));
}
