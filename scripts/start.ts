/**
 * `npm start`: the embedded backend, the site in development and Storybook; each address is printed
 * when it answers. Ctrl-C ends all of it.
 *
 *   --official  Google's Firestore emulator instead of the embedded server (needs Java)
 *   --verbose   show what the services write
 *
 * SITE_PORT, STORYBOOK_PORT, AUTH_PORT, FIRESTORE_PORT and PROJECT_ID change the defaults.
 */
import { join } from 'node:path';
import { createServer } from 'vite';
import { startBackend } from '../packages/app/backend/index.ts';
import { startNode, type Child } from './lib/children.ts';
import { lockData } from './lib/data-lock.ts';
import { embeddedSettings, official, projectId } from './lib/embedded.ts';
import { claimPorts } from './lib/ports.ts';
import { answersHttp, waitForHttp } from './lib/probe.ts';
import { appFolder, bin, dataFolder, root, StopError } from './lib/root.ts';
import { onStopSignal } from './lib/stop-signals.ts';

const LIMIT_MS = 120_000;
const verbose = process.argv.includes('--verbose');
const begin = performance.now();

const ports = await claimPorts(['site', 'storybook', 'auth', 'firestore']);
const unlock = lockData('start');
process.on('exit', unlock);

const closers: (() => Promise<unknown>)[] = [];
const closing = new AbortController();

async function closeAll(): Promise<void> {
  closing.abort();
  await Promise.allSettled(closers.map((close) => close()));
}

onStopSignal(async () => {
  console.log('\nEnding the site, Storybook and the backend …');
  await closeAll();
});

async function fail(line: string): Promise<never> {
  await closeAll();
  console.error(`\n${line}`);
  process.exit(1);
}

function ready(name: string, address: string): void {
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  console.log(`  ${name.padEnd(14)}${address.padEnd(32)}${seconds.padStart(5)} s`);
}

function note(service: string, text: string): void {
  for (const line of text.split('\n')) if (line.trim()) console.log(`  ${service} | ${line}`);
}

async function startData(): Promise<void> {
  const backend = await startBackend({
    projectId,
    authPort: ports.auth,
    firestorePort: ports.firestore,
    dataDir: dataFolder,
    official,
    ...(verbose && { log: (line: string) => note('backend', line) }),
  });
  closers.push(() => backend.stop());
  const services = [
    { name: 'Auth emulator', url: backend.authUrl, address: backend.authUrl },
    {
      name: 'Firestore',
      url: `http://${backend.firestoreHost}`,
      address: `http://${backend.firestoreHost}`,
    },
  ];
  for (const { name, url, address } of services) {
    if (!(await answersHttp(url))) throw new Error(`${name} does not answer at ${address}.`);
    ready(name, address);
    void watch(name, url);
  }
}

/** A backend that no longer answers has ended: two refusals in a row, in case one was chance. */
async function watch(name: string, url: string): Promise<void> {
  let refusals = 0;
  while (!closing.signal.aborted) {
    await new Promise((resolve) => setTimeout(resolve, 2000).unref());
    refusals = (await answersHttp(url)) ? 0 : refusals + 1;
    if (refusals > 1 && !closing.signal.aborted) {
      await fail(
        `${name} has ended, so everything was ended. Start again with --verbose to see why.`,
      );
    }
  }
}

async function startSite(): Promise<void> {
  Object.assign(process.env, embeddedSettings(ports));
  const server = await createServer({
    root: appFolder,
    configFile: join(appFolder, 'vite.config.ts'),
    logLevel: verbose ? 'info' : 'error',
    clearScreen: false,
    server: { port: ports.site, strictPort: true, host: '127.0.0.1', open: false },
  });
  closers.push(() => server.close());
  await server.listen();
  await waitForHttp(`http://127.0.0.1:${ports.site}/`, LIMIT_MS, closing.signal);
  ready('Site', `http://localhost:${ports.site}`);
}

function watchChild(child: Child): void {
  void child.ended.then((code) => {
    if (closing.signal.aborted) return;
    note(child.name, child.output());
    void fail(`${child.name} has ended (exit code ${code}), so everything was ended.`);
  });
}

async function startStorybook(): Promise<void> {
  const args = ['dev', '--port', `${ports.storybook}`, '--exact-port', '--host', '127.0.0.1'];
  const child = startNode(
    'Storybook',
    [bin('storybook'), ...args, '--ci', '--no-open', '--disable-telemetry', '--no-version-updates'],
    {
      cwd: root,
      env: { STORYBOOK_DISABLE_TELEMETRY: '1', NO_COLOR: '1' },
      ...(verbose && { onOutput: (text: string) => note('Storybook', text) }),
    },
  );
  closers.push(() => child.stop());
  watchChild(child);
  await waitForHttp(`http://127.0.0.1:${ports.storybook}/index.json`, LIMIT_MS, closing.signal);
  ready('Storybook', `http://localhost:${ports.storybook}`);
}

console.log('Rapport is starting. Ctrl-C ends it.\n');
try {
  await Promise.all([startData(), startSite(), startStorybook()]);
  console.log(`\nReady. Accounts and profiles are kept in ${dataFolder}.`);
} catch (error) {
  if (!closing.signal.aborted) {
    await fail(
      error instanceof StopError || !verbose
        ? `Rapport could not start: ${(error as Error).message}`
        : `Rapport could not start: ${(error as Error).stack}`,
    );
  }
}
