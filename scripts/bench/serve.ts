/** Serves a folder as hosts do: over HTTP/2 with TLS and Brotli, with the headers of Firebase. */
import { once } from 'node:events';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { listFiles } from '@rapport/site-build/files';
import { hostingListener } from '@rapport/site-build/serve';
import type { Hosting } from '@rapport/site-build/config';

/** Files that are compressed already. */
const COMPACT = '@(avif|gif|ico|jpg|jpeg|png|webp|woff|woff2)';

/** What Node passes to an HTTP/2 server has the parts of HTTP/1.1's that the listener uses. */
type SecureListener = (request: Http2ServerRequest, response: Http2ServerResponse) => void;

/**
 * Serves a copy whose files are compressed beforehand, so that no time is measured that a host does
 * not take. Every client has to take Brotli.
 * @param pem A key and its certificate.
 * @returns its address
 */
export async function serveAsHost(
  { folder, hosting, copy }: { folder: string; hosting: Hosting; copy: string },
  pem: string,
): Promise<string> {
  await rm(copy, { recursive: true, force: true });
  await cp(join(folder, hosting.public), copy, { recursive: true });
  const compact = new RegExp(`\\.${COMPACT.slice(1)}$`);
  for (const path of await listFiles(copy)) {
    const file = join(copy, path);
    if (!compact.test(path)) await writeFile(file, brotliCompressSync(await readFile(file)));
  }
  const encoding = { key: 'Content-Encoding', value: 'br' };
  const headers = [...hosting.headers, { source: `!**/*.${COMPACT}`, headers: [encoding] }];
  const listener = hostingListener(copy, { ...hosting, public: '.', headers });
  const server = createSecureServer({ key: pem, cert: pem }, listener as unknown as SecureListener);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `https://localhost:${(server.address() as AddressInfo).port}`;
}
