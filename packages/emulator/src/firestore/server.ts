import type { IncomingMessage, ServerResponse } from 'node:http';
import { messageOf } from '../lib/errors.ts';
import { isObject } from '../lib/json.ts';
import type { JsonObject } from '../lib/json.ts';
import { serveLocally } from '../lib/local-server.ts';
import type { PortChoice } from '../lib/ports.ts';
import type { RulesSource } from '../rules/file.ts';
import { createGuard } from './access.ts';
import { readCaller } from './caller.ts';
import { createClock } from './clock.ts';
import { commit } from './commit.ts';
import type { DocumentStore } from './documents.ts';
import { RequestError, invalid, notImplemented } from './errors.ts';
import { rootOf } from './paths.ts';
import { batchGet, list, refuseQuery } from './read.ts';

const MAX_BODY_BYTES = 1024 * 1024;

type Options = {
  projectId: string;
  port: PortChoice;
  store: DocumentStore;
  rules: RulesSource;
  log: (line: string) => void;
};

/**
 * Serves the REST calls that Firestore Lite makes for single documents, and the one that lists a
 * collection, and applies the rules.
 *
 * @returns the port and a function that stops the server
 */
export function startFirestore({
  projectId,
  port,
  store,
  rules,
  log,
}: Options): Promise<{ port: number; stop(): Promise<void> }> {
  const root = rootOf(projectId);
  const guard = createGuard(rules, log);
  const now = createClock();

  async function answer(request: IncomingMessage, path: string): Promise<unknown> {
    if (!path.startsWith(`/v1/${root}`)) {
      throw path.startsWith('/v1/projects/')
        ? invalid(`this backend serves the database (default) of the project ${projectId} only`)
        : notImplemented(`${request.method} ${path}`);
    }
    const caller = readCaller(request.headers.authorization, projectId, Date.now());
    const context = { root, caller, time: now(), store, guard };
    const [, parent = '', verb] = /^\/v1\/(.*?)(?::([A-Za-z]+))?$/s.exec(path) ?? [];
    const isCollection = parent.slice(root.length).split('/').length % 2 === 0;
    if (request.method === 'GET' && verb === undefined && isCollection)
      return list(parent, new URL(request.url!, 'http://localhost').searchParams, context);
    if (request.method === 'POST' && verb === 'runQuery')
      return refuseQuery(await readBody(request), parent, context);
    if (request.method === 'POST' && parent === root) {
      if (verb === 'commit') return commit(await readBody(request), context);
      if (verb === 'batchGet') return batchGet(await readBody(request), context);
    }
    throw notImplemented(`${request.method} ${path}`);
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    allowOrigin(request, response);
    if (request.method === 'OPTIONS') return send(response, 200, {});
    // As in the official emulator: scripts poll the root until it responds.
    if (request.method === 'GET' && request.url === '/') return send(response, 200, {});
    const [path = ''] = (request.url ?? '').split('?');
    try {
      send(response, 200, await answer(request, decode(path)));
    } catch (error) {
      const known =
        error instanceof RequestError ? error : new RequestError('INTERNAL', messageOf(error));
      if (known !== error) log(`Firestore: ${messageOf(error)}`);
      if (!request.complete) {
        request.resume();
        response.setHeader('connection', 'close');
      }
      // These calls stream their response. Over REST that is a list, for errors too.
      const isStreamed = /:(batchGet|runQuery)$/.test(path);
      send(response, known.code, isStreamed ? [known.body] : known.body);
    }
  }

  return serveLocally((request, response) => void handle(request, response), port);
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    throw invalid(`${path} is not a path`);
  }
}

async function readBody(request: IncomingMessage): Promise<JsonObject> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) throw invalid(`it is longer than ${MAX_BODY_BYTES} bytes`);
    chunks.push(chunk);
  }
  let body: unknown;
  try {
    body = JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch (error) {
    throw invalid(`it is not JSON: ${messageOf(error)}`);
  }
  if (!isObject(body)) throw invalid('it is not an object');
  return body;
}

/** Lets a page read the response. Only pages of this machine get here. */
function allowOrigin({ method, headers }: IncomingMessage, response: ServerResponse): void {
  response.setHeader('vary', 'origin, access-control-request-headers');
  if (headers.origin === undefined) return;
  response.setHeader('access-control-allow-origin', headers.origin);
  if (method !== 'OPTIONS') return;
  response.setHeader('access-control-allow-methods', 'GET, POST');
  response.setHeader(
    'access-control-allow-headers',
    headers['access-control-request-headers'] ?? '',
  );
  response.setHeader('access-control-max-age', '3600');
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.statusCode = status;
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.setHeader('cache-control', 'no-store');
  response.end(JSON.stringify(body));
}
