import { createServer, type Server } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { claimPorts, isFree } from './ports.ts';

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

test('a taken port is reported in one line with the port, the service and the remedy', async () => {
  const port = await listen('127.0.0.1');
  await expect(claimPorts(['storybook'], { STORYBOOK_PORT: `${port}` })).rejects.toThrow(
    `Port ${port}, needed for Storybook, is taken: stop the program that uses it, or choose another with STORYBOOK_PORT=${port + 1}.`,
  );
});
