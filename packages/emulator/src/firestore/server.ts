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
import { RequestError, notImplemented } from './errors.ts';
import { checkDocumentName, rootOf } from './paths.ts';
import { batchGet, list, refuseQuery } from './read.ts';

const MAX_BODY_BYTES = 1024 * 1024;

/** Calls that stream their response. Over REST that is a JSON array, for errors too. */
const STREAMED = new Set(['batchGet', 'runQuery', 'runAggregationQuery']);

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
export async function startFirestore({
  projectId,
  port,
  store,
  rules,
  log,
}: Options): Promise<{ port: number; stop(): Promise<void> }> {
  const root = rootOf(projectId);
  const guard = createGuard(rules, log);
  const now = createClock();

  async function answer(request: IncomingMessage, call: Call): Promise<JsonObject | JsonObject[]> {
    if (call.projectId !== projectId) {
      throw new RequestError(
        'INVALID_ARGUMENT',
        `This backend serves the project ${projectId}, not ${call.projectId}.`,
      );
    }
    if (call.database !== '(default)') {
      throw new RequestError('NOT_FOUND', `The database ${call.database} does not exist.`);
    }
    const caller = readCaller(request.headers.authorization, projectId, Date.now());
    const context = { root, caller, time: now(), store, guard };
    if (call.verb === LIST) {
      checkDocumentName(`${root}${call.parent}/any-document`, root);
      return list(`${root}${call.parent}`, queryOf(request), context);
    }
    const body = await readBody(request);
    if (call.parent !== '') checkDocumentName(`${root}${call.parent}`, root);
    if (call.verb === 'commit' && call.parent === '') return commit(body, context);
    if (call.verb === 'batchGet' && call.parent === '') return batchGet(body, context);
    if (call.verb.startsWith('run')) return refuseQuery(body, `${root}${call.parent}`, context);
    throw notImplemented(`documents:${call.verb}`);
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    allowOrigin(request, response);
    if (request.method === 'OPTIONS') return send(response, 200, undefined);
    const path = (request.url ?? '/').replace(/\?.*$/s, '');
    // As in the official emulator: scripts poll the root until it responds.
    if (path === '/' && request.method === 'GET') return send(response, 200, { ready: true });
    const call = readCall(request.method, path);
    try {
      if (!call) throw notImplemented(`${request.method ?? ''} ${path}`);
      send(response, 200, await answer(request, call));
    } catch (error) {
      const known =
        error instanceof RequestError ? error : new RequestError('INTERNAL', messageOf(error));
      if (known !== error) log(`Firestore: ${messageOf(error)}`);
      if (!request.complete) {
        request.resume();
        response.setHeader('connection', 'close');
      }
      send(response, known.code, call && STREAMED.has(call.verb) ? [known.body] : known.body);
    }
  }

  return serveLocally((request, response) => void handle(request, response), port);
}

type Call = { projectId: string; database: string; parent: string; verb: string };

/** The call of a GET for a collection, which has an odd number of names. */
const LIST = 'GET';

const DOCUMENTS = String.raw`^/v1/projects/([^/]+)/databases/([^/]+)/documents`;
const CALLS: Readonly<Record<string, RegExp>> = {
  POST: new RegExp(String.raw`${DOCUMENTS}((?:/[^/]+)*):([A-Za-z]+)$`),
  GET: new RegExp(`${DOCUMENTS}((?:/[^/]+/[^/]+)*/[^/]+)$`),
};

function readCall(method = '', path: string): Call | undefined {
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return undefined;
  }
  const parts = CALLS[method]?.exec(decoded);
  if (!parts) return undefined;
  const [, projectId = '', database = '', parent = '', verb = LIST] = parts;
  return { projectId, database, parent, verb };
}

const queryOf = ({ url = '' }: IncomingMessage) => new URL(url, 'http://localhost').searchParams;

async function readBody(request: IncomingMessage): Promise<JsonObject> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) {
      throw invalid(`Request payload size exceeds the limit: ${MAX_BODY_BYTES} bytes.`);
    }
    chunks.push(chunk);
  }
  let body: unknown;
  try {
    body = JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch (error) {
    throw invalid(`Invalid JSON payload received. ${messageOf(error)}`);
  }
  if (!isObject(body)) throw invalid('Invalid JSON payload received. It is not an object.');
  return body;
}

function invalid(message: string): RequestError {
  return new RequestError('INVALID_ARGUMENT', message);
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
  if (body === undefined) {
    response.end();
    return;
  }
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.setHeader('cache-control', 'no-store');
  response.end(JSON.stringify(body));
}
