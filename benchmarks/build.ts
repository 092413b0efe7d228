/** Builds the tasks of a kit with Vite, as an app that uses the kit would. */
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { build, type InlineConfig } from 'vite';
import { packageRoot } from '../packages/ui/scripts/components.ts';
import { compressed } from '../packages/ui/scripts/weigh.ts';
import { runCode, taskCode, TASKS, type Kit, type Task } from './kits.ts';
import type { Renders } from './server.tsx';

/** Bytes, minified and compressed with Brotli. */
export interface Size {
  js: number;
  css: number;
}

export interface Built {
  kit: Kit;
  sizes: Record<Task, Size>;
  renders: Renders;
  /** The code and styles that the page of the bench loads. */
  script: string;
  styles: string;
}

const ENTRY = '\0entry.tsx';

const entry = (code: string): Plugin => ({
  name: 'entry',
  resolveId: (id) => (id === 'virtual:entry' ? ENTRY : null),
  load: (id) => (id === ENTRY ? code : null),
});

/** Tailwind's plugin, for the kit that needs it; the tests of ours bring it along. */
async function tailwind({ id }: Kit): Promise<Plugin[]> {
  if (id !== 'shadcn') return [];
  const file = createRequire(join(packageRoot, 'package.json')).resolve('@tailwindcss/vite');
  const { default: plugin } = (await import(pathToFileURL(file).href)) as {
    default: () => Plugin[];
  };
  return plugin();
}

async function output(kit: Kit, code: string, config: InlineConfig): Promise<Size & Texts> {
  const result = await build({
    root: kit.root,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [entry(code), ...(await tailwind(kit))],
    ...config,
    resolve: {
      dedupe: ['react', 'react-dom'],
      alias: kit.checkout
        ? [
            { find: /^@rapport\/ui$/, replacement: join(kit.checkout, 'dist/modules/index.js') },
            { find: /^@rapport\/ui\//, replacement: join(kit.checkout, 'dist/') },
          ]
        : [],
    },
    build: {
      write: false,
      minify: true,
      target: 'es2023',
      cssCodeSplit: false,
      ...config.build,
    },
  });
  const { output: files } = [result].flat()[0] as { output: OutputFile[] };
  const script = files.map((file) => file.code ?? '').join('');
  const styles = files
    .filter(({ fileName }) => fileName.endsWith('.css'))
    .map(({ source }) => String(source))
    .join('');
  return {
    script,
    styles,
    js: compressed(script),
    css: styles === '' ? 0 : compressed(styles),
  };
}

interface OutputFile {
  fileName: string;
  code?: string;
  source?: string | Uint8Array;
}

interface Texts {
  script: string;
  styles: string;
}

async function sizeOf(kit: Kit, task: Task): Promise<Size> {
  const { js, css } = await output(kit, taskCode(kit, task), {
    build: {
      rolldownOptions: {
        input: 'virtual:entry',
        external: [/^react($|\/)/, /^react-dom($|\/)/],
        preserveEntrySignatures: 'strict',
      },
    },
  });
  return { js, css };
}

/**
 * Builds a kit's tasks.
 *
 * @param folder where the server's module is written, so that it can be imported
 */
export async function buildTasks(kit: Kit, folder: string): Promise<Built> {
  const sizes = {} as Record<Task, Size>;
  for (const task of TASKS) sizes[task] = await sizeOf(kit, task);
  const { script, styles } = await output(kit, runCode(kit, 'browser'), {
    build: { rolldownOptions: { input: 'virtual:entry', output: { format: 'iife' } } },
  });
  const server = await output(kit, runCode(kit, 'server'), {
    ssr: { noExternal: true },
    build: {
      ssr: true,
      rolldownOptions: { input: 'virtual:entry', output: { format: 'esm', codeSplitting: false } },
    },
  });
  await mkdir(folder, { recursive: true });
  const file = join(folder, `${kit.id}.mjs`);
  await writeFile(file, server.script);
  const { default: renders } = (await import(pathToFileURL(file).href)) as { default: Renders };
  return { kit, sizes, renders, script, styles };
}
