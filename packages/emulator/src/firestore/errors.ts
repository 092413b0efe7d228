import type { JsonObject } from '../lib/json.ts';

/** Firestore's errors with their HTTP status, from which the SDK derives its error code. */
const HTTP_STATUS = {
  INVALID_ARGUMENT: 400,
  UNAUTHENTICATED: 401,
  PERMISSION_DENIED: 403,
  NOT_FOUND: 404,
  ALREADY_EXISTS: 409,
  INTERNAL: 500,
  UNIMPLEMENTED: 501,
} as const;

export type Status = keyof typeof HTTP_STATUS;

/** Rejects a request: it becomes an error response. */
export class RequestError extends Error {
  override name = 'RequestError';
  readonly status: Status;

  constructor(status: Status, message: string) {
    super(message);
    this.status = status;
  }

  get code(): number {
    return HTTP_STATUS[this.status];
  }

  /** The response body, as Google's servers write it. */
  get body(): { error: { code: number; message: string; status: Status } } {
    return { error: { code: this.code, message: this.message, status: this.status } };
  }
}

export const invalid = (message: string): RequestError =>
  new RequestError('INVALID_ARGUMENT', `Invalid request: ${message}.`);

/** The error for a request that the official emulator supports and this server does not. */
export const notImplemented = (what: string): RequestError =>
  new RequestError(
    'UNIMPLEMENTED',
    `The embedded Firestore does not implement ${what}; the option "official" starts Google's emulator instead.`,
  );

/** Rejects what this server would otherwise silently ignore. */
export function checkKeys(json: JsonObject, what: string, known: readonly string[]): void {
  const other = Object.keys(json).find((key) => !known.includes(key));
  if (other !== undefined) throw notImplemented(`"${other}" in ${what}`);
}
