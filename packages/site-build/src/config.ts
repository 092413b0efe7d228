/**
 * The hosting configuration. The site's firebase.json is the only source of headers and folders.
 * The build adds the hashes of inline scripts and styles, which only it knows, and writes the
 * complete file next to the site. Firebase deploys that file, and the local server reads it.
 */
import { createHash } from 'node:crypto';
import { minimatch } from 'minimatch';

/** The parts of the format used here. @see https://firebase.google.com/docs/hosting/full-config */
export interface HostingConfig {
  hosting: {
    public: string;
    ignore: string[];
    cleanUrls: boolean;
    trailingSlash: boolean;
    /** All matching rules apply, in order; for the same key, the last one wins. */
    headers: HeaderRule[];
  };
  firestore: { rules: string };
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

const CSP = 'Content-Security-Policy';

/** The CSP source expression for an inline script or style. */
export const cspHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Adds sources to existing directives of a policy. */
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
 * Completes the configuration for a build.
 *
 * @param base the site's firebase.json
 * @param pages each page's inline scripts and styles; exactly one has the source `**`
 * @param connect additional origins the site connects to: the emulators of a local build
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
  // Unknown paths come first: `**` matches every page too, and the last rule wins.
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

/** The value of a header at a path: the last matching rule that sets it wins. */
export function headerOf(config: HostingConfig, path: string, key: string): string | undefined {
  return config.hosting.headers
    .filter(({ source }) => matches(source, path))
    .flatMap(({ headers }) => headers)
    .findLast((header) => header.key === key)?.value;
}

/** Whether a rule's source matches a path, by the same logic as Firebase's own tool. */
export const matches = (source: string, path: string): boolean =>
  minimatch(path, source.startsWith('/') ? source : `/${source}`);
