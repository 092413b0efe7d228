/** Addresses of the code and its issues. */
export interface Repository {
  /** Without a slash at the end. */
  url: string;
  /** Address of the form for a new issue. */
  newIssue: string;
}

/** The fields of packages/ui/package.json that name the repository. */
export interface Manifest {
  repository: { url: string };
  bugs: { url: string };
}

/** Reads the `repository` and `bugs` of a package.json, as npm defines them. */
export const repositoryOf = ({ repository, bugs }: Manifest): Repository => ({
  url: repository.url.replace(/^git\+/, '').replace(/\.git$/, ''),
  newIssue: bugs.url.replace(/\/?$/, '/new'),
});

/** Returns the address of a file. */
export const sourceUrl = ({ url }: Repository, path: string): string => `${url}/blob/main/${path}`;

/** Returns the address of a new issue about a part, with its first lines filled in. */
export function issueUrl(
  { newIssue }: Repository,
  { name, version, page }: { name: string; version: string; page: string },
): string {
  const url = new URL(newIssue);
  url.searchParams.set('title', `${name} (${version}): `);
  url.searchParams.set('body', `Seen at ${page}\n\nWhat happens:\n\nWhat I expect:\n`);
  return url.href;
}
