import { SERVER_TIME, own, profileOf, strangerOf } from './attempt.ts';
import type { Account, Attempt, Data, Operation, Write } from './attempt.ts';
import { OWNER, everyone } from './callers.ts';
import { OWNER_MAY, mayDo, type Facts } from './policy.ts';
import { candidates, namesByTheirEnds, type Candidate } from './values.ts';

// The attempts, in a form that both REST and the SDK can carry out.

const nothing = () => null;
const fields = OWNER_MAY.create;
const allValid = Object.fromEntries(fields.map((name) => [name, true]));

/** An operation on one document. From its `facts`, `mayDo` decides whether it is allowed. */
interface Action {
  name: string;
  stored: (me: Account) => Data | null;
  what: (me: Account, path: string) => Operation;
  facts: Omit<Facts, 'who' | 'isOwn'>;
}

const renamed = { displayName: 'Bo Peep' };
const actions: Action[] = [
  {
    name: 'reads the record',
    stored: profileOf,
    what: (_, path) => ({ do: 'get', path }),
    facts: { method: 'get' },
  },
  {
    name: 'reads a record that is not there',
    stored: nothing,
    what: (_, path) => ({ do: 'get', path }),
    facts: { method: 'get' },
  },
  {
    name: 'creates the record',
    stored: nothing,
    what: (me, path) => ({ do: 'set', path, data: profileOf(me) }),
    facts: { method: 'create', fields: allValid },
  },
  {
    name: 'creates the record by a merge',
    stored: nothing,
    what: (me, path) => ({ do: 'set', path, data: profileOf(me), merge: true }),
    facts: { method: 'create', fields: allValid },
  },
  {
    name: 'changes the name',
    stored: profileOf,
    what: (_, path) => ({ do: 'update', path, data: renamed }),
    facts: { method: 'update', fields: { displayName: true } },
  },
  {
    name: 'changes the name by a merge',
    stored: profileOf,
    what: (_, path) => ({ do: 'set', path, data: renamed, merge: true }),
    facts: { method: 'update', fields: { displayName: true } },
  },
  {
    name: 'writes the record again with another name',
    stored: profileOf,
    what: (me, path) => ({ do: 'set', path, data: { ...profileOf(me), ...renamed } }),
    facts: { method: 'update', fields: { displayName: true } },
  },
  {
    name: 'changes the type',
    stored: profileOf,
    what: (_, path) => ({ do: 'update', path, data: { userType: 'influencer' } }),
    facts: { method: 'update', fields: { userType: true } },
  },
  {
    name: 'deletes the record',
    stored: profileOf,
    what: (_, path) => ({ do: 'delete', path }),
    facts: { method: 'delete' },
  },
  {
    name: 'deletes a record that is not there',
    stored: nothing,
    what: (_, path) => ({ do: 'delete', path }),
    facts: { method: 'delete' },
  },
];

/** Everyone tries every action on the record of the account. */
const byCaller: Attempt[] = everyone.flatMap((who) =>
  actions.map(({ name, stored, what, facts }) => ({
    name: `${who} ${name}`,
    who,
    stored,
    what: (me: Account) => what(me, own(me)),
    allowed: mayDo({ who, isOwn: true, ...facts }),
  })),
);

const elsewhere: Record<string, (me: Account) => string> = {
  'another account’s record': (me) => own(strangerOf(me)),
  'a record whose id is longer': (me) => `${own(me)}x`,
  'another collection': (me) => `campaigns/${me.uid}`,
  'a collection in capitals': (me) => `Users/${me.uid}`,
  'a collection with a longer name': (me) => `users2/${me.uid}`,
  'a collection below the record': (me) => `${own(me)}/notes/${me.uid}`,
  'the same collection below the record': (me) => `${own(me)}/${own(me)}`,
  'a collection named users elsewhere': (me) => `a/b/users/${me.uid}`,
  'a path like the rules’ own': (me) => `(default)/documents/${own(me)}`,
};

