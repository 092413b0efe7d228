/**
 * The entry of every `npm` command: `node scripts/bootstrap.mjs <command> [arguments]`. If the
 * command and its first argument name a script, that script runs: `bench kit` is `bench-kit.ts`.
 *
 * Plain JavaScript, because it runs before anything is installed: it checks Node, installs the
 * workspace if a manifest or the lockfile has changed since the last install, generates the kit's
 * generated files if their sources have changed, and then runs `scripts/<command>.ts` in the same
 * process, so that no exit code or signal has to be relayed.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { packageManager: PNPM } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

function stop(line) {
  console.error(line);
  process.exit(1);
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  // The versions that Vite and Storybook support.
  if ((major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22) return;
  stop(
    `Rapport needs Node 20.19, 22.12 or newer, and this is ${process.versions.node}: install a current version from https://nodejs.org and run the command again.`,
  );
}

function packageFolders() {
  const packages = join(root, 'packages');
  return readdirSync(packages)
    .map((name) => join(packages, name))
    .filter((folder) => existsSync(join(folder, 'package.json')));
}

function installInputs() {
  const names = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json'];
  const files = names.map((name) => join(root, name));
  return [...files, ...packageFolders().map((folder) => join(folder, 'package.json'))];
}

/** Returns a hash of everything that an install depends on; it is stored in node_modules. */
function installHash() {
  const hash = createHash('sha256').update(`${PNPM} ${process.platform} ${process.arch}`);
  for (const file of installInputs()) hash.update(readFileSync(file));
  return hash.digest('hex');
}

function isInstalled(mark, hash) {
  const folders = [root, ...packageFolders()];
  if (!folders.every((folder) => existsSync(join(folder, 'node_modules')))) return false;
  return existsSync(mark) && readFileSync(mark, 'utf8') === hash;
}

function install() {
  const mark = join(root, 'node_modules', '.rapport-install');
  const hash = installHash();
  if (isInstalled(mark, hash)) return;
  console.log('Installing what is missing (once, about a minute) …');
  const { status, signal } = spawnSync(
    'npx',
    ['--yes', PNPM, 'install', '--frozen-lockfile', '--reporter', 'append-only'],
    // With CI set, pnpm replaces an outdated node_modules without asking.
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, CI: 'true' },
      shell: process.platform === 'win32',
    },
  );
  if (signal) process.exit(130);
  if (status !== 0) {
    stop(
      `The installation failed (the reason is above): check that \`npm ping\` reaches the registry or, if pnpm-lock.yaml is the cause, run \`npx ${PNPM} install\`; then run the same command again.`,
    );
  }
  writeFileSync(mark, hash);
}

checkNode();
const words = process.argv.slice(2);
const scriptOf = (count) => join(root, 'scripts', `${words.slice(0, count).join('-')}.ts`);
const nameLength = words.length > 1 && existsSync(scriptOf(2)) ? 2 : 1;
const script = scriptOf(nameLength);
if (!words[0] || !existsSync(script)) {
  stop(`There is no command "${words.join(' ')}": \`npm run help\` lists them.`);
}

process.chdir(root);
install();

process.argv = [process.argv[0], script, ...words.slice(nameLength)];
const { register } = await import('tsx/esm/api');
// The root's own configuration does not cover the packages, and JSX there would need React in scope.
register({ tsconfig: join(root, 'tsconfig.base.json') });
const load = (file) => import(pathToFileURL(file).href);
try {
  const { generate } = await load(join(root, 'packages/ui/scripts/generate.ts'));
  await generate();
  await load(script);
} catch (error) {
  // A StopError is for the user: its message says what is wrong and what to do.
  stop(error?.name === 'StopError' ? error.message : (error?.stack ?? error));
}
