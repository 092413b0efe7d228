/** The project's addresses, which many files contain. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Addresses {
  /** The site's origin; Storybook is at its path `/design/`. */
  site: string;
  /** Where the code can be read. */
  repository: string;
  /** The kit's name at npm. */
  name: string;
}

/** Each address and its required form. */
export const ADDRESSES: { key: keyof Addresses; pattern: RegExp; form: string }[] = [
  { key: 'site', pattern: /^https:\/\/[^/]+$/, form: 'an https origin without a slash at the end' },
  {
    key: 'repository',
    pattern: /^https:\/\/.+[^/]$/,
    form: 'an https address without a slash at the end',
  },
  {
    key: 'name',
    pattern: /^@[a-z\d-]+\/[a-z\d.-]+$/,
    form: 'the name of a package, such as @you/ui',
  },
];

/** Returns the spellings of a name: plain, in a regular expression, and in npm's tarball name. */
const formsOf = (name: string) => [
  name,
  name.replace('/', String.raw`\/`),
  `${name.slice(1).replace('/', '-')}-`,
];

const escaped = (text: string) => text.replaceAll(/[.\\/*+?()[\]{}^$|]/g, String.raw`\$&`);

/** Returns the text with the next addresses in place of the current ones. */
export function replaceAddresses(text: string, now: Addresses, next: Addresses): string {
  const [from, to] = [now, next].map(({ repository, site, name }) => [
    // The repository may be on the site's host.
    repository,
    site,
    ...formsOf(name),
  ]) as [string[], string[]];
  const any = new RegExp(from.map(escaped).join('|'), 'g');
  return text.replaceAll(any, (found) => to[from.indexOf(found)] ?? found);
}

/** Lists the text files that git tracks, relative to the root. */
export const trackedTexts = (root: string): string[] =>
  execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
    .split('\0')
    .filter((file) => file && !readFileSync(join(root, file)).includes(0));
