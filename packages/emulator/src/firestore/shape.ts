import type { JsonObject } from '../lib/json.ts';
import { notImplemented } from './errors.ts';

/** Rejects what this server would otherwise silently ignore. */
export function checkKeys(json: JsonObject, what: string, known: readonly string[]): void {
  const other = Object.keys(json).find((key) => !known.includes(key));
  if (other !== undefined) throw notImplemented(`"${other}" in ${what}`);
}
