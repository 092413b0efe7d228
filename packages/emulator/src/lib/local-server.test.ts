// @vitest-environment node
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RULES_FILE, startTestBackend } from '../testing/client.ts';
import type { Backend } from '../index.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startTestBackend({ rulesFile: RULES_FILE });
}, 120_000);
afterAll(() => backend.stop());

/** Sends headers that `fetch` does not let a program choose. Returns the status. */
function statusOf(service: string, headers: Record<string, string>) {
  const url = service === 'Auth' ? backend.authUrl : `http://${backend.firestoreHost}`;
  return new Promise<number | undefined>((resolve, reject) => {
    const sent = request(url, { headers: { authorization: 'Bearer owner', ...headers } });
    sent.once('error', reject).once('response', (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    sent.end();
  });
}

describe.each(['Auth', 'Firestore'])('%s answers', (service) => {
  test.each<Record<string, string>>([
    {},
    { host: 'LOCALHOST:8080' },
    { host: '127.0.0.1:1' },
    { host: '[::1]:8080' },
    { origin: 'http://localhost:5173' },
    { origin: 'https://127.0.0.1' },
  ])('this machine: %o', async (headers) => {
    expect(await statusOf(service, headers)).toBe(200);
  });

  test.each<Record<string, string>>([
    { host: 'evil.example' },
    { host: 'localhost.evil.example:8080' },
    { host: 'evil.example@localhost' },
    { origin: 'https://evil.example' },
    { origin: 'http://localhost:80.evil.example' },
    { origin: 'null' },
  ])('nobody else: %o', async (headers) => {
    expect(await statusOf(service, headers)).toBe(403);
  });
});
