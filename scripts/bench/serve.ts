/** Serves a folder as hosts do: over HTTP/2 with TLS and Brotli, and with Firebase's headers. */
import { once } from 'node:events';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { listFiles } from '@rapport/site-build/files';
import { hostingListener } from '@rapport/site-build/serve';
import type { Hosting } from '@rapport/site-build/config';

/** Files that are already compressed. */
const COMPACT = '@(avif|gif|ico|jpg|jpeg|png|webp|woff|woff2)';

/** Node's HTTP/2 requests and responses have the parts of HTTP/1.1 that the listener uses. */
type SecureListener = (request: Http2ServerRequest, response: Http2ServerResponse) => void;

/**
 * Serves a copy whose files are compressed beforehand, because a host takes no time to compress
 * them. Every client must accept Brotli.
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
