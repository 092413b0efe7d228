/**
 * Generates files from the kit's sources: code and stylesheets of the tokens, the files for design
 * tools, the barrel, styles.css, fonts.css, all English words, and api.json. None of them is in the
 * repository. Every command calls this first, so it regenerates only what has changed.
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

// Steps import their own tools, which take a second to load, because usually no step runs.

const kit = fileURLToPath(new URL('..', import.meta.url));

type File = [path: string, text: string];

interface Step {
  /** Files and folders that the output depends on, relative to the package. */
  inputs: string[];
  make: () => Promise<File[]>;
}

/** The inputs of all steps: their own code and their tools' versions. */
const TOOLS = ['scripts', 'package.json', '../../package.json'];

/** The current API report; api.md is the last reviewed one. */
export const currentReport = '.cache/api.md';

const steps: Record<string, Step> = {
  tokens: {
    inputs: ['tokens/base.tokens.json', 'themes'],
    make: async () => (await import('./token-files.ts')).tokenFiles(),
  },
  fonts: {
    inputs: [],
    make: async () => (await import('./font-faces.ts')).fontFiles(),
  },
  entries: {
    inputs: ['src'],
    make: async () => (await import('./entries.ts')).entryFiles(),
  },
  // Last, because this step reads the files of the other steps.
  api: {
    inputs: ['src', 'testing', 'themes', 'tsconfig.build.json', 'tsconfig.contract.json'],
    make: async () => {
      const { api, report } = await (await import('./contract.ts')).readKit();
      return [
        ['api.json', `${JSON.stringify(api, null, 1)}\n`],
        [currentReport, report],
      ];
    },
  },
};

/** Whether a file is source and not a story, test, docs page or font. */
const isSource = (file: string) =>
  /\.(?:tsx?|css|json)$/.test(file) && !/\.(?:stories|test)\.tsx?$/.test(file);

const filesOf = (path: string): string[] =>
  /\.\w+$/.test(path)
    ? [path]
    : readdirSync(join(kit, path), { recursive: true, encoding: 'utf8' })
        .filter(isSource)
        .map((file) => join(path, file));

/** Hashes the files that a step reads and those that it wrote, to notice changes to both. */
function hashOf({ inputs }: Step, made: string[]): string {
  const files = new Set([...[...TOOLS, ...inputs].flatMap(filesOf), ...made]);
  const hash = createHash('sha256');
  for (const file of [...files].sort()) {
    const path = join(kit, file);
    hash.update(`\0${file}\0`).update(existsSync(path) ? readFileSync(path) : 'missing');
  }
  return hash.digest('hex');
}

/** Writes a file only if it differs, because another process may be reading or watching it. */
function write([name, text]: File): void {
  const file = join(kit, name);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, text);
  renameSync(draft, file);
}

/** The files that each step wrote, and the hash after it. */
type Stamps = Record<string, { hash: string; files: string[] } | undefined>;

const stampFile = '.cache/generated.json';

const readStamps = (): Stamps => {
  const file = join(kit, stampFile);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Stamps) : {};
};

/** Regenerates the files whose sources have changed. */
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
