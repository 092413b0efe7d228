import { isObject } from '../lib/json.ts';
import type { Value } from '../rules/values.ts';
import { RequestError } from './errors.ts';

/** Who sends a request. As in Google's emulator, rules do not apply to `owner`. */
export type Caller =
  | { kind: 'anonymous' }
  | { kind: 'owner' }
  | { kind: 'user'; auth: Map<string, Value> };

/**
 * Reads the `authorization` header. ID tokens of the Auth emulator are unsigned.
 *
 * @throws RequestError (UNAUTHENTICATED) when there is a token and it is invalid
 */
export function readCaller(header: string | undefined, projectId: string, now: number): Caller {
  if (header === undefined) return { kind: 'anonymous' };
  const token = /^Bearer +(\S+)$/i.exec(header)?.[1];
  if (token === undefined) throw refused('the authorization header is not "Bearer" and a token');
  if (token === 'owner') return { kind: 'owner' };

  const parts = token.split('.');
  const [head, claims] = parts.map(decodePart);
  if (parts.length !== 3 || !head || !claims) throw refused('the token is not a JSON Web Token');
  if (head['alg'] !== 'none') throw refused('the token is not from the Auth emulator');
  if (
    claims['aud'] !== projectId ||
    claims['iss'] !== `https://securetoken.google.com/${projectId}`
  ) {
    throw refused(`the token is not for the project ${projectId}`);
  }
  const { sub, exp, iat } = claims;
  if (typeof sub !== 'string' || sub === '' || typeof exp !== 'number' || typeof iat !== 'number') {
    throw refused('the token lacks sub, exp or iat');
  }
  if (exp * 1000 <= now) throw refused('the token has expired');
  const values = new Map(Object.entries(claims).map(([name, claim]) => [name, toValue(claim)]));
  return {
    kind: 'user',
    auth: new Map<string, Value>([
      ['uid', sub],
      ['token', values],
    ]),
  };
}

function decodePart(part: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function toValue(claim: unknown): Value {
  if (claim === null || typeof claim === 'boolean' || typeof claim === 'string') return claim;
  if (typeof claim === 'number') return Number.isSafeInteger(claim) ? BigInt(claim) : claim;
  if (Array.isArray(claim)) return claim.map(toValue);
  return new Map(Object.entries(claim as object).map(([name, value]) => [name, toValue(value)]));
}

function refused(reason: string): RequestError {
  return new RequestError(
    'UNAUTHENTICATED',
    `Request had invalid authentication credentials: ${reason}.`,
  );
}
