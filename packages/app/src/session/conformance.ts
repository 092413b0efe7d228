import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ServiceError, type SessionBackend } from './backend.ts';
import type { Profile, SessionUser } from './types.ts';

/** A backend under test. */
export interface Conformer {
  /** Opens a client with nobody signed in. All clients share the service's accounts. */
  open: () => Promise<SessionBackend>;
  /** Returns the emails that the service has sent to an address, oldest first. */
  mailsTo: (email: string) => Promise<('verification' | 'passwordReset')[]>;
  /** Confirms an email address outside of the client, as the link in the mail does. */
  confirmEmail: (email: string) => Promise<void>;
  close: () => Promise<void>;
}

const PASSWORD = 'correct horse';
let count = 0;
/** Returns an address that no other test uses. */
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
  // oxlint-disable-next-line vitest/valid-title -- the caller names it
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

    /** Starts to record the calls of an observer. */
    function listen() {
      const reports: (string | null)[] = [];
      const stop = backend.observe(
        (user) => reports.push(user?.email ?? null),
        (error) => expect.unreachable(String(error)),
      );
      return { reports, stop };
    }

    test('an account is created and signed in', async () => {
      const email = address();
      const user = await backend.createAccount(email, PASSWORD);
      expect(user).toEqual({
        uid: expect.stringMatching(/.+/),
        email,
        displayName: '',
        emailVerified: false,
        createdAt: expect.stringMatching(/^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.000Z$/),
      });
      expect(await backend.readProfile(user.uid)).toBeNull();
    });

    test('an email address is stored in lowercase', async () => {
      const email = address();
      const user = await backend.createAccount(email.toUpperCase(), PASSWORD);
      expect(user.email).toBe(email);
      expect((await backend.signIn(email.toUpperCase(), PASSWORD)).uid).toBe(user.uid);
    });

    test('an email address in use is rejected', async () => {
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
    ])('creating an account is rejected: %s', async (code, message, email, password) => {
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

    test('the name in a profile can be changed', async () => {
      const user = await backend.createAccount(address(), PASSWORD);
      await backend.writeProfile(user.uid, profileOf(user));
      await backend.renameProfile(user.uid, 'Ada Lind');
      expect(await backend.readProfile(user.uid)).toEqual({
        ...profileOf(user),
        displayName: 'Ada Lind',
      });
    });

    test('the name in a profile that does not exist cannot be changed', async () => {
      const { uid } = await backend.createAccount(address(), PASSWORD);
      expect((await rejection(backend.renameProfile(uid, 'Ada Lind'))).code).toBe(
        'permission-denied',
      );
      expect(await backend.readProfile(uid)).toBeNull();
    });

    test('a profile can be deleted twice and written anew', async () => {
      const user = await backend.createAccount(address(), PASSWORD);
      await backend.writeProfile(user.uid, profileOf(user));
      await backend.deleteProfile(user.uid);
      expect(await backend.readProfile(user.uid)).toBeNull();
      await backend.deleteProfile(user.uid);
      await backend.writeProfile(user.uid, profileOf(user, 'influencer'));
      expect(await backend.readProfile(user.uid)).toEqual(profileOf(user, 'influencer'));
    });

    test('the password is confirmed, and a wrong one is rejected like at sign-in', async () => {
      const { uid, email } = await backend.createAccount(address(), PASSWORD);
      await backend.confirmPassword(uid, PASSWORD);
      expect((await rejection(backend.confirmPassword(uid, 'wrong horse'))).code).toBe(
        'auth/invalid-credential',
      );
      expect((await rejection(backend.confirmPassword(uid, ''))).code).toBe(
        'auth/missing-password',
      );
      expect(backend.storedUser()).toMatchObject({ email });
    });

    test('passwords are compared character by character, without normalization', async () => {
      const { email } = await backend.createAccount(address(), 'café crème'.normalize('NFD'));
      const { code } = await rejection(backend.signIn(email, 'café crème'.normalize('NFC')));
      expect(code).toBe('auth/invalid-credential');
      await backend.signIn(email, 'café crème'.normalize('NFD'));
    });

    test('deleting an account signs out and frees its address', async () => {
      const email = address();
      const { uid } = await backend.createAccount(email, PASSWORD);
      const { reports, stop } = listen();
      await backend.deleteAccount(uid);
      await expect.poll(() => reports.at(-1)).toBeNull();
      stop();
      expect(backend.storedUser()).toBeNull();
      expect((await rejection(backend.signIn(email, PASSWORD))).code).toBe(
        'auth/invalid-credential',
      );
      expect((await backend.createAccount(email, PASSWORD)).uid).not.toBe(uid);
    });

    test('only its owner can read or write a profile', async () => {
      const first = await backend.createAccount(address(), PASSWORD);
      const second = await backend.createAccount(address(), PASSWORD);
      for (const call of [
        () => backend.readProfile(first.uid),
        () => backend.writeProfile(first.uid, profileOf(first)),
        () => backend.renameProfile(first.uid, 'Ada Lind'),
        () => backend.deleteProfile(first.uid),
        () => backend.writeProfile(second.uid, profileOf(first)),
      ]) {
        expect((await rejection(call())).code).toBe('permission-denied');
      }
      await backend.signOut();
      expect((await rejection(backend.readProfile(second.uid))).code).toBe('permission-denied');
    });

    test('calls for an account that is not signed in are rejected', async () => {
      const first = await backend.createAccount(address(), PASSWORD);
      await backend.createAccount(address(), PASSWORD);
      for (const call of [
        () => backend.setDisplayName(first.uid, 'Ada'),
        () => backend.sendVerification(first.uid),
        () => backend.confirmPassword(first.uid, PASSWORD),
        () => backend.deleteAccount(first.uid),
      ]) {
        expect((await rejection(call())).code).toBe('auth/user-mismatch');
      }
    });

    test('emails are sent only to those with an account', async () => {
      const { uid, email } = await backend.createAccount(address(), PASSWORD);
      await backend.sendVerification(uid);
      await backend.sendPasswordReset(email);
      expect(await conformer.mailsTo(email)).toEqual(['verification', 'passwordReset']);
      const nobody = address();
      await backend.sendPasswordReset(nobody);
      expect(await conformer.mailsTo(nobody)).toEqual([]);
    });

    test('a wrong password and an unknown address get the same error', async () => {
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
    ])('signing in is rejected: %s', async (code, email, password) => {
      expect((await rejection(backend.signIn(email || address(), password))).code).toBe(code);
    });

    test('checking a valid session changes nothing', async () => {
      const { email } = await backend.createAccount(address(), PASSWORD);
      await backend.checkSession();
      expect(backend.storedUser()).toMatchObject({ email });
    });

    test('checking the session reports an address that was confirmed elsewhere', async () => {
      const { uid, email } = await backend.createAccount(address(), PASSWORD);
      await backend.sendVerification(uid);
      const verified: boolean[] = [];
      const stop = backend.observe(
        (user) => verified.push(user?.emailVerified ?? false),
        (error) => expect.unreachable(String(error)),
      );
      await conformer.confirmEmail(email);
      await backend.checkSession();
      await expect.poll(() => verified.at(-1)).toBe(true);
      stop();
    });

    test('an observer gets every change until it stops', async () => {
      const email = address();
      const { reports, stop } = listen();
      await expect.poll(() => reports.at(-1)).toBeNull();
      await backend.createAccount(email, PASSWORD);
      await expect.poll(() => reports.at(-1)).toBe(email);
      await backend.signOut();
      await expect.poll(() => reports.at(-1)).toBeNull();
      await backend.signIn(email, PASSWORD);
      await expect.poll(() => reports.at(-1)).toBe(email);
      const changes = reports.filter((one, index) => index === 0 || one !== reports[index - 1]);
      expect(changes).toEqual([null, email, null, email]);

      stop();
      const before = reports.length;
      await backend.signOut();
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(reports).toHaveLength(before);
    });

    test('the stored user is available synchronously', async () => {
      expect(backend.storedUser()).toBeNull();
      const user = await backend.createAccount(address(), PASSWORD);
      expect(backend.storedUser()).toEqual(user);
      expect(await backend.setDisplayName(user.uid, 'Ada Okafor')).toEqual(backend.storedUser());
      await backend.signOut();
      expect(backend.storedUser()).toBeNull();
    });

    test('a late observer learns who is signed in', async () => {
      const { email } = await backend.createAccount(address(), PASSWORD);
      const { reports, stop } = listen();
      await expect.poll(() => reports).toEqual([email]);
      stop();
    });
  });
}