/** The owner tries every action on other documents. */
const byPlace: Attempt[] = Object.entries(elsewhere).flatMap(([place, path]) =>
  actions.map(({ name, stored, what, facts }) => ({
    name: `${OWNER} ${name}, but at ${place}`,
    who: OWNER,
    stored,
    what: (me: Account) => what(me, path(me)),
    allowed: mayDo({ who: OWNER, isOwn: false, ...facts }),
  })),
);

const queries: Record<string, (me: Account) => Operation> = {
  'lists all records': () => ({ do: 'list', collection: 'users' }),
  'lists records with their address': ({ email }) => ({
    do: 'list',
    collection: 'users',
    where: ['email', email],
  }),
  'lists all collections named users': () => ({ do: 'list', collection: 'users', group: true }),
  'lists what is below the record': (me) => ({ do: 'list', collection: `${own(me)}/notes` }),
  'lists another collection': () => ({ do: 'list', collection: 'campaigns' }),
  'counts the records': () => ({ do: 'count', collection: 'users' }),
  'counts all collections named users': () => ({ do: 'count', collection: 'users', group: true }),
};

const byQuery: Attempt[] = ([OWNER, 'another account', 'no one'] as const).flatMap((who) =>
  Object.entries(queries).map(([name, what]) => ({
    name: `${who} ${name}`,
    who,
    stored: profileOf,
    what,
    allowed: mayDo({ who, isOwn: false, method: 'list' }),
  })),
);

const createWith = (field: string, { what, value, valid }: Candidate): Attempt => ({
  name: `${OWNER} creates a record with ${field}: ${what}`,
  who: OWNER,
  stored: nothing,
  what: (me) => ({ do: 'set', path: own(me), data: { ...profileOf(me), [field]: value(me) } }),
  allowed: mayDo({
    who: OWNER,
    isOwn: true,
    method: 'create',
    fields: { ...allValid, [field]: valid },
  }),
});

const changeTo = (field: string, { what, value, valid }: Candidate): Attempt => ({
  name: `${OWNER} changes ${field} to: ${what}`,
  who: OWNER,
  stored: profileOf,
  what: (me) => ({ do: 'update', path: own(me), data: { [field]: value(me) } }),
  allowed: mayDo({ who: OWNER, isOwn: true, method: 'update', fields: { [field]: valid } }),
});

/** The owner creates a record with each value of each field, and changes each field to it. */
const byValue: Attempt[] = Object.entries(candidates).flatMap(([field, values]) => [
  ...values.map((candidate) => createWith(field, candidate)),
  ...values
    // A valid type may equal the stored type.
    .filter(({ valid }) => field !== 'userType' || !valid)
    .map((candidate) => changeTo(field, candidate)),
]);

const pick = (data: Data, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, data[name]]));

/** Every subset of the four fields, and unknown fields. */
const byFields: Attempt[] = [
  ...Array.from({ length: 2 ** fields.length }, (_, bits) =>
    fields.filter((__, index) => bits & (1 << index)),
  ).map((names): Attempt => ({
    name: `${OWNER} creates a record of ${names.join(', ') || 'no field'}`,
    who: OWNER,
    stored: nothing,
    what: (me) => ({
      do: 'set',
      path: own(me),
      data: pick(profileOf(me), names),
    }),
    allowed: mayDo({
      who: OWNER,
      isOwn: true,
      method: 'create',
      fields: Object.fromEntries(names.map((name) => [name, true])),
    }),
  })),
  ...[
    'admin',
    'uid',
    'id',
    '__name',
    'DisplayName',
    'displayName ',
    'toString',
    'a.b',
    'é',
  ].flatMap((extra): Attempt[] => [
    {
      name: `${OWNER} creates a record with the field ${JSON.stringify(extra)}`,
      who: OWNER,
      stored: nothing,
      what: (me) => ({ do: 'set', path: own(me), data: { ...profileOf(me), [extra]: true } }),
      allowed: mayDo({
        who: OWNER,
        isOwn: true,
        method: 'create',
        fields: { ...allValid, [extra]: true },
      }),
    },
    {
      name: `${OWNER} changes the name and adds the field ${JSON.stringify(extra)}`,
      who: OWNER,
      stored: profileOf,
      what: (me) => ({
        do: 'set',
        path: own(me),
        data: { ...profileOf(me), ...renamed, [extra]: true },
      }),
      allowed: mayDo({
        who: OWNER,
        isOwn: true,
        method: 'update',
        fields: { displayName: true, [extra]: true },
      }),
    },
  ]),
  ...fields.map((missing): Attempt => ({
    name: `${OWNER} writes the record again without ${missing}`,
    who: OWNER,
    stored: profileOf,
    what: (me) => ({
      do: 'set',
      path: own(me),
      data: pick(
        profileOf(me),
        fields.filter((name) => name !== missing),
      ),
    }),
    allowed: mayDo({
      who: OWNER,
      isOwn: true,
      method: 'update',
      fields: { [missing]: false },
    }),
  })),
  ...fields
    .filter((name) => name !== 'displayName')
    .map((also): Attempt => ({
      name: `${OWNER} changes the name and, by the server’s time, ${also}`,
      who: OWNER,
      stored: profileOf,
      what: (me) => ({
        do: 'update',
        path: own(me),
        data: { ...renamed, [also]: SERVER_TIME },
      }),
      allowed: mayDo({
        who: OWNER,
        isOwn: true,
        method: 'update',
        fields: { displayName: true, [also]: false },
      }),
    })),
];

