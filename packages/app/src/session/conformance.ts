import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ServiceError, type SessionBackend } from './backend.ts';
import type { Profile, SessionUser } from './types.ts';

/** A backend under test. */
export interface Conformer {
  /** A client without a signed-in account. The service keeps its accounts between calls. */
  open: () => Promise<SessionBackend>;
  /** The mails that the service has sent to an address, oldest first. */
  mailsTo: (email: string) => Promise<('verification' | 'passwordReset')[]>;
  close: () => Promise<void>;
}

const PASSWORD = 'correct horse';
let count = 0;
/** An address that no other test uses. */
const address = () => `person-${(count += 1)}@example.com`;

const profileOf = ({ email }: SessionUser, userType: Profile['userType'] = 'brand'): Profile => ({
  email,
  displayName: 'Ada Okafor',
  userType,
  createdAt: '2026-11-20T09:30:00.000Z',
});

async function rejection(answer: Promise<unknown>): Promise<{ code: string; message: string }> {
  const error: unknown = await answer.then(
    () => new Error('It succeeded.'),
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ServiceError);
  const { code, message } = error as ServiceError;
  return { code, message };
}

/** The tests that every session backend must pass. */
export function describeBackend(name: string, start: () => Promise<Conformer>): void {
  // oxlint-disable-next-line vitest/valid-title -- named by who calls
  describe(name, () => {
    let conformer: Conformer;
    let backend: SessionBackend;

    beforeAll(async () => {
      conformer = await start();
    }, 60_000);
    afterAll(() => conformer.close(), 60_000);
    beforeEach(async () => {
      backend = await conformer.open();
    });

    /** Records what an observer hears from now on. */
    function listen() {
      const heard: (string | null)[] = [];
      const stop = backend.observe(
        (user) => heard.push(user?.email ?? null),
        (error) => expect.unreachable(String(error)),
      );
      return { heard, stop };
    }

    test('an account is made and signed in', async () => {
      const email = address();
      const user = await backend.createAccount(email, PASSWORD);
      expect(user).toEqual({
        uid: expect.stringMatching(/.+/),
        email,
        displayName: '',
        emailVerified: false,
      });
      expect(await backend.readProfile(user.uid)).toBeNull();
    });

    test('an address is kept in lower case', async () => {
      const email = address();
      const user = await backend.createAccount(email.toUpperCase(), PASSWORD);
      expect(user.email).toBe(email);
      expect((await backend.signIn(email.toUpperCase(), PASSWORD)).uid).toBe(user.uid);
    });

    test('an address in use is rejected', async () => {
      const email = address();
      await backend.createAccount(email, PASSWORD);
      expect(await rejection(backend.createAccount(email, 'another one'))).toEqual({
        code: 'auth/email-already-in-use',
        message: 'Firebase: Error (auth/email-already-in-use).',
      });
    });

    test.each([
      ['auth/invalid-email', 'Firebase: Error (auth/invalid-email).', 'no address', PASSWORD],
      ['auth/missing-password', 'Firebase: Error (auth/missing-password).', '', ''],
      [
        'auth/weak-password',
        'Firebase: Password should be at least 6 characters (auth/weak-password).',
        '',
        'short',
      ],
    ])('an account is refused: %s', async (code, message, email, password) => {
      expect(await rejection(backend.createAccount(email || address(), password))).toEqual({
        code,
        message,
      });
    });

    test('the display name is set and kept', async () => {
      const email = address();
      const { uid } = await backend.createAccount(email, PASSWORD);
      expect(await backend.setDisplayName(uid, 'Ada Okafor')).toMatchObject({
        uid,
        displayName: 'Ada Okafor',
      });
      await backend.signOut();
      expect(await backend.signIn(email, PASSWORD)).toMatchObject({
        uid,
        displayName: 'Ada Okafor',
      });
    });

    test('a profile is written once, read back, and never changed', async () => {
      const user = await backend.createAccount(address(), PASSWORD);
      await backend.writeProfile(user.uid, profileOf(user));
      expect(await backend.readProfile(user.uid)).toEqual(profileOf(user));
      const rewritten = profileOf(user, 'influencer');
      expect(await rejection(backend.writeProfile(user.uid, rewritten))).toEqual({
        code: 'permission-denied',
        message: 'Request failed with error: Missing or insufficient permissions.',
      });
      expect(await backend.readProfile(user.uid)).toEqual(profileOf(user));
    });

    test('a profile is its owner’s alone', async () => {
      const first = await backend.createAccount(address(), PASSWORD);
      const second = await backend.createAccount(address(), PASSWORD);
      for (const call of [
        () => backend.readProfile(first.uid),
        () => backend.writeProfile(first.uid, profileOf(first)),
        () => backend.writeProfile(second.uid, profileOf(first)),
      ]) {
        expect((await rejection(call())).code).toBe('permission-denied');
      }
      await backend.signOut();
      expect((await rejection(backend.readProfile(second.uid))).code).toBe('permission-denied');
    });

    test('what concerns the signed-in account is refused for another', async () => {
      const first = await backend.createAccount(address(), PASSWORD);
      await backend.createAccount(address(), PASSWORD);
      for (const call of [
        () => backend.setDisplayName(first.uid, 'Ada'),
        () => backend.sendVerification(first.uid),
      ]) {
        expect((await rejection(call())).code).toBe('auth/user-mismatch');
      }
    });

    test('mails are sent to those who have an account', async () => {
      const { uid, email } = await backend.createAccount(address(), PASSWORD);
      await backend.sendVerification(uid);
      await backend.sendPasswordReset(email);
      expect(await conformer.mailsTo(email)).toEqual(['verification', 'passwordReset']);
      const nobody = address();
      await backend.sendPasswordReset(nobody);
      expect(await conformer.mailsTo(nobody)).toEqual([]);
    });

    test('a wrong password and an unknown address are told apart by nobody', async () => {
      const email = address();
      await backend.createAccount(email, PASSWORD);
      const expected = {
        code: 'auth/invalid-credential',
        message: 'Firebase: Error (auth/invalid-credential).',
      };
      expect(await rejection(backend.signIn(email, 'wrong horse'))).toEqual(expected);
      expect(await rejection(backend.signIn(address(), PASSWORD))).toEqual(expected);
    });

    test.each([
      ['auth/invalid-email', 'no address', PASSWORD],
      ['auth/missing-password', '', ''],
    ])('signing in is refused: %s', async (code, email, password) => {
      expect((await rejection(backend.signIn(email || address(), password))).code).toBe(code);
    });

    test('an observer hears of every change, and of nothing after it has stopped', async () => {
      const email = address();
      const { heard, stop } = listen();
      await expect.poll(() => heard.at(-1)).toBeNull();
      await backend.createAccount(email, PASSWORD);
      await expect.poll(() => heard.at(-1)).toBe(email);
      await backend.signOut();
      await expect.poll(() => heard.at(-1)).toBeNull();
      await backend.signIn(email, PASSWORD);
      await expect.poll(() => heard.at(-1)).toBe(email);
      const changes = heard.filter((one, index) => index === 0 || one !== heard[index - 1]);
      expect(changes).toEqual([null, email, null, email]);

      stop();
      const before = heard.length;
      await backend.signOut();
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(heard).toHaveLength(before);
    });

    test('who is stored is known without a wait', async () => {
      expect(backend.storedUser()).toBeNull();
      const user = await backend.createAccount(address(), PASSWORD);
      expect(backend.storedUser()).toEqual(user);
      expect(await backend.setDisplayName(user.uid, 'Ada Okafor')).toEqual(backend.storedUser());
      await backend.signOut();
      expect(backend.storedUser()).toBeNull();
    });

    test('an observer that comes late hears who is signed in', async () => {
      const { email } = await backend.createAccount(address(), PASSWORD);
      const { heard, stop } = listen();
      await expect.poll(() => heard).toEqual([email]);
      stop();
    });
  });
}
