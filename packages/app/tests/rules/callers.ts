import { PROJECT } from '@rapport/emulator/testing';
import { strangerOf, type Account } from './attempt.ts';

// The callers of an attempt, with the header that carries their token. The Auth emulator's tokens
// are not signed, so a test can write its own.

const now = Math.floor(Date.now() / 1000);

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

function token(claims: object, { alg = 'none', signature = '' } = {}): string {
  const all = {
    iss: `https://securetoken.google.com/${PROJECT}`,
    aud: PROJECT,
    iat: now,
    auth_time: now,
    exp: now + 3600,
    email_verified: false,
    firebase: { identities: {}, sign_in_provider: 'password' },
    ...claims,
  };
  return `${part({ alg, typ: 'JWT' })}.${part(all)}.${signature}`;
}

const claimsOf = ({ uid, email }: Account) => ({ sub: uid, user_id: uid, email });
const bearer = (text: string) => `Bearer ${text}`;

/** Returns the value of the `authorization` header; undefined for no header. */
type Header = (me: Account) => string | undefined;

/** The only caller who may do anything. */
export const OWNER = 'the owner';

const others = {
  'no one': () => undefined,
  'another account': (me) => bearer(token(claimsOf(strangerOf(me)))),
  'another account with this address': (me) =>
    bearer(token({ ...claimsOf(strangerOf(me)), email: me.email })),
  'an account with claims of an administrator': (me) =>
    bearer(token({ ...claimsOf(strangerOf(me)), admin: true, role: 'owner', user_id: me.uid })),
  'an account whose id is longer': (me) => bearer(token(claimsOf({ ...me, uid: `${me.uid}x` }))),
  'an account whose id is shorter': (me) =>
    bearer(token(claimsOf({ ...me, uid: me.uid.slice(0, -1) }))),
  'an account whose id is in capitals': (me) =>
    bearer(token(claimsOf({ ...me, uid: me.uid.toUpperCase() }))),
  'an account whose id ends with a space': (me) =>
    bearer(token(claimsOf({ ...me, uid: `${me.uid} ` }))),
  'an account whose id is a pattern': () => bearer(token(claimsOf({ uid: '.*', email: '' }))),
  'an account whose id is a path': (me) =>
    bearer(token(claimsOf({ ...me, uid: `users/${me.uid}` }))),
} satisfies Record<string, Header>;

/**
 * Tokens that Google's servers refuse. Google's emulator accepts them, because it verifies no
 * tokens.
 */
const refused = {
  'an expired token': (me) => bearer(token({ ...claimsOf(me), exp: now - 60 })),
  'a token of another project': (me) => bearer(token({ ...claimsOf(me), aud: 'other-project' })),
  'a token of another issuer': (me) =>
    bearer(token({ ...claimsOf(me), iss: 'https://example.com' })),
  'a token with a forged signature': (me) =>
    bearer(token(claimsOf(me), { alg: 'RS256', signature: 'Zm9yZ2Vk' })),
  'a token signed with a guess': (me) =>
    bearer(token(claimsOf(me), { alg: 'HS256', signature: 'Zm9yZ2Vk' })),
  'a token without an id': ({ email }) => bearer(token({ email })),
  'a token whose id is a number': ({ email }) => bearer(token({ sub: 1, email })),
  'a token cut short': (me) => bearer(token(claimsOf(me)).slice(0, -40)),
  'a word for a token': () => bearer('token'),
} satisfies Record<string, Header>;

export type Who = typeof OWNER | keyof typeof others | keyof typeof refused;

const headers: Record<Who, Header> = {
  [OWNER]: (me) => bearer(token(claimsOf(me))),
  ...others,
  ...refused,
};

export const everyone = Object.keys(headers) as Who[];

/** Whether only a server that verifies tokens can answer. */
export const needsVerifiedTokens = (who: Who): boolean => who in refused;

/** Returns the `authorization` header of a caller. */
export const authorizationOf = (who: Who, me: Account): string | undefined => headers[who](me);