/** A write in a batch, and whether it is allowed alone. */
type Part = [write: (me: Account) => Write, allowed: boolean];
const parts = {
  create: [(me) => ({ do: 'set', path: own(me), data: profileOf(me) }), true],
  rename: [(me) => ({ do: 'update', path: own(me), data: renamed }), true],
  remove: [(me) => ({ do: 'delete', path: own(me) }), true],
  retype: [(me) => ({ do: 'update', path: own(me), data: { userType: 'influencer' } }), false],
  removeStranger: [(me) => ({ do: 'delete', path: own(strangerOf(me)) }), false],
  renameStranger: [(me) => ({ do: 'update', path: own(strangerOf(me)), data: renamed }), false],
  note: [(me) => ({ do: 'set', path: `campaigns/${me.uid}`, data: { a: 1 } }), false],
} satisfies Record<string, Part>;

type PartName = keyof typeof parts;
const batch = (stored: 'with a record' | 'without a record', ...names: PartName[]): Attempt => ({
  name: `${OWNER}, ${stored}, sends the batch ${names.join(', ')}`,
  who: OWNER,
  stored: stored === 'with a record' ? profileOf : nothing,
  what: (me) => ({ do: 'batch', writes: names.map((name) => parts[name][0](me)) }),
  allowed: names.every((name) => parts[name][1]),
});

const judgedWhole = (attempt: Attempt): Attempt => ({
  ...attempt,
  officially: {
    allowed: true,
    why: 'Google judges what a batch makes of a document, the embedded server each write',
  },
});

/** A batch is allowed if each of its writes is. A denied batch changes nothing. */
const byBatch: Attempt[] = [
  batch('without a record', 'create'),
  batch('without a record', 'create', 'rename'),
  batch('without a record', 'create', 'rename', 'remove'),
  judgedWhole(batch('without a record', 'create', 'retype')),
  batch('without a record', 'create', 'note'),
  batch('without a record', 'note', 'create'),
  batch('without a record', 'create', 'removeStranger'),
  batch('without a record', 'renameStranger', 'create'),
  batch('with a record', 'rename', 'rename'),
  batch('with a record', 'rename', 'retype'),
  batch('with a record', 'retype', 'rename'),
  batch('with a record', 'rename', 'renameStranger'),
  batch('with a record', 'rename', 'note'),
  batch('with a record', 'remove', 'create'),
  batch('with a record', 'remove', 'removeStranger'),
  batch('with a record', 'remove', 'note'),
  judgedWhole(batch('with a record', 'retype', 'remove')),
];

/** Every attempt that both REST and the SDK can make. */
export const attempts: readonly Attempt[] = [
  ...byCaller,
  ...byPlace,
  ...byQuery,
  ...byValue,
  ...byFields,
  ...byBatch,
];

/** Names with each kind of character at an end. Tried only over REST, to save time. */
export const moreNames: readonly Attempt[] = namesByTheirEnds.map((candidate) =>
  createWith('displayName', candidate),
);
