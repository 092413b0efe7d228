import { kinds, type Kind } from '../../src/delivery/kinds.ts';

// What people and programs may try, each with the answer that `firestore.rules` has to give.

export type Answer = 'allowed' | 'denied';
export type Data = Readonly<Record<string, unknown>>;

/** Who asks: the owner of the profile, another account, or nobody. */
export type Who = 'owner' | 'other' | 'nobody';

const all = Object.keys(kinds) as Kind[];

/** Stands for no value: the field is left out. */
export const NONE = undefined;

/** A valid profile, but for the address, which is that of the account. */
export const profile: Data = {
  displayName: 'Ada Lovelace',
  userType: 'brand',
  createdAt: '2026-11-20T09:30:00.000Z',
};

type Row = [who: Who, does: 'get' | 'list' | 'delete', path: string, answer: Answer];

/** Everything but a write. `$uid` is the owner's id; all these documents exist. */
export const access: Row[] = [
  ['owner', 'get', 'users/$uid', 'allowed'],
  ['other', 'get', 'users/$uid', 'denied'],
  ['nobody', 'get', 'users/$uid', 'denied'],
  ['owner', 'list', 'users', 'denied'],
  ['nobody', 'list', 'users', 'denied'],
  ['other', 'delete', 'users/$uid', 'denied'],
  ['owner', 'delete', 'users/$uid', 'allowed'],
  ['owner', 'get', 'users/$uid/notes/one', 'denied'],
  ['owner', 'get', 'campaigns/$uid', 'denied'],
  ['owner', 'list', 'campaigns', 'denied'],
  ...all.flatMap((kind): Row[] => [
    ['nobody', 'get', `${kind}/one`, 'denied'],
    ['nobody', 'list', kind, 'denied'],
    ['nobody', 'delete', `${kind}/one`, 'denied'],
  ]),
];

type Change = [what: string, changes: Data, answer: Answer, who?: Who];

/** Profiles that the owner or another creates for the owner, by what differs from the valid one. */
export const newProfiles: Change[] = [
  ['nothing', {}, 'allowed'],
  ['nothing', {}, 'denied', 'other'],
  ['nothing', {}, 'denied', 'nobody'],
  ['the other type', { userType: 'influencer' }, 'allowed'],
  ['a type that does not exist', { userType: 'admin' }, 'denied'],
  ['a list as the type', { userType: ['brand'] }, 'denied'],
  ['no type', { userType: NONE }, 'denied'],
  ['no address', { email: NONE }, 'denied'],
  ['no name', { displayName: NONE }, 'denied'],
  ['no date', { createdAt: NONE }, 'denied'],
  ['one more field', { admin: true }, 'denied'],
  ['the address of someone else', { email: 'someone@example.com' }, 'denied'],
  ['a number as the address', { email: 1 }, 'denied'],
  ['an empty name', { displayName: '' }, 'denied'],
  ['a map as the name', { displayName: { first: 'Ada' } }, 'denied'],
  ['a name of 100 characters', { displayName: 'a'.repeat(100) }, 'allowed'],
  ['a name of 101 characters', { displayName: 'a'.repeat(101) }, 'denied'],
  ['a name of one character', { displayName: '愛' }, 'allowed'],
  ['a name with a joiner inside', { displayName: 'می‌خواهم' }, 'allowed'],
  ['a name that begins with a space', { displayName: ' Ada' }, 'denied'],
  ['a name that begins with a joiner', { displayName: '\u200dAda' }, 'denied'],
  ['a name that ends with a space', { displayName: 'Ada\u3000' }, 'denied'],
  ['a name of two lines', { displayName: 'Ada\nLovelace' }, 'denied'],
  ['a name that turns around', { displayName: 'Ada\u202eecalevoL' }, 'denied'],
  ['the last day of February', { createdAt: '2026-02-28T23:59:59.999Z' }, 'allowed'],
  ['a leap day', { createdAt: '2028-02-29T00:00:00.000Z' }, 'allowed'],
  ['a leap day of another year', { createdAt: '2026-02-29T00:00:00.000Z' }, 'denied'],
  ['a 31st of April', { createdAt: '2026-04-31T00:00:00.000Z' }, 'denied'],
  ['a time past midnight', { createdAt: '2026-11-20T24:00:00.000Z' }, 'denied'],
  ['a date of the last century', { createdAt: '1999-11-20T09:30:00.000Z' }, 'denied'],
  ['text around the date', { createdAt: ' 2026-11-20T09:30:00.000Z\n' }, 'denied'],
  ['a number as the date', { createdAt: 1_795_000_000 }, 'denied'],
];

/** What the owner or another changes in the owner's profile. */
export const changedProfiles: Change[] = [
  ['its name', { displayName: 'Bo Peep' }, 'allowed'],
  ['its name', { displayName: 'Bo Peep' }, 'denied', 'other'],
  ['its name to one that is none', { displayName: ' ' }, 'denied'],
  ['its type', { userType: 'influencer' }, 'denied'],
  ['its address', { email: 'bo@example.com' }, 'denied'],
  ['its date', { createdAt: '2026-11-21T09:30:00.000Z' }, 'denied'],
  ['its name and its type', { displayName: 'Bo Peep', userType: 'influencer' }, 'denied'],
  ['its name and one more field', { displayName: 'Bo Peep', admin: true }, 'denied'],
];

