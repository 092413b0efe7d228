import { PROJECT } from '@rapport/emulator/testing';
import { Bytes, GeoPoint, Timestamp } from 'firebase/firestore/lite';
import { Reference, SERVER_TIME, type Call, type Data, type Operation } from './attempt.ts';
import type { Write } from './attempt.ts';

// Turns operations into the REST calls of the SDK.

export type Fields = Record<string, object>;

/** The start of every document’s name. */
export const ROOT = `projects/${PROJECT}/databases/(default)/documents`;

/** Writes fields for REST. Leaves out fields with the server's time. */
export const fieldsOf = (data: Data): Fields =>
  Object.fromEntries(
    Object.entries(data)
      .filter(([, value]) => value !== SERVER_TIME)
      .map(([name, value]) => [name, valueOf(value)]),
  );

function valueOf(value: unknown): object {
  if (value === null) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') {
    if (Number.isInteger(value)) return { integerValue: `${value}` };
    return { doubleValue: Number.isFinite(value) ? value : `${value}` };
  }
  if (value instanceof Timestamp) return { timestampValue: value.toDate().toISOString() };
  if (value instanceof GeoPoint) return { geoPointValue: value.toJSON() };
  if (value instanceof Bytes) return { bytesValue: value.toBase64() };
  if (value instanceof Reference) return { referenceValue: `${ROOT}/${value.path}` };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(valueOf) } };
  return { mapValue: { fields: fieldsOf(value as Data) } };
}

const escapeName = (name: string) => (/^[A-Za-z_]\w*$/.test(name) ? name : `\`${name}\``);

function writeOf(write: Write): object {
  const name = `${ROOT}/${write.path}`;
  if (write.do === 'delete') return { delete: name };
  const { data } = write;
  const times = Object.keys(data).filter((key) => data[key] === SERVER_TIME);
  const isPartial = write.do === 'update' || write.merge;
  return {
    update: { name, fields: fieldsOf(data) },
    ...(isPartial && { updateMask: { fieldPaths: Object.keys(fieldsOf(data)).map(escapeName) } }),
    ...(times.length > 0 && {
      updateTransforms: times.map((time) => ({
        fieldPath: escapeName(time),
        setToServerValue: 'REQUEST_TIME',
      })),
    }),
    ...(write.do === 'update' && { currentDocument: { exists: true } }),
  };
}

export const commit = (...writes: object[]): Call => ({ path: `${ROOT}:commit`, body: { writes } });

/** Returns the call that carries out an operation. */
export function callOf(operation: Operation): Call {
  switch (operation.do) {
    case 'get':
      return { path: `${ROOT}:batchGet`, body: { documents: [`${ROOT}/${operation.path}`] } };
    case 'batch':
      return commit(...operation.writes.map(writeOf));
    case 'list':
    case 'count': {
      const parts = operation.collection.split('/');
      const structuredQuery = {
        from: [{ collectionId: parts.at(-1), ...(operation.group && { allDescendants: true }) }],
        ...(operation.where && {
          where: {
            fieldFilter: {
              field: { fieldPath: operation.where[0] },
              op: 'EQUAL',
              value: { stringValue: operation.where[1] },
            },
          },
        }),
      };
      const parent = [ROOT, ...parts.slice(0, -1)].join('/');
      if (operation.do === 'list') return { path: `${parent}:runQuery`, body: { structuredQuery } };
      const aggregations = [{ alias: 'count', count: {} }];
      return {
        path: `${parent}:runAggregationQuery`,
        body: { structuredAggregationQuery: { structuredQuery, aggregations } },
      };
    }
    default:
      return commit(writeOf(operation));
  }
}

/** Returns the documents that an operation names. */
export function pathsOf(operation: Operation): string[] {
  if (operation.do === 'batch') return operation.writes.map(({ path }) => path);
  return 'path' in operation ? [operation.path] : [];
}
