/** Runs the READMEs' commands exactly as written: in a fresh copy, and in projects beside it. */
import { execFile, execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { root } from '@rapport/tooling/root';
import { fencesIn } from '../packages/ui/scripts/fences.ts';

const LIMIT_MS = 300_000;
vi.setConfig({ testTimeout: LIMIT_MS, hookTimeout: LIMIT_MS });

const READMES = ['README.md', 'packages/ui/README.md', 'packages/create-rapport/README.md'];

/** Commands that run elsewhere, or cannot run here. */
const ELSEWHERE = [
  'npm start', // scripts/commands.full.test.ts
  'npm test', // is running this test
  'npm run build', // packages/app/tests/settings.test.ts, and budgets
  'npx firebase-tools deploy --config packages/app/dist/firebase.json --project your-project',
  'npx shadcn@latest add https://rapport.example/design/r/Hero.json', // tests/packed/copied.full.test.ts
];

const folder = mkdtempSync(join(tmpdir(), 'rapport-readme-'));
const copy = join(folder, 'rapport');
const project = join(folder, 'project');

const readmeOf = (file: string) => readFileSync(join(root, file), 'utf8');

/** Returns the lines of a file's command blocks, without comments. */
const commandsIn = (file: string): string[] =>
  [...readmeOf(file).matchAll(/^```sh\n([^`]+)^```/gm)].flatMap(([, block = '']) =>
    block
      .trim()
      .split('\n')
      .map((line) => line.replace(/\s+#.*/, '')),
  );

/** The environment of a terminal, without the variables of the test runner and of npm. */
const env = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => /^(PATH|HOME|LANG|SHELL|.*_PROXY)$/i.test(name)),
);

const ran = new Set<string>();

/** Runs a command of a README in a shell. */
function run(command: string, cwd: string) {
  ran.add(command);
  return promisify(execFile)('sh', ['-c', command], { cwd, env, maxBuffer: 2 ** 26 });
}

beforeAll(() => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  for (const file of files.split('\0').filter(Boolean)) cpSync(join(root, file), join(copy, file));
  const git = ['-c', 'user.name=a', '-c', 'user.email=a@example.com'];
  execFileSync('git', ['init', '--quiet'], { cwd: copy });
  execFileSync('git', ['add', '--all'], { cwd: copy });
  execFileSync('git', [...git, 'commit', '--quiet', '--message', 'Copy'], { cwd: copy });
  mkdirSync(join(project, 'src'), { recursive: true });
  writeFileSync(join(project, 'package.json'), '{ "private": true, "type": "module" }');
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('packing the kit changes no file, and a project beside it installs the tarball', async () => {
  await run('npm run pack', copy);
  expect(execFileSync('git', ['status', '--short'], { cwd: copy, encoding: 'utf8' })).toBe('');
  await run('npm install ../rapport/rapport-ui-*.tgz', project);
  const [page = ''] = fencesIn(readmeOf('packages/ui/README.md'));
  writeFileSync(join(project, 'src/Page.tsx'), page);
  await run('npx rapport-ui styles src --out src/kit.css', project);
  expect(readFileSync(join(project, 'src/kit.css'), 'utf8')).toContain('.rp-Hero');
});

test('a new site starts', async () => {
  const site = join(folder, 'my-site');
  await run('node rapport/packages/create-rapport/bin.js my-site', folder);
  ran.add('cd my-site');
  await run('npm install ../rapport/rapport-ui-*.tgz', site);
  const dev = spawn('sh', ['-c', 'npm run dev'], { cwd: site, env, detached: true });
  ran.add('npm run dev');
  try {
    let output = '';
    dev.stdout.on('data', (text) => (output += String(text)));
    const address = () => /http:\/\/localhost:\d+/.exec(output)?.[0];
    await vi.waitFor(() => expect(address()).toBeDefined(), { timeout: LIMIT_MS / 2 });
    expect(await (await fetch(`${address()}/src/main.tsx`)).text()).toContain('react');
  } finally {
    process.kill(-dev.pid!);
  }
});

test('no command is left out', () => {
  const untested = READMES.flatMap(commandsIn).filter((command) => !ran.has(command));
  expect(untested.toSorted()).toEqual(ELSEWHERE.toSorted());
});
