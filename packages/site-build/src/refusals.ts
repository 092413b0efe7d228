/**
 * Answers to what Node refuses before a request reaches the server. Node's own answers have no
 * headers; these have the site's.
 */
import { STATUS_CODES, type Server } from 'node:http';
import type { HeaderRule } from './config.ts';

/** Node's error codes; everything else that it cannot parse is a 400. */
const STATUSES: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Adds these headers to every refusal. */
export function refuseWith(server: Server, headers: HeaderRule['headers']): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const status = STATUSES[error.code ?? ''] ?? 400;
    socket.end(
      [
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
        ...headers.map(({ key, value }) => `${key}: ${value}`),
        'Content-Length: 0',
        'Connection: close',
        '\r\n',
      ].join('\r\n'),
    );
  });
  server.on('checkExpectation', (_request, response) => {
    for (const { key, value } of headers) response.setHeader(key, value);
    response.writeHead(417).end();
  });
}
