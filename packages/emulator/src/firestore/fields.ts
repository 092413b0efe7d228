import { isObject } from '../lib/json.ts';
import type { JsonObject } from '../lib/json.ts';
import type { Value } from '../rules/values.ts';
import { invalid, notImplemented } from './errors.ts';

/**
 * A document's fields in the REST API's JSON (`{ "name": { "stringValue": "Ada" } }`). They are
 * validated once on arrival and stored unchanged.
 */
export type Fields = { [name: string]: JsonObject };

/** Validates the fields of a request. @throws RequestError that names the invalid field */
export function checkFields(fields: unknown): Fields {
  toMap(fields);
  return fields as Fields;
}

/** The fields as the rules see them. */
export function toMap(fields: unknown, where = 'the document'): Map<string, Value> {
  if (!isObject(fields)) throw invalid(`${where} is not a map of values`);
  return new Map(
    Object.entries(fields).map(([name, value]) => {
      if (name === '') throw invalid(`${where} has a field without a name`);
      return [name, toValue(value, name)];
    }),
  );
}

function toValue(json: unknown, where: string): Value {
  const [entry, another] = Object.entries(isObject(json) ? json : {});
  if (!entry || another) throw invalid(`${where} does not have exactly one type`);
  const [type, raw] = entry;
  if (!Object.hasOwn(READERS, type)) throw notImplemented(`a ${type}`);
  const value = READERS[type]?.(raw, where);
  if (value === undefined) throw invalid(`${where} has a bad ${type}`);
  return value;
}

/** Each reads the values of a type; undefined for what is none. */
const READERS: Readonly<Record<string, (raw: unknown, where: string) => Value | undefined>> = {
  nullValue: (raw) => (raw === null || raw === 'NULL_VALUE' ? null : undefined),
  booleanValue: (raw) => (typeof raw === 'boolean' ? raw : undefined),
  stringValue: (raw) => (typeof raw === 'string' ? raw : undefined),
  doubleValue(raw) {
    if (typeof raw === 'number') return raw;
    return raw === 'NaN' || raw === 'Infinity' || raw === '-Infinity' ? Number(raw) : undefined;
  },
  integerValue(raw) {
    if (!/^-?[0-9]{1,19}$/.test(String(raw))) return undefined;
    const value = BigInt(String(raw));
    return BigInt.asIntN(64, value) === value ? value : undefined;
  },
  arrayValue(raw, where) {
    const values = isObject(raw) ? (raw['values'] ?? []) : undefined;
    if (!Array.isArray(values)) return undefined;
    return values.map((item, index) => {
      if (isObject(item) && 'arrayValue' in item)
        throw invalid(`${where} has an array inside an array`);
      return toValue(item, `${where}[${index}]`);
    });
  },
  mapValue: (raw, where) => (isObject(raw) ? toMap(raw['fields'] ?? {}, where) : undefined),
};