/** A form of each kind, with the id it has. */
export const forms: Record<Kind, { id: string; fields: Data }> = {
  contactMessages: {
    id: '0b5f1f4e-7c3a-4d2b-9e6f-1a2b3c4d5e6f',
    fields: {
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: 'ada@example.com',
      company: 'Engines',
      subject: 'A question',
      message: 'Hello\nthere',
    },
  },
  guestApplications: {
    id: '1b5f1f4e-7c3a-4d2b-8e6f-1a2b3c4d5e6f',
    fields: {
      name: 'Ada',
      email: 'ada@example.com',
      topic: 'Engines',
      socialHandles: '@ada',
      availability: 'Mondays',
      message: 'Hello',
    },
  },
  newsletter: { id: 'ada@example.com', fields: { email: 'ada@example.com' } },
  eventRegistrations: {
    id: '2b5f1f4e-7c3a-4d2b-ae6f-1a2b3c4d5e6f',
    fields: { event: 'Launch', name: 'Ada', email: 'ada@example.com' },
  },
  jobApplications: {
    id: '3b5f1f4e-7c3a-4d2b-be6f-1a2b3c4d5e6f',
    fields: {
      position: 'Engineer',
      name: 'Ada',
      email: 'ada@example.com',
      link: 'https://example.com/ada',
      message: 'Hello',
    },
  },
};

/** Addresses of the newsletter, which the kit's form has to judge in the same way. */
export const addresses: [email: string, answer: Answer][] = [
  ["a.!#$%&'*+/=?^_`{|}~-@example.com", 'allowed'],
  [`${'a'.repeat(64)}@${'b'.repeat(63)}.example.com`, 'allowed'],
  [`ada@${'b'.repeat(64)}.com`, 'denied'],
  ['', 'denied'],
  ['@example.com', 'denied'],
  ['ada@-example.com', 'denied'],
  ['ada@example..com', 'denied'],
  ['ada bo@example.com', 'denied'],
  ['ada@example.com,bo@example.com', 'denied'],
];

type Delivery = [kind: Kind, what: string, changes: Data, answer: Answer, id?: string];

const spam = 'spam:ada@example.com';
const upper = 'Ada@example.com';
const ofKind = (kind: Kind): Delivery[] => [
  [kind, 'nothing', {}, 'allowed'],
  [kind, 'the mark', { likelySpam: true }, 'allowed', kind === 'newsletter' ? spam : undefined],
  [kind, 'one more field', { isRead: true }, 'denied'],
  [kind, 'the id', {}, 'denied', 'one'],
];
/** Values of this length for each field of a kind. */
const texts = (kind: Kind, more: number): [field: string, value: string][] =>
  Object.entries(kinds[kind]).map(([field, limit]) => {
    const text = 'a'.repeat(limit + more);
    if (field === 'email') return [field, `${text.slice(12)}@example.com`];
    return [field, field === 'link' ? `https://${text.slice(8)}` : text];
  });
const byLength = (kind: Kind): Delivery[] => {
  const idOf = (data: Data) => (kind === 'newsletter' ? String(data['email']) : undefined);
  const longest = Object.fromEntries(texts(kind, 0));
  return [
    [kind, 'all as long as they may be', longest, 'allowed', idOf(longest)],
    ...texts(kind, 1).map(([field, value]): Delivery => {
      const changes = { [field]: value };
      return [kind, `${field}: too long`, changes, 'denied', idOf(changes)];
    }),
  ];
};

/** Forms that a visitor sends, by what differs from the valid one. An `id` replaces its own. */
export const deliveries: Delivery[] = [
  ...all.flatMap((kind) => [...ofKind(kind), ...byLength(kind)]),
  ['contactMessages', 'no subject', { subject: '' }, 'allowed'],
  ['contactMessages', 'no message', { message: '' }, 'allowed'],
  ['contactMessages', 'neither of them', { subject: '', message: '' }, 'denied'],
  ['contactMessages', 'no address', { email: '' }, 'allowed'],
  ['contactMessages', 'email: none', { email: 'ada' }, 'denied'],
  ['contactMessages', 'firstName: a number', { firstName: 1 }, 'denied'],
  ['guestApplications', 'no message field', { message: NONE }, 'denied'],
  ['guestApplications', 'name: empty', { name: '' }, 'denied'],
  ['guestApplications', 'topic: empty', { topic: '' }, 'denied'],
  ['guestApplications', 'a mark that is false', { likelySpam: false }, 'denied'],
  ['guestApplications', 'a mark that is null', { likelySpam: null }, 'denied'],
  ['eventRegistrations', 'event: empty', { event: '' }, 'denied'],
  ['eventRegistrations', 'name: empty', { name: '' }, 'denied'],
  ['eventRegistrations', 'an id in capitals', {}, 'denied', '2B5F1F4E-7C3A-4D2B-AE6F-1A2B3C4D5E6F'],
  ['jobApplications', 'position: empty', { position: '' }, 'denied'],
  ['jobApplications', 'name: empty', { name: '' }, 'denied'],
  ['jobApplications', 'no link', { link: '' }, 'allowed'],
  ['jobApplications', 'link: a script', { link: 'javascript:alert(1)' }, 'denied'],
  ['jobApplications', 'link: with a space', { link: 'https://a b' }, 'denied'],
  ['newsletter', 'an address in capitals', { email: upper }, 'denied', upper],
  ['newsletter', 'the id of likely spam', {}, 'denied', spam],
  ['newsletter', 'a mark, but not the id', { likelySpam: true }, 'denied'],
  ['newsletter', 'a slash, as a comma', { email: 'a/b@example.com' }, 'allowed', 'a,b@example.com'],
];
