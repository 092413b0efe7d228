/**
 * Makes what the kit's sources determine: code and stylesheets of the tokens, the files for design
 * tools, the barrel, styles.css, and api.json. None of it is in the repository. Every command calls
 * this first, so only what has changed since is made again; run by itself, it does the same.
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

// Nothing else is imported here: a step's tools take a second to load, and mostly no step runs.

const kit = fileURLToPath(new URL('..', import.meta.url));

type File = [path: string, text: string];

interface Step {
  /** Files that the outcome depends on, and folders of such files, below the package. */
  inputs: string[];
  make: () => Promise<File[]>;
}

/** What all steps depend on: their own code and their tools' versions. */
const TOOLS = ['scripts', 'package.json', '../../package.json'];

/** The API report as it should be; api.md is the one that was last reviewed. */
export const currentReport = '.cache/api.md';

const steps: Record<string, Step> = {
  tokens: {
    inputs: ['tokens/base.tokens.json', 'themes'],
    make: async () => (await import('./token-files.ts')).tokenFiles(),
  },
  entries: {
    inputs: ['src'],
    make: async () => (await import('./entries.ts')).entryFiles(),
  },
  // After the others, whose files it reads.
  api: {
    inputs: ['src', 'testing', 'themes', 'tsconfig.build.json', 'tsconfig.contract.json'],
    make: async () => {
      const { contract, report } = await (await import('./contract.ts')).readKit();
      return [
        ['api.json', `${JSON.stringify(contract, null, 1)}\n`],
        [currentReport, report],
      ];
    },
  },
};

/** Whether a file of a folder is source: no story, test, docs page or font. */
const isSource = (file: string) =>
  /\.(?:tsx?|css|json)$/.test(file) && !/\.(?:stories|test)\.tsx?$/.test(file);

const filesOf = (path: string): string[] =>
  /\.\w+$/.test(path)
    ? [path]
    : readdirSync(join(kit, path), { recursive: true, encoding: 'utf8' })
        .filter(isSource)
        .map((file) => join(path, file));

/** A hash of what a step reads and of what it has written, so that neither can change unseen. */
function hashOf({ inputs }: Step, made: string[]): string {
  const files = new Set([...[...TOOLS, ...inputs].flatMap(filesOf), ...made]);
  const hash = createHash('sha256');
  for (const file of [...files].sort()) {
    const path = join(kit, file);
    hash.update(`\0${file}\0`).update(existsSync(path) ? readFileSync(path) : 'missing');
  }
  return hash.digest('hex');
}

/** Writes a file unless it is the same: another process may be reading or watching it. */
function write([name, text]: File): void {
  const file = join(kit, name);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, text);
  renameSync(draft, file);
}

/** What each step has written, and the hash at its end. */
type Stamps = Record<string, { hash: string; files: string[] } | undefined>;

const stampFile = '.cache/generated.json';

const readStamps = (): Stamps => {
  const file = join(kit, stampFile);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Stamps) : {};
};

/** Makes again what has changed. */
export async function generate(): Promise<void> {
  const stamps = readStamps();
  for (const [name, step] of Object.entries(steps)) {
    const stamp = stamps[name];
    if (stamp?.hash === hashOf(step, stamp?.files ?? [])) continue;
    const made = await step.make();
    made.forEach(write);
    const files = made.map(([path]) => path);
    stamps[name] = { hash: hashOf(step, files), files };
    write([stampFile, JSON.stringify(stamps)]);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await generate();
