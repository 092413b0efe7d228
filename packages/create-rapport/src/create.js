import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Failure } from './failure.js';
import { GREEN } from './options.js';

const here = fileURLToPath(new URL('..', import.meta.url));

/** Names that may already be in the folder, because `git init` or a file manager adds them. */
const KEPT = new Set(['.git', '.DS_Store']);

/** Files of the template that contain its name, “My site”, or its color. */
const FILLED = ['index.html', 'README.md', 'public/favicon.svg', 'src/theme.css', 'src/content.ts'];

/** Reasons for the error codes of a full disk or a missing permission. */
const REASONS = /** @type {Record<string, string>} */ ({
  EACCES: 'you may not write there',
  EPERM: 'you may not write there',
  EROFS: 'that disk can’t be written to',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a part of its path is a file',
  ENAMETOOLONG: 'its name is too long',
});

/** @param {string} folder */
async function refuseFull(folder) {
  const found = await readdir(folder).catch((error) => {
    if (error.code === 'ENOENT') return [];
    if (error.code === 'ENOTDIR')
      throw new Failure(
        `“${folder}” can’t be the site’s folder: it’s a file, or inside one.`,
        'Choose another name.',
      );
    throw error;
  });
  const others = found.filter((name) => !KEPT.has(name));
  if (others.length === 0) return;
  const more = others.length > 1 ? ` and ${others.length - 1} more` : '';
  throw new Failure(
    `“${folder}” isn’t empty: it has ${others[0]}${more}.`,
    'Choose another name, or move what’s there. Nothing was changed.',
  );
}

/** Turns `my-site` into `My site`. @param {string} name */
function titleOf(name) {
  const words = name.replaceAll(/[-._~]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** @param {import('./options.js').Options} options */
async function write({ folder, name, backend, brand }) {
  for (const part of ['template', `backends/${backend}`])
    await cp(join(here, part), folder, { recursive: true });
  // The template has another name, because npm leaves .gitignore out of packages.
  await rename(join(folder, '_gitignore'), join(folder, '.gitignore'));
  for (const file of FILLED) {
    const text = await readFile(join(folder, file), 'utf8');
    const filled = text.replaceAll('My site', titleOf(name)).replaceAll(GREEN, brand);
    await writeFile(join(folder, file), filled);
  }
  const manifests = JSON.parse(await readFile(join(here, 'dist/manifests.json'), 'utf8'));
  const manifest = { name, ...manifests[backend] };
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

/**
 * Writes the site.
 *
 * @param {import('./options.js').Options} options
 * @throws {Failure} If the folder isn't empty or can't be written. Nothing is left of a new folder.
 */
export async function create(options) {
  const { folder } = options;
  await refuseFull(folder);
  let made;
  try {
    made = await mkdir(folder, { recursive: true });
    await write(options);
  } catch (error) {
    if (made) await rm(made, { recursive: true, force: true });
    const { code = '' } = /** @type {NodeJS.ErrnoException} */ (error);
    if (!REASONS[code]) throw error;
    throw new Failure(
      `“${folder}” couldn’t be written: ${REASONS[code]} (${code}).`,
      'Choose a folder of your own, such as one below your home.',
    );
  }
}
