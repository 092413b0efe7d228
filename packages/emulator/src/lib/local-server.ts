import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener } from 'node:http';
import { listen } from './ports.ts';
import type { PortChoice } from './ports.ts';

/** This machine, as a URL or a Host header names it. */
const LOCAL = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/**
 * Serves requests from this machine's own pages and programs. Answers others with 403, because with
 * the token `owner` any web page open on this machine could read and change everything.
 *
 * @returns the port and a function that stops the server
 */
export async function serveLocally(
  handle: RequestListener,
  choice: PortChoice,
): Promise<{ port: number; stop(): Promise<void> }> {
  const server = createServer((request, response) => {
    const message = findForeign(request);
    if (message === undefined) return handle(request, response);
    request.resume();
    response.writeHead(403, { 'content-type': 'application/json; charset=utf-8' });
    response.end(JSON.stringify({ error: { code: 403, message, status: 'PERMISSION_DENIED' } }));
  });
  return {
    port: await listen(server, choice),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/**
 * Says why a request is not from this machine, or returns undefined. With a foreign name in `Host`,
 * the name's owner points it at this machine, so that browsers treat the backend as part of that site.
 */
function findForeign({ headers: { host = '', origin } }: IncomingMessage): string | undefined {
  if (!LOCAL.test(host)) {
    return `The emulator answers only at localhost, 127.0.0.1 and [::1], not at ${JSON.stringify(host)}.`;
  }
  if (origin === undefined || LOCAL.test(origin.replace(/^https?:\/\//, ''))) return undefined;
  return `The emulator answers only pages of localhost, 127.0.0.1 and [::1], not of ${JSON.stringify(origin)}.`;
}
