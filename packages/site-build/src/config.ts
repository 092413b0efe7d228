/**
 * The hosting configuration: the site's firebase.json is the one source of headers, redirects and
 * folders. The build adds what only it knows, the hashes of the inline pieces, and writes the
 * complete file beside the site; Firebase deploys that one and the local server reads it.
 */
import { createHash } from 'node:crypto';
import { minimatch } from 'minimatch';

/** The parts of Firebase's format that this project uses; see firebase.google.com/docs/hosting/full-config. */
export interface HostingConfig {
  hosting: {
    public: string;
    ignore: string[];
    cleanUrls: boolean;
    trailingSlash: boolean;
    /** All that match apply, in order; where two set the same key, the later one holds. */
    headers: HeaderRule[];
  };
  firestore: { rules: string };
}

export interface HeaderRule {
  source: string;
  headers: { key: string; value: string }[];
}

/** What a page has inline, and so what its policy must allow by hash. */
export interface InlinePieces {
  /** The path it is served at, or `**` for the page of unknown paths. */
  source: string;
  scripts: string[];
  styles: string[];
}

const CSP = 'Content-Security-Policy';

/** A CSP source expression for an inline piece. */
export const cspHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Adds sources to directives that the policy already has. */
export function extendPolicy(policy: string, additions: Record<string, string[]>): string {
  const directives = policy.split(';').map((directive) => directive.trim());
  for (const [name, sources] of Object.entries(additions)) {
    const index = directives.findIndex((directive) => directive.split(' ')[0] === name);
    if (index < 0) throw new Error(`firebase.json: the ${CSP} has no directive ${name}.`);
    directives[index] = [directives[index], ...new Set(sources)].join(' ');
  }
  return directives.join('; ');
}

/**
 * The complete configuration of a build.
 *
 * @param base the site's firebase.json
 * @param pages the inline pieces of each page; exactly one has the source `**`
 * @param connect further addresses the site talks to: the emulators of a local build
 */
export function completeConfig(
  base: HostingConfig,
  pages: InlinePieces[],
  connect: string[] = [],
): HostingConfig {
  const policy = base.hosting.headers
    .filter(({ source }) => source === '**')
    .flatMap(({ headers }) => headers)
    .find(({ key }) => key === CSP)?.value;
  if (!policy) throw new Error(`firebase.json: "**" has no ${CSP}.`);

  const policyOf = ({ scripts, styles }: InlinePieces) =>
    extendPolicy(policy, {
      'script-src': scripts.map(cspHash),
      'style-src': styles.map(cspHash),
      'connect-src': connect,
    });
  // Unknown paths first: `**` matches every page as well, and the later rule holds.
  const ordered = [...pages].sort((a, b) => Number(b.source === '**') - Number(a.source === '**'));
  return {
    hosting: {
      ...base.hosting,
      public: 'public',
      headers: [
        ...base.hosting.headers,
        ...ordered.map((page) => ({
          source: page.source,
          headers: [{ key: CSP, value: policyOf(page) }],
        })),
      ],
    },
    firestore: { rules: 'firestore.rules' },
  };
}

/** The value of a header at a path: that of the last rule that matches and sets it. */
export function headerOf(config: HostingConfig, path: string, key: string): string | undefined {
  return config.hosting.headers
    .filter(({ source }) => matches(source, path))
    .flatMap(({ headers }) => headers)
    .findLast((header) => header.key === key)?.value;
}

/** Whether a rule's source matches a path, as Firebase's own tool reads it. */
export const matches = (source: string, path: string): boolean =>
  minimatch(path, source.startsWith('/') ? source : `/${source}`);
