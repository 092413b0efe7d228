import { createServer, type Server } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { accepts, claimPorts, isFree } from './ports.ts';

const open: Server[] = [];

function listen(host: string): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    open.push(server);
    server.listen(0, host, () => resolve((server.address() as { port: number }).port));
  });
}

afterEach(async () => {
  await Promise.all(
    open.splice(0).map((server) => new Promise((resolve) => server.close(resolve))),
  );
});

test('isFree notices a server on the loopback address and one on all addresses', async () => {
  expect(await isFree(await listen('127.0.0.1'))).toBe(false);
  expect(await isFree(await listen('0.0.0.0'))).toBe(false);
  const port = await listen('127.0.0.1');
  await new Promise((resolve) => open.pop()?.close(resolve));
  expect(await isFree(port)).toBe(true);
});

test('accepts notices a connection even if this process was busy in the meantime', async () => {
  const answer = accepts(await listen('127.0.0.1'), '127.0.0.1');
  const end = Date.now() + 1100;
  while (Date.now() < end);
  expect(await answer).toBe(true);
});

test('a taken port is reported in one line with the port, the service and the remedy', async () => {
  const port = await listen('127.0.0.1');
  await expect(claimPorts(['storybook'], { STORYBOOK_PORT: `${port}` })).rejects.toThrow(
    `Port ${port}, needed for Storybook, is taken: stop the program that uses it, or choose another with STORYBOOK_PORT=${port + 1}.`,
  );
});

test('one port for two services is rejected', async () => {
  const port = await listen('127.0.0.1');
  await new Promise((resolve) => open.pop()?.close(resolve));
  const env = { SITE_PORT: `${port}`, STORYBOOK_PORT: `${port}` };
  await expect(claimPorts(['site', 'storybook'], env)).rejects.toThrow(
    'assigned to both the site and Storybook: set SITE_PORT or STORYBOOK_PORT',
  );
});

test.each(['0', '65536', '80.5', 'abc', '-1'])('%s is not a port', async (text) => {
  await expect(claimPorts(['site'], { SITE_PORT: text })).rejects.toThrow(
    `SITE_PORT is "${text}", which is not a port`,
  );
});

test('an unset port has its default', async () => {
  const outcome = await claimPorts(['site'], { SITE_PORT: '' }).catch(String);
  // The site may be running on this machine.
  expect([{ site: 5173 }, expect.stringContaining('Port 5173,')]).toContainEqual(outcome);
});
