/**
 * The hosting configuration. The site's firebase.json is the only source of headers and folders.
 * The build adds what only it knows, the hashes of inline scripts and styles and the names of the
 * files, and writes the complete file next to the site. Firebase deploys that file, and the local
 * server reads it.
 */
import { createHash } from 'node:crypto';
import { Minimatch } from 'minimatch';

/** The parts of the format used here. @see https://firebase.google.com/docs/hosting/full-config */
export interface HostingConfig {
  hosting: Hosting;
  firestore: { rules: string };
}

export interface Hosting {
  public: string;
  ignore: string[];
  cleanUrls: boolean;
  trailingSlash: boolean;
  /** All matching rules apply, in order; for the same key, the last one wins. */
  headers: HeaderRule[];
}

export interface HeaderRule {
  source: string;
  headers: { key: string; value: string }[];
}

/** A page's inline scripts and styles, which its policy must allow by hash. */
export interface InlinePieces {
  /** The path it is served at, or `**` for the page of unknown paths. */
  source: string;
  scripts: string[];
  styles: string[];
}

/** The facts about a site that only its build knows. */
export interface BuiltSite {
  /** Each page's inline scripts and styles. */
  pages: InlinePieces[];
  /** The path of every file that is deployed. */
  files: string[];
  /** What this build's settings change in the policy. */
  policy?: PolicyChanges | undefined;
  /** The https address that browsers report violations to. @default none */
  reports?: string | undefined;
}

/**
 * Changes to a Content-Security-Policy by directive: sources to add, or `null` to remove it. A
 * directive that the policy does not have is added.
 */
export type PolicyChanges = Record<string, string[] | null>;

const CSP = 'Content-Security-Policy';
const CACHING = 'Cache-Control';
/** The name that a policy and its `Reporting-Endpoints` share. */
const REPORTS = 'csp';

/** Returns the CSP source expression for an inline script or style. */
export const cspHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Applies changes to a policy. */
export function changePolicy(policy: string, changes: PolicyChanges): string {
  const directives = new Map(
    policy.split(';').map((directive): [string, string[]] => {
      const [name = '', ...sources] = directive.trim().split(' ');
      return [name, sources];
    }),
  );
  for (const [name, sources] of Object.entries(changes)) {
    if (!sources) directives.delete(name);
    else if (sources.length > 0) {
      directives.set(name, [...new Set([...(directives.get(name) ?? []), ...sources])]);
    }
  }
  return [...directives].map(([name, sources]) => [name, ...sources].join(' ')).join('; ');
}

/**
 * Completes the configuration for a build.
 *
 * @param base the `hosting` part of the site's firebase.json
 */
export function completeHosting(base: Hosting, site: BuiltSite): Hosting {
  const { pages, files, policy: changes = {}, reports } = site;
  const policy = base.headers
    .filter(({ source }) => source === '**')
    .flatMap(({ headers }) => headers)
    .find(({ key }) => key === CSP)?.value;
  if (!policy) throw new Error(`firebase.json: "**" has no ${CSP}.`);

  const changed = changePolicy(policy, {
    ...changes,
    // Browsers that know `report-to` ignore `report-uri`.
    ...(reports && { 'report-to': [REPORTS], 'report-uri': [reports] }),
  });
  const headersFor = ({ scripts, styles }: InlinePieces) => [
    {
      key: CSP,
      value: changePolicy(changed, {
        'script-src': scripts.map(cspHash),
        'style-src': styles.map(cspHash),
      }),
    },
    ...(reports ? [{ key: 'Reporting-Endpoints', value: `${REPORTS}="${reports}"` }] : []),
  ];
  // Unknown paths come first: `**` matches every page too, and the last rule wins.
  const ordered = [...pages].sort((a, b) => Number(b.source === '**') - Number(a.source === '**'));
  return {
    ...base,
    public: 'public',
    headers: [
      ...base.headers.flatMap((rule) => cachingByFile(rule, files)),
      ...ordered.map((page) => ({ source: page.source, headers: headersFor(page) })),
    ],
  };
}

/**
 * Replaces a caching rule for a folder with one rule per file. Hosts send the headers of a path even
 * if the file does not exist, and browsers would cache the 404.
 */
function cachingByFile(rule: HeaderRule, files: string[]): HeaderRule[] {
  if (rule.source === '**' || rule.headers.every(({ key }) => key !== CACHING)) return [rule];
  return files.filter(matcher(rule.source)).map((source) => ({ ...rule, source }));
}

/**
 * Returns a function that gives the headers at a path. The last matching rule that sets a header wins.
 */
export function headersBy({ headers }: Hosting): (path: string) => Record<string, string> {
  const rules = headers.map((rule) => ({ ...rule, matches: matcher(rule.source) }));
  return (path) =>
    Object.fromEntries(
      rules
        .filter(({ matches }) => matches(path))
        .flatMap((rule) => rule.headers.map(({ key, value }) => [key, value])),
    );
}

/** Returns whether a rule's source matches a path, by the same logic as Firebase's own tool. */
function matcher(source: string): (path: string) => boolean {
  const pattern = new Minimatch(source.startsWith('/') ? source : `/${source}`);
  return (path) => pattern.match(path);
}
