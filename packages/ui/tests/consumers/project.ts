/** Installs projects with the packed kit, outside this repository. */
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommand, startCommand } from '@rapport/tooling/children';

const projects = fileURLToPath(new URL('projects', import.meta.url));

/** The milliseconds within which a server must answer. */
const PATIENCE_MS = 60_000;

type Versions = Record<string, string>;

interface Manifest {
  version: string;
  dependencies?: Versions;
  devDependencies?: Versions;
}

const manifestIn = async (folder: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Manifest;

/** Variables that this repository's scripts and test runners set, but a user's terminal doesn’t. */
const notTheirs = /^(NODE_(ENV|OPTIONS)|VITEST.*|TEST|MODE|DEV|PROD|SSR|BASE_URL|FORCE_COLOR)$/;

const environment = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(
    Object.keys(process.env)
      .filter((name) => notTheirs.test(name))
      .map((name) => [name, undefined]),
  ),
  CI: '1',
  NO_COLOR: '1',
  NEXT_TELEMETRY_DISABLED: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
});

/** An installed project. */
export interface Project {
  folder: string;
  /**
   * Runs a script of its package.json and returns the output.
   * @throws Error with the output if the script fails.
   */
  script(name: string): Promise<string>;
  /** Runs a script that serves at `PORT` while `visit` runs. */
  serving(name: string, visit: (url: string) => Promise<void>): Promise<void>;
  /** The versions of these packages that are installed. */
  versionsOf(names: readonly string[]): Promise<Versions>;
}

async function npm(folder: string, ...args: string[]): Promise<string> {
  const { code, output } = await runCommand('npm', 'npm', args, {
    cwd: folder,
    env: environment(),
  });
  if (code !== 0) throw new Error(`npm ${args.join(' ')} ended with exit code ${code}:\n${output}`);
  return output;
}

/** Returns a port that was free just now. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

async function serving(
  folder: string,
  script: string,
  visit: (url: string) => Promise<void>,
): Promise<void> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const server = startCommand(script, 'npm', ['run', script], {
    cwd: folder,
    env: { ...environment(), PORT: String(port) },
  });
  const giveUpAt = Date.now() + PATIENCE_MS;
  const answers = () =>
    fetch(url).then(
      () => true,
      () => false,
    );
  try {
    while (!(await answers())) {
      if (server.process.exitCode !== null || Date.now() > giveUpAt)
        throw new Error(`npm run ${script} doesn’t serve ${url}:\n${server.output()}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    await visit(url);
  } finally {
    await server.stop();
  }
}

/** A project that is installed in this folder. */
export function projectIn(folder: string): Project {
  return {
    folder,
    script: (script) => npm(folder, 'run', script),
    serving: (script, visit) => serving(folder, script, visit),
    async versionsOf(names) {
      const found = names.map(async (one) => {
        const place = join(folder, 'node_modules', one);
        return existsSync(place) ? [[one, (await manifestIn(place)).version] as const] : [];
      });
      return Object.fromEntries((await Promise.all(found)).flat());
    },
  };
}

/**
 * Copies a project, installs what its package.json names, and the kit.
 * @param name its folder in `projects/`
 * @param folder where to, absolute; must not exist
 * @param tarball the packed kit, absolute
 * @param instead versions in place of those in its package.json
 * @throws Error with npm's output if something can't be installed.
 */
export async function install(
  name: string,
  folder: string,
  tarball: string,
  instead: Versions = {},
): Promise<Project> {
  await cp(join(projects, name), folder, { recursive: true });
  await cp(join(projects, 'shared'), join(folder, 'shared'), { recursive: true });
  const manifest = await manifestIn(folder);
  for (const group of [manifest.dependencies, manifest.devDependencies])
    for (const known of Object.keys(group ?? {}))
      if (group && instead[known]) group[known] = instead[known];
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
  await npm(folder, 'install', '--prefer-offline', '--no-audit', '--no-fund', tarball);
  return projectIn(folder);
}
