/**
 * Generates files from the kit's sources: code and stylesheets of the tokens, the files for design
 * tools, the barrel, styles.css, all English words, and api.json. None of them is in the repository.
 * Every command calls this first, so it generates them only if a source or one of them has changed.
 */
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const kit = fileURLToPath(new URL('..', import.meta.url));

type File = [path: string, text: string];

/** Files and folders that the output depends on or is in, relative to the package. */
const WATCHED = [
  'src',
  'scripts',
  'testing',
  'themes',
  'tokens',
  'tsconfig.build.json',
  'tsconfig.contract.json',
  'package.json',
  'api.json',
  '../../package.json',
];

/** The current API report; api.md is the last reviewed one. */
export const currentReport = '.cache/api.md';

/** Whether a file is source and not a story, test, docs page or font. */
const isSource = (file: string) =>
  /\.(?:tsx?|css|json)$/.test(file) && !/\.(?:stories|test)\.tsx?$/.test(file);

const filesOf = (path: string): string[] =>
  /\.\w+$/.test(path)
    ? [path]
    : readdirSync(join(kit, path), { recursive: true, encoding: 'utf8' })
        .filter(isSource)
        .map((file) => join(path, file));

/** Hashes the sources and the generated files, to notice changes to both. */
function hashNow(): string {
  const hash = createHash('sha256');
  for (const file of WATCHED.flatMap(filesOf).sort()) {
    const path = join(kit, file);
    hash.update(`\0${file}\0`).update(existsSync(path) ? readFileSync(path) : 'missing');
  }
  return hash.digest('hex');
}

/** Writes files that differ, each at once, because another process may be reading or watching it. */
function write(files: File[]): void {
  for (const [name, text] of files) {
    const file = join(kit, name);
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    mkdirSync(dirname(file), { recursive: true });
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, text);
    renameSync(draft, file);
  }
}

const stamp = '.cache/generated';

/** Generates the files, unless they are as the last run left them. */
export async function generate(): Promise<void> {
  const file = join(kit, stamp);
  if (existsSync(file) && readFileSync(file, 'utf8') === hashNow()) return;
  // Imported here, because their tools take a second to load, and usually nothing is to be done.
  write(await (await import('./token-files.ts')).tokenFiles());
  write((await import('./entries.ts')).entryFiles());
  // Reads the others.
  const { api, report } = await (await import('./contract.ts')).readKit();
  write([
    ['api.json', `${JSON.stringify(api, null, 1)}\n`],
    [currentReport, report],
  ]);
  write([[stamp, hashNow()]]);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await generate();
