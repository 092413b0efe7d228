/**
 * Packs the kit, installs it into a project outside this repository, builds the project with Vite,
 * renders its first page in Node and serves it, once for all tests here.
 */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import repository from '../../../../package.json' with { type: 'json' };
import kit from '../../package.json' with { type: 'json' };
import { packageRoot } from '../../scripts/components.ts';
import { fencesIn } from '../../scripts/fences.ts';
import { packKit } from '../../scripts/pack.ts';
import { entriesModule, nodeIn, serve } from './project.ts';

const run = promisify(execFile);

/** What the project needs, in the versions that this repository is tested with. */
const tested = { ...repository.devDependencies, ...kit.devDependencies, ...kit.dependencies };
const NAMES = [
  'react',
  'react-dom',
  '@types/react',
  '@types/react-dom',
  'typescript',
  'vite',
  'zod',
  'tailwindcss',
  '@tailwindcss/vite',
  // The code on the docs pages imports it.
  'lucide-react',
] as const;

const README_MAIN = `import { createRoot } from 'react-dom/client';
import { Page } from './readme-page';
createRoot(document.getElementById('root')!).render(<Page />);`;

const RENDER = `import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Acme } from './server/Acme.js';
process.stdout.write(renderToString(createElement(Acme)));`;

export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'rapport-project-'));
  await cp(join(import.meta.dirname, 'project'), folder, { recursive: true });
  // The README's page, as it is written there.
  const [page = ''] = fencesIn(await readFile(join(packageRoot, 'README.md'), 'utf8'));
  await writeFile(join(folder, 'src/readme-page.tsx'), page);
  await writeFile(join(folder, 'src/readme-main.tsx'), README_MAIN);
  await writeFile(join(folder, 'src/entries.ts'), entriesModule());
  const tarball = await packKit(folder);
  const dependencies = {
    '@rapport/ui': `file:${basename(tarball)}`,
    ...Object.fromEntries(NAMES.map((name) => [name, tested[name]])),
  };
  const manifest = { private: true, type: 'module', dependencies };
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest));
  await run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline'], { cwd: folder });
  const node = nodeIn(folder);
  const build = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'];
  await Promise.all([
    node(...build),
    node(...build, '--ssr', 'src/Acme.tsx', '--outDir', 'server'),
  ]);
  const { stdout } = await node('--input-type=module', '--eval', RENDER);
  const index = join(folder, 'dist/index.html');
  const html = await readFile(index, 'utf8');
  await writeFile(
    index,
    html.replace('<div id="root">', (root) => root + stdout),
  );
  const { url, close } = await serve(folder);
  provide('tested', { folder, tarball, url });
  return async () => {
    await close();
    await rm(folder, { recursive: true });
  };
}
