// @vitest-environment node
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestBackend } from '../testing/client.ts';
import { RULES_FILE } from '../testing/rules.ts';
import type { Backend } from '../index.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startTestBackend({ rulesFile: RULES_FILE });
}, 120_000);
afterAll(() => backend.stop());

/** A request with headers that `fetch` does not let a program choose. */
function get(service: string, headers: Record<string, string>) {
  const url = service === 'Auth' ? backend.authUrl : `http://${backend.firestoreHost}`;
  return new Promise<{ status: number; body: string; allowed: unknown }>((resolve, reject) => {
    const sent = request(url, { headers: { authorization: 'Bearer owner', ...headers } });
    sent.once('error', reject).once('response', (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (part: string) => (body += part));
      response.once('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          body,
          allowed: response.headers['access-control-allow-origin'],
        }),
      );
    });
    sent.end();
  });
}

describe.each(['Auth', 'Firestore'])('%s answers', (service) => {
  test.each<Record<string, string>>([
    {},
    { host: 'localhost' },
    { host: 'LOCALHOST:8080' },
    { host: '127.0.0.1:1' },
    { host: '[::1]:8080' },
    { origin: 'http://localhost:5173' },
    { origin: 'https://127.0.0.1' },
    { origin: 'http://[::1]:3000' },
  ])('this machine: %o', async (headers) => {
    const { status, allowed } = await get(service, headers);
    expect(status).toBe(200);
    expect(allowed).toBe(headers['origin']);
  });

  test.each<Record<string, string>>([
    { host: 'evil.example' },
    { host: 'localhost.evil.example:8080' },
    { host: '127.0.0.1.nip.io' },
    { host: 'evil.example@localhost' },
    { origin: 'https://evil.example' },
    { origin: 'http://localhost.evil.example' },
    { origin: 'http://localhost:80.evil.example' },
    { origin: 'null' },
    { origin: 'file://localhost' },
  ])('nobody else: %o', async (headers) => {
    const { status, body, allowed } = await get(service, headers);
    expect(status).toBe(403);
    expect(allowed).toBeUndefined();
    expect(JSON.parse(body)).toEqual({
      error: {
        code: 403,
        message: expect.stringMatching(/^The emulator answers only .+ localhost, 127\.0\.0\.1/),
        status: 'PERMISSION_DENIED',
      },
    });
  });
});
