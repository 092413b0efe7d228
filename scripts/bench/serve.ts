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
const COMPACT = /\.(?:avif|gif|ico|jpe?g|png|webp|woff2?)$/;

/** Node's HTTP/2 requests and responses have the parts of HTTP/1.1 that the listener uses. */
type SecureListener = (request: Http2ServerRequest, response: Http2ServerResponse) => void;

/**
 * Serves a copy whose files are compressed beforehand, because a host takes no time to compress
 * them.
 * @param pem A key and its certificate.
 * @returns its address
 */
export async function serveAsHost(
  { folder, hosting, copy }: { folder: string; hosting: Hosting; copy: string },
  pem: string,
): Promise<string> {
  await rm(copy, { recursive: true, force: true });
  await cp(join(folder, hosting.public), copy, { recursive: true });
  for (const path of await listFiles(copy)) {
    const file = join(copy, path);
    if (!COMPACT.test(path))
      await writeFile(`${file}.br`, brotliCompressSync(await readFile(file)));
  }
  const listener = hostingListener(copy, { ...hosting, public: '.' });
  const server = createSecureServer({ key: pem, cert: pem }, listener as unknown as SecureListener);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `https://localhost:${(server.address() as AddressInfo).port}`;
}
