/**
 * Packs the kit, installs it into a project outside this repository, builds the project with Vite and
 * serves it, once for all tests here.
 */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { preview } from 'vite';
import type { TestProject } from 'vitest/node';
import { packageRoot } from '../../scripts/components.ts';
import { fencesIn } from '../../scripts/fences.ts';
import { packKit } from '../../scripts/pack.ts';
import { nodeIn, repository } from './project.ts';

const run = promisify(execFile);

type Manifest = Partial<Record<'dependencies' | 'devDependencies', Record<string, string>>>;

const manifestIn = async (folder: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Manifest;

/** Dependencies at the versions that this repository is tested with. */
async function dependencies(...names: string[]): Promise<Record<string, string>> {
  const manifests = await Promise.all([manifestIn(repository), manifestIn(packageRoot)]);
  const versions: Record<string, string> = Object.assign(
    {},
    ...manifests.flatMap((manifest) => [manifest.dependencies, manifest.devDependencies]),
  );
  return Object.fromEntries(
    names.map((name) => {
      const version = versions[name];
      if (!version) throw new Error(`No package.json has ${name}.`);
      return [name, version];
    }),
  );
}

export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'rapport-project-'));
  await cp(fileURLToPath(new URL('project', import.meta.url)), folder, { recursive: true });
  // The README's page, in the file that the README names.
  const [page = ''] = fencesIn(await readFile(join(packageRoot, 'README.md'), 'utf8'));
  await writeFile(join(folder, 'src/readme-page.tsx'), page);
  await writeFile(
    join(folder, 'src/readme-main.tsx'),
    `import { createRoot } from 'react-dom/client';
    import { Page } from './readme-page';
    createRoot(document.getElementById('root')!).render(<Page />);`,
  );
  const tarball = await packKit(folder);
  const manifest = {
    private: true,
    type: 'module',
    dependencies: {
      '@rapport/ui': `file:${basename(tarball)}`,
      ...(await dependencies('react', 'react-dom', 'vite', 'typescript', 'zod')),
      ...(await dependencies('@types/react', '@types/react-dom')),
      ...(await dependencies('tailwindcss', '@tailwindcss/vite')),
      // Packages that the code on the docs pages imports.
      ...(await dependencies('lucide-react')),
    },
  };
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest));
  await run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline'], { cwd: folder });
  const node = nodeIn(folder);
  const vite = 'node_modules/vite/bin/vite.js';
  await node(vite, 'build', '--logLevel', 'error');
  await node(vite, 'build', '--logLevel', 'error', '--ssr', 'src/Page.tsx', '--outDir', 'server');
  const server = await preview({
    root: folder,
    configFile: false,
    logLevel: 'error',
    preview: { port: 0 },
  });
  const url = server.resolvedUrls?.local[0] ?? '';
  provide('tested', { folder, tarball, url });
  return async () => {
    await server.close();
    await rm(folder, { recursive: true });
  };
}
