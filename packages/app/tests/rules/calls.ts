import { PROJECT } from '@rapport/emulator/testing';
import { own, profileOf, strangerOf } from './attempt.ts';
import type { Account, Attempt, Call, Data } from './attempt.ts';
import { OWNER } from './callers.ts';
import { ROOT, commit, fieldsOf } from './wire.ts';

// Calls that no SDK sends. All but the first few are refused.

const nothing = () => null;
const name = (path: string) => `${ROOT}/${path}`;
const text = (stringValue: string) => ({ stringValue });

const attempt =
  (allowed: boolean, stored: (me: Account) => Data | null) =>
  (title: string, what: (me: Account) => Call): Attempt<Call> => ({
    name: `${OWNER} sends ${title}`,
    who: OWNER,
    stored,
    what,
    allowed,
  });
const allowed = attempt(true, profileOf);
const denied = attempt(false, profileOf);
const deniedWithout = attempt(false, nothing);
const deniedTo = (who: Attempt['who'], title: string, what: (me: Account) => Call) => ({
  ...denied(title, what),
  name: `${who} sends ${title}`,
  who,
});

const update = (me: Account, fields: object, rest: object = {}) =>
  commit({ update: { name: name(own(me)), fields }, ...rest });

const mask = (...fieldPaths: string[]) => ({ updateMask: { fieldPaths } });
const NAME = { displayName: text('Bo Peep') };
const TYPE = { userType: text('influencer') };

/** A write changes only the fields in its mask. */
const masks: Attempt<Call>[] = [
  allowed('a type outside the mask', (me) => update(me, { ...NAME, ...TYPE }, mask('displayName'))),
  allowed('a mask that names a field twice', (me) =>
    update(me, NAME, mask('displayName', 'displayName')),
  ),
  allowed('a quoted field in the mask', (me) => update(me, NAME, mask('`displayName`'))),
  allowed('an empty mask', (me) => update(me, TYPE, { updateMask: {}, ...exists(true) })),
  denied('a type in the mask', (me) => update(me, { ...NAME, ...TYPE }, mask('userType'))),
  denied('a quoted type in the mask', (me) => update(me, TYPE, mask('`userType`'))),
  denied('a mask without its value, which deletes the name', (me) =>
    update(me, {}, mask('displayName')),
  ),
  denied('a mask that deletes the type', (me) => update(me, NAME, mask('displayName', 'userType'))),
  denied('a mask that deletes all', (me) =>
    update(me, {}, mask('displayName', 'userType', 'email', 'createdAt')),
  ),
  denied('a mask with a field inside the name', (me) =>
    update(
      me,
      { displayName: { mapValue: { fields: { first: text('Bo') } } } },
      mask('displayName.first'),
    ),
  ),
  denied('a mask with another field', (me) =>
    update(me, { admin: { booleanValue: true } }, mask('admin')),
  ),
  denied('a mask with a star', (me) => update(me, TYPE, mask('*'))),
  denied('a mask with an empty field', (me) => update(me, TYPE, mask(''))),
  denied('a mask with the id', (me) => update(me, { __name__: text('x') }, mask('__name__'))),
  denied('no field and no mask', (me) => update(me, {})),
  deniedWithout('a mask that leaves out a field', (me) =>
    update(me, fieldsOf(profileOf(me)), mask('displayName', 'email', 'userType')),
  ),
];

function exists(value: boolean) {
  return { currentDocument: { exists: value } };
}

const transform = (fieldPath: string, what: object) => ({
  updateTransforms: [{ fieldPath, ...what }],
});
const serverTime = { setToServerValue: 'REQUEST_TIME' };

/** The rules apply to values from the server as to values from a caller. */
const transforms: Attempt<Call>[] = [
  ...['displayName', 'userType', 'email', 'createdAt', 'admin', 'displayName.first'].map((field) =>
    denied(`the server’s time for ${field}`, (me) =>
      update(me, NAME, { ...mask('displayName'), ...transform(field, serverTime) }),
    ),
  ),
  denied('a transform of its own', (me) =>
    commit({
      transform: {
        document: name(own(me)),
        fieldTransforms: [{ fieldPath: 'displayName', ...serverTime }],
      },
    }),
  ),
  denied('an increment', (me) =>
    update(me, NAME, transform('userType', { increment: { integerValue: '1' } })),
  ),
  denied('a value appended to a list', (me) =>
    update(me, NAME, transform('userType', { appendMissingElements: { values: [text('admin')] } })),
  ),
  deniedWithout('a record whose date is the server’s', (me) =>
    update(me, fieldsOf(profileOf(me)), transform('createdAt', serverTime)),
  ),
];

/** A precondition does not change who may write. */
const preconditions: Attempt<Call>[] = [
  allowed('a name if the record exists', (me) =>
    update(me, NAME, { ...mask('displayName'), ...exists(true) }),
  ),
  denied('a name if the record does not exist', (me) =>
    update(me, NAME, { ...mask('displayName'), ...exists(false) }),
  ),
  denied('a whole record if there is none', (me) =>
    update(me, fieldsOf(profileOf(me)), exists(false)),
  ),
  denied('another type if the record exists', (me) =>
    update(me, TYPE, { ...mask('userType'), ...exists(true) }),
  ),
  denied('a name if the record is from 2020', (me) =>
    update(me, NAME, {
      ...mask('displayName'),
      currentDocument: { updateTime: '2020-01-01T00:00:00Z' },
    }),
  ),
  denied('a delete if there is no record', (me) =>
    commit({ delete: name(own(me)), ...exists(false) }),
  ),
  deniedWithout('a delete if there is a record', (me) =>
    commit({ delete: name(own(me)), ...exists(true) }),
  ),
  deniedWithout('a name without a record', (me) =>
    update(me, NAME, { ...mask('displayName'), ...exists(true) }),
  ),
];

