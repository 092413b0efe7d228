import { createHash } from 'node:crypto';
import { kinds, type Kind } from '../../src/delivery/kinds.ts';
import type { Account, Attempt, Data, Operation } from './attempt.ts';
import { OWNER } from './callers.ts';
import { mayDeliver } from './policy.ts';
import { ofWrongType, type Candidate } from './values.ts';

// Attempts with what visitors send, in a form that both REST and the SDK can carry out.

const all = Object.keys(kinds) as Kind[];
const nothing = () => null;

/** The least that a field needs; others may be empty. */
const REQUIRED: Record<Kind, readonly string[]> = {
  contactMessages: [],
  guestApplications: ['name', 'email', 'topic'],
  newsletter: ['email'],
  eventRegistrations: ['event', 'name', 'email'],
  jobApplications: ['position', 'name', 'email'],
};

/** Returns fields that the rules accept. */
export const fieldsOf = (kind: Kind, { email }: Account): Data =>
  Object.fromEntries(
    Object.keys(kinds[kind]).map((name) => {
      if (name === 'email') return [name, email];
      return [name, name === 'link' ? 'https://example.com/ada' : `A ${name}`];
    }),
  );

/** Returns an id as `crypto.randomUUID()` makes it. */
function uuidOf({ uid }: Account): string {
  const hex = createHash('sha256').update(uid).digest('hex');
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
  ];
  return [...parts, hex.slice(20, 32)].join('-');
}

const idOf = (kind: Kind, me: Account) => (kind === 'newsletter' ? me.email : uuidOf(me));
const at = (kind: Kind) => (me: Account) => `${kind}/${idOf(kind, me)}`;

/** An operation on one document. */
interface Action {
  name: string;
  isStored?: true;
  what: (path: string, fields: Data) => Operation;
  allowed: boolean;
}

const changed = (fields: Data): Data => ({ ...fields, email: 'bo@example.com' });
const actions: Action[] = [
  {
    name: 'creates it',
    what: (path, data) => ({ do: 'set', path, data }),
    allowed: mayDeliver('create', { valid: true }),
  },
  {
    name: 'creates it by a merge',
    what: (path, data) => ({ do: 'set', path, data, merge: true }),
    allowed: mayDeliver('create', { valid: true }),
  },
  {
    name: 'sends it again',
    isStored: true,
    what: (path, data) => ({ do: 'set', path, data }),
    allowed: mayDeliver('update', { unchanged: true }),
  },
  {
    name: 'sends it again by an update',
    isStored: true,
    what: (path, data) => ({ do: 'update', path, data }),
    allowed: mayDeliver('update', { unchanged: true }),
  },
  {
    name: 'updates one that is not there',
    what: (path, data) => ({ do: 'update', path, data }),
    allowed: false,
  },
  {
    name: 'replaces a field',
    isStored: true,
    what: (path, data) => ({ do: 'set', path, data: changed(data) }),
    allowed: mayDeliver('update', { unchanged: false }),
  },
  {
    name: 'updates a field',
    isStored: true,
    what: (path) => ({ do: 'update', path, data: { email: 'bo@example.com' } }),
    allowed: mayDeliver('update', { unchanged: false }),
  },
  {
    name: 'adds a field',
    isStored: true,
    what: (path) => ({ do: 'update', path, data: { isRead: true } }),
    allowed: mayDeliver('update', { unchanged: false }),
  },
  {
    name: 'empties it',
    isStored: true,
    what: (path) => ({ do: 'set', path, data: {} }),
    allowed: mayDeliver('update', { unchanged: false }),
  },
  {
    name: 'reads it',
    isStored: true,
    what: (path) => ({ do: 'get', path }),
    allowed: mayDeliver('get'),
  },
  {
    name: 'reads one that is not there',
    what: (path) => ({ do: 'get', path }),
    allowed: mayDeliver('get'),
  },
  {
    name: 'deletes it',
    isStored: true,
    what: (path) => ({ do: 'delete', path }),
    allowed: mayDeliver('delete'),
  },
  {
    name: 'deletes one that is not there',
    what: (path) => ({ do: 'delete', path }),
    allowed: mayDeliver('delete'),
  },
  {
    name: 'creates one below it',
    isStored: true,
    what: (path, data) => ({ do: 'set', path: `${path}/${path}`, data }),
    allowed: false,
  },
];

