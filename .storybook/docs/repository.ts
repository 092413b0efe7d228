/** Where the code is and where issues go. */
export interface Repository {
  /** Without a slash at its end. */
  url: string;
  /** Where a new issue starts. */
  newIssue: string;
}

/** What a package.json says of it. */
export interface Manifest {
  repository?: string | { url: string };
  bugs?: string | { url?: string };
}

/**
 * For as long as packages/ui/package.json names no repository: an address that belongs to no one,
 * like the site's own `rapport.example`.
 */
const UNPUBLISHED = 'https://code.rapport.example/rapport';

const urlOf = (field: string | { url?: string } | undefined) =>
  typeof field === 'string' ? field : field?.url;

/** Reads the `repository` and `bugs` of a package.json, as npm defines them. */
export function repositoryOf(manifest: Manifest): Repository {
  const url = (urlOf(manifest.repository) ?? UNPUBLISHED)
    .replace(/^git\+/, '')
    .replace(/^github:/, 'https://github.com/')
    .replace(/\.git$/, '');
  const issues = urlOf(manifest.bugs) ?? `${url}/issues`;
  return { url, newIssue: issues.replace(/\/$/, '').replace(/(\/issues)$/, '$1/new') };
}

/** A file, on the forge. */
export const sourceUrl = ({ url }: Repository, path: string): string => `${url}/blob/main/${path}`;

/** A new issue about a part, with what one would type first. */
export function issueUrl(
  { newIssue }: Repository,
  { name, version, page }: { name: string; version: string; page: string },
): string {
  const url = new URL(newIssue);
  url.searchParams.set('title', `${name} (${version}): `);
  url.searchParams.set('body', `Seen at ${page}\n\nWhat happens:\n\nWhat I expect:\n`);
  return url.href;
}
