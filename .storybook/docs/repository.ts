/** Where the code is and where issues go. */
export interface Repository {
  /** Without a slash at its end. */
  url: string;
  /** Where a new issue starts. */
  newIssue: string;
}

/** What packages/ui/package.json says of it. */
export interface Manifest {
  repository: { url: string };
  bugs: { url: string };
}

/** Reads the `repository` and `bugs` of a package.json, as npm defines them. */
export const repositoryOf = ({ repository, bugs }: Manifest): Repository => ({
  url: repository.url.replace(/^git\+/, '').replace(/\.git$/, ''),
  newIssue: bugs.url.replace(/\/?$/, '/new'),
});

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