/** Visitors with and without an account try every action. */
const byAction = all.flatMap((kind) =>
  ([OWNER, 'another account', 'no one'] as const).flatMap((who) =>
    actions.map(({ name, isStored, what, allowed }): Attempt => ({
      name: `${kind}: ${who} ${name}`,
      who,
      at: at(kind),
      stored: (me) => (isStored ? fieldsOf(kind, me) : null),
      what: (me) => what(at(kind)(me), fieldsOf(kind, me)),
      allowed,
    })),
  ),
);

const byQuery = all.flatMap((kind) =>
  ([OWNER, 'no one'] as const).flatMap((who) => {
    const queries: Record<string, (me: Account) => Operation> = {
      'lists all': () => ({ do: 'list', collection: kind }),
      'lists their own': ({ email }) => ({
        do: 'list',
        collection: kind,
        where: ['email', email],
      }),
      'lists all collections of that name': () => ({ do: 'list', collection: kind, group: true }),
      'counts them': () => ({ do: 'count', collection: kind }),
    };
    return Object.entries(queries).map(([name, what]): Attempt => ({
      name: `${kind}: ${who} ${name}`,
      who,
      at: at(kind),
      stored: (me) => fieldsOf(kind, me),
      what,
      allowed: mayDeliver('list'),
    }));
  }),
);

/** An attempt of no one to create a document. */
const creation = (
  kind: Kind,
  title: string,
  valid: boolean,
  data: (me: Account) => Data,
  path = at(kind),
): Attempt => ({
  name: `${kind}: no one creates one with ${title}`,
  who: 'no one',
  at: at(kind),
  stored: nothing,
  what: (me) => ({ do: 'set', path: path(me), data: data(me) }),
  allowed: mayDeliver('create', { valid }),
});

const text = (what: string, value: string, valid: boolean): Candidate => ({
  what,
  value: () => value,
  valid,
});

const addresses = (isRequired: boolean): Candidate[] => [
  text('of 320 characters', `${'a'.repeat(308)}@example.com`, true),
  text('of 321 characters', `${'a'.repeat(309)}@example.com`, false),
  text('with every sign', "a.!#$%&'*+/=?^_`{|}~-@example.com", true),
  text('of a short domain', 'a@b', true),
  text('of a long label', `a@${'b'.repeat(63)}.com`, true),
  text('of a label that is too long', `a@${'b'.repeat(64)}.com`, false),
  text('empty', '', !isRequired),
  ...[
    'ada',
    '@example.com',
    'ada@',
    'ada@example.',
    'ada@-example.com',
    'ada@example-.com',
    'ada@@example.com',
    'ada @example.com',
    ' ada@example.com',
    'ada@example.com ',
    'ada@example.com\n',
    'ada@example.com,bo@example.com',
    'Ada <ada@example.com>',
    'ada@пример.рф',
  ].map((value) => text(JSON.stringify(value), value, false)),
];

const links: Candidate[] = [
  text('empty', '', true),
  text('http', 'http://example.com', true),
  ...[
    'javascript:alert(1)',
    'example.com',
    'ftp://example.com',
    'https://',
    'https://a b',
    'https://example.com\n',
    ' https://example.com',
  ].map((value) => text(JSON.stringify(value), value, false)),
];

const texts = (limit: number, isRequired: boolean): Candidate[] => [
  text('as long as it may be', 'a'.repeat(limit), true),
  text('a character too long', 'a'.repeat(limit + 1), false),
  text('empty', '', !isRequired),
  text('of any characters', ' \n\t“é”\u{1F600}<b>', true),
];

/** Every field with each kind of value. */
const byValue = all.flatMap((kind) =>
  Object.entries(kinds[kind]).flatMap(([name, limit]) => {
    const isRequired = REQUIRED[kind].includes(name);
    let values = texts(limit, isRequired);
    if (name === 'email') values = addresses(isRequired);
    if (name === 'link') values = links;
    return [...values, ...ofWrongType('text')].map(({ what, value, valid }) =>
      creation(
        kind,
        `${name}: ${what}`,
        valid,
        (me) => ({ ...fieldsOf(kind, me), [name]: value(me) }),
        // An id cannot be empty or of another type.
        kind === 'newsletter' && typeof value({ uid: '', email: '' }) === 'string'
          ? (me) => `newsletter/${(value(me) as string).replaceAll('/', ',') || 'empty'}`
          : at(kind),
      ),
    );
  }),
);

