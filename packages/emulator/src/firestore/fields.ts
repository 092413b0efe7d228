import { isObject } from '../lib/json.ts';
import type { JsonObject } from '../lib/json.ts';
import { LatLng, Path, Timestamp } from '../rules/values.ts';
import type { Value } from '../rules/values.ts';
import { RequestError } from './errors.ts';

/**
 * A document's fields in the REST API's JSON (`{ "name": { "stringValue": "Ada" } }`). They are
 * validated once on arrival and stored unchanged.
 */
export type Fields = { [name: string]: JsonObject };

const MAX_DEPTH = 20;

/** Validates the fields of a request. @throws RequestError that names the invalid field */
export function checkFields(fields: unknown, where = 'fields', depth = 1): Fields {
  if (!isObject(fields)) throw invalid(`${where} is not a map of values`);
  for (const [name, value] of Object.entries(fields)) {
    if (name === '') throw invalid(`${where} has a field without a name`);
    toValue(value, `${where}.${name}`, depth);
  }
  return fields as Fields;
}

/** The fields as the rules see them. */
export function toMap(fields: Fields): Map<string, Value> {
  return new Map(Object.entries(fields).map(([name, value]) => [name, toValue(value, name, 1)]));
}

function toValue(json: unknown, where: string, depth: number): Value {
  if (!isObject(json)) throw invalid(`${where} is not a value`);
  const [entry, another] = Object.entries(json);
  if (!entry || another) throw invalid(`${where} has to have exactly one type`);
  if (depth > MAX_DEPTH) throw invalid(`${where} is nested deeper than ${MAX_DEPTH} levels`);
  const [type, raw] = entry;
  const value = readValue(type, raw, where, depth);
  if (value === undefined) throw invalid(`${where} has a bad ${type}`);
  return value;
}

function readValue(type: string, raw: unknown, where: string, depth: number): Value | undefined {
  switch (type) {
    case 'nullValue':
      return raw === null || raw === 'NULL_VALUE' ? null : undefined;
    case 'booleanValue':
      return typeof raw === 'boolean' ? raw : undefined;
    case 'integerValue':
      return readInteger(raw);
    case 'doubleValue':
      return readDouble(raw);
    case 'stringValue':
      return typeof raw === 'string' ? raw : undefined;
    case 'timestampValue':
      return typeof raw === 'string' ? readTimestamp(raw) : undefined;
    case 'bytesValue':
      return typeof raw === 'string' && /^[A-Za-z0-9+/_-]*={0,2}$/.test(raw)
        ? new Uint8Array(Buffer.from(raw, 'base64'))
        : undefined;
    case 'referenceValue':
      return typeof raw === 'string' && raw.startsWith('projects/')
        ? new Path(raw.split('/').slice(2))
        : undefined;
    case 'geoPointValue':
      return readGeoPoint(raw);
    case 'arrayValue': {
      const values = isObject(raw) ? (raw['values'] ?? []) : undefined;
      if (!Array.isArray(values)) return undefined;
      return values.map((item, index) => {
        if (isObject(item) && 'arrayValue' in item)
          throw invalid(`${where} has an array inside an array`);
        return toValue(item, `${where}[${index}]`, depth + 1);
      });
    }
    case 'mapValue': {
      const fields = isObject(raw) ? (raw['fields'] ?? {}) : undefined;
      if (!isObject(fields)) return undefined;
      return new Map(
        Object.entries(fields).map(([name, value]) => [
          name,
          toValue(value, `${where}.${name}`, depth + 1),
        ]),
      );
    }
    default:
      throw invalid(`${where} has the unknown type ${type}`);
  }
}

function readInteger(raw: unknown): bigint | undefined {
  const isWhole =
    typeof raw === 'number'
      ? Number.isSafeInteger(raw)
      : typeof raw === 'string' && /^-?[0-9]{1,19}$/.test(raw);
  if (!isWhole) return undefined;
  const value = BigInt(raw as number | string);
  return BigInt.asIntN(64, value) === value ? value : undefined;
}

function readDouble(raw: unknown): number | undefined {
  if (typeof raw === 'number') return raw;
  return raw === 'NaN' || raw === 'Infinity' || raw === '-Infinity' ? Number(raw) : undefined;
}

const TIMESTAMP =
  /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?(Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;

/**
 * Parses an RFC 3339 time of the years 1 to 9999, with any offset and at most nine fractional
 * digits.
 */
export function readTimestamp(raw: string): Timestamp | undefined {
  const [, written, fraction = '', offset] = TIMESTAMP.exec(raw) ?? [];
  // JavaScript accepts invalid times: 29 February becomes 1 March, and 24:00 becomes midnight.
  if (!written || inUtc(`${written}Z`) !== written) return undefined;
  const seconds = inUtc(`${written}${offset}`);
  if (!/^(?!0000)\d{4}-/.test(seconds)) return undefined;
  return new Timestamp(`${seconds}.${fraction.padEnd(9, '0')}Z`);
}

/** Returns whole seconds without the zone, or '' if JavaScript cannot parse the time. */
function inUtc(time: string): string {
  const milliseconds = Date.parse(time);
  return Number.isNaN(milliseconds) ? '' : new Date(milliseconds).toISOString().slice(0, -5);
}

function readGeoPoint(raw: unknown): LatLng | undefined {
  if (!isObject(raw)) return undefined;
  const { latitude = 0, longitude = 0 } = raw;
  if (typeof latitude !== 'number' || Math.abs(latitude) > 90) return undefined;
  if (typeof longitude !== 'number' || Math.abs(longitude) > 180) return undefined;
  return new LatLng(latitude, longitude);
}

function invalid(message: string): RequestError {
  return new RequestError('INVALID_ARGUMENT', `The ${message}.`);
}