const get = (documents: unknown): Call => ({ path: `${ROOT}:batchGet`, body: { documents } });
const remove = (document: string) => commit({ delete: document });

/** Names that resemble that of the owner's record. */
const paths: Attempt<Call>[] = [
  denied('one’s own id and another in one read', (me) =>
    get([name(own(me)), name(own(strangerOf(me)))]),
  ),
  ...Object.entries<(me: Account) => string>({
    'a doubled slash': (me) => name(`users//${me.uid}`),
    'a slash at the end': (me) => name(`${own(me)}/`),
    'a dot': (me) => name(`users/./${me.uid}`),
    'two dots': (me) => name(`${own(me)}/../${strangerOf(me).uid}`),
    'two dots, escaped': (me) => name(`${own(me)}%2F..%2F${strangerOf(me).uid}`),
    'an escaped slash': (me) => name(`users%2F${me.uid}`),
    'NUL at the end': (me) => name(`${own(me)}\0`),
    'a reserved id': () => name('users/__id__'),
    'no id': () => name('users/'),
    'the collection': () => name('users'),
    'no project': own,
    'a slash before it': (me) => `/${name(own(me))}`,
    'an id of 1501 bytes': () => name(`users/${'a'.repeat(1501)}`),
  }).map(([title, path]) => denied(`a delete of ${title}`, (me) => remove(path(me)))),
  ...Object.entries<(me: Account) => string>({
    'another database': (me) => `${ROOT.replace('(default)', 'other')}/${own(me)}`,
    'another project': (me) => `${ROOT.replace(PROJECT, 'demo-other')}/${own(me)}`,
  }).map(([title, path]) => ({
    ...denied(`a delete in ${title}`, (me) => remove(path(me))),
    officially: { allowed: true, why: 'Google’s emulator serves every project and database' },
  })),
];

const asOthers = (['another account', 'no one'] as const).flatMap((who) => [
  deniedTo(who, 'a GET for the record', (me) => ({ method: 'GET', path: name(own(me)) })),
  deniedTo(who, 'a GET for all records', () => ({ method: 'GET', path: name('users') })),
  deniedTo(who, 'a PATCH of the record', (me) => ({
    method: 'PATCH',
    path: `${name(own(me))}?updateMask.fieldPaths=displayName`,
    body: { fields: NAME },
  })),
  deniedTo(who, 'a DELETE of the record', (me) => ({ method: 'DELETE', path: name(own(me)) })),
  deniedTo(who, 'a POST to the collection', (me) => ({
    path: `${name('users')}?documentId=${me.uid}-new`,
    body: { fields: fieldsOf(profileOf(me)) },
  })),
  deniedTo(who, 'a query for the type', () => ({
    path: `${ROOT}:runQuery`,
    body: {
      structuredQuery: {
        from: [{ collectionId: 'users' }],
        where: {
          fieldFilter: {
            field: { fieldPath: 'userType' },
            op: 'EQUAL',
            value: text('brand'),
          },
        },
        limit: 1,
      },
    },
  })),
  deniedTo(who, 'a sum', () => ({
    path: `${ROOT}:runAggregationQuery`,
    body: {
      structuredAggregationQuery: {
        structuredQuery: { from: [{ collectionId: 'users' }] },
        aggregations: [{ alias: 'a', sum: { field: { fieldPath: 'createdAt' } } }],
      },
    },
  })),
  deniedTo(who, 'a question for the collections', () => ({
    path: `${ROOT}:listCollectionIds`,
    body: {},
  })),
  deniedTo(who, 'a batchWrite', (me) => ({
    path: `${ROOT}:batchWrite`,
    body: { writes: [{ delete: name(own(me)) }] },
  })),
  deniedTo(who, 'a read with a mask', (me) => ({
    path: `${ROOT}:batchGet`,
    body: { documents: [name(own(me))], mask: { fieldPaths: ['userType'] } },
  })),
]);

/** Bodies that are not requests. */
const bodies: Attempt<Call>[] = [
  ...Object.entries<unknown>({
    'a write of nothing': [{}],
    'a write that is null': [null],
    'a write that is text': ['users'],
    'writes that are a map': { delete: 'users' },
    'an unknown write': [{ drop: 'users' }],
    'a delete of a number': [{ delete: 1 }],
  }).map(([title, writes]) => denied(title, () => ({ path: `${ROOT}:commit`, body: { writes } }))),
  ...Object.entries<object>({
    'a value of no type': { displayName: {} },
    'a value of two types': { displayName: { stringValue: 'Bo', integerValue: '1' } },
    'a value of an unknown type': { displayName: { nameValue: 'Bo' } },
    'a list in a list': {
      displayName: { arrayValue: { values: [{ arrayValue: { values: [] } }] } },
    },
  }).map(([title, fields]) => denied(title, (me) => update(me, fields, mask('displayName')))),
  {
    ...denied('a number as text', (me) =>
      update(me, { displayName: { stringValue: 1 } }, mask('displayName')),
    ),
    officially: { allowed: true, why: 'Google’s emulator reads it as text' },
  },
  denied('documents that are text', (me) => get(name(own(me)))),
];

export const calls: readonly Attempt<Call>[] = [
  ...masks,
  ...transforms,
  ...preconditions,
  ...paths,
  ...asOthers,
  ...bodies,
];