const without = (data: Data, name: string): Data =>
  Object.fromEntries(Object.entries(data).filter(([key]) => key !== name));

/** Missing and unknown fields. */
const byFields = all.flatMap((kind) => [
  ...Object.keys(kinds[kind]).map((name) =>
    creation(kind, `no ${name}`, false, (me) => without(fieldsOf(kind, me), name)),
  ),
  ...['createdAt', 'website', 'Email', 'id', 'a.b'].map((name) =>
    creation(kind, `the field ${name}`, false, (me) => ({ ...fieldsOf(kind, me), [name]: 'x' })),
  ),
  creation(kind, 'no field', false, () => ({})),
  ...[true, false, 'true', null].map((likelySpam) =>
    creation(
      kind,
      `the mark ${JSON.stringify(likelySpam)}`,
      likelySpam === true,
      (me) => ({ ...fieldsOf(kind, me), likelySpam }),
      (me) => (kind === 'newsletter' ? `newsletter/spam:${me.email}` : at(kind)(me)),
    ),
  ),
]);

/** Ids. */
const byId = [
  ...all
    .filter((kind) => kind !== 'newsletter')
    .flatMap((kind) =>
      Object.entries<(id: string) => string>({
        'an id in capitals': (id) => id.toUpperCase(),
        'a longer id': (id) => `${id}0`,
        'a shorter id': (id) => id.slice(1),
        'an id of another version': (id) => `${id.slice(0, 14)}1${id.slice(15)}`,
        'an id of Firestore’s own': () => 'a1B2c3D4e5F6g7H8i9J0',
        'an id without hyphens': (id) => id.replaceAll('-', ''),
        'an address as its id': () => 'ada@example.com',
      }).map(([title, change]) =>
        creation(
          kind,
          title,
          false,
          (me) => fieldsOf(kind, me),
          (me) => `${kind}/${change(uuidOf(me))}`,
        ),
      ),
    ),
  ...Object.entries<(me: Account) => string>({
    'a random id': uuidOf,
    'another address as its id': ({ email }) => `x${email}`,
    'its address in capitals as its id': ({ email }) => email.toUpperCase(),
  }).map(([title, id]) =>
    creation(
      'newsletter',
      title,
      false,
      (me) => fieldsOf('newsletter', me),
      (me) => `newsletter/${id(me)}`,
    ),
  ),
  creation('newsletter', 'the mark and its address alone as its id', false, (me) => ({
    ...fieldsOf('newsletter', me),
    likelySpam: true,
  })),
  creation(
    'newsletter',
    'the id of likely spam and no mark',
    false,
    (me) => fieldsOf('newsletter', me),
    ({ email }) => `newsletter/spam:${email}`,
  ),
  creation(
    'newsletter',
    'an address in capitals and as its id',
    false,
    ({ email }) => ({ email: email.toUpperCase() }),
    ({ email }) => `newsletter/${email.toUpperCase()}`,
  ),
];

/** A message needs a subject or a text. */
const bySubject = (['subject', 'message', 'both'] as const).map((empty) =>
  creation('contactMessages', `an empty ${empty}`, empty !== 'both', (me) => ({
    ...fieldsOf('contactMessages', me),
    ...(empty === 'both' ? { subject: '', message: '' } : { [empty]: '' }),
  })),
);

/** A form of one kind in the collection of another. */
const byKind = all.flatMap((kind) =>
  all
    .filter((other) => other !== kind)
    .map((other) => creation(kind, `the fields of ${other}`, false, (me) => fieldsOf(other, me))),
);

/** Every attempt that both REST and the SDK can make. */
export const deliveries: readonly Attempt[] = [
  ...byAction,
  ...byQuery,
  ...byValue,
  ...byFields,
  ...byId,
  ...bySubject,
  ...byKind,
];
