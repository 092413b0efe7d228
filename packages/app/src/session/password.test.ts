import { describe, expect, test } from 'vitest';
import { ADA, freshStores, NEW, OFFLINE, setUp } from './store-fixture.ts';

freshStores();

/** A password in the two spellings of keyboards, and in a mixture of both. */
const NFC = 'café crème à la mode'.normalize('NFC');
const NFD = NFC.normalize('NFD');
const MIXED = NFC.slice(0, 10) + NFC.slice(10).normalize('NFD');
const spellings = Object.entries({ NFC, NFD, MIXED });

const tries = (calls: readonly string[], name: string) =>
  calls.filter((call) => call === name).length;

describe.each(spellings)('an account made with a password in %s', (_, password) => {
  test.each(spellings)('is opened in %s, at once', async (__, typed) => {
    const { actions, control } = setUp();
    await actions.signUp({ ...NEW, password });
    await actions.signOut();
    expect(await actions.signIn({ ...NEW, password: typed })).toEqual({ status: 'success' });
    expect(tries(control.calls, 'signIn')).toBe(1);
  });
});

describe('an older account, whose password the service has as it was typed', () => {
  const older = (password: string) =>
    setUp({ accounts: [{ ...ADA, password, userType: 'brand' }] });

  test('is opened as it was typed, at the second try', async () => {
    const { actions, control } = older(MIXED);
    expect(await actions.signIn({ ...ADA, password: MIXED })).toEqual({ status: 'success' });
    expect(tries(control.calls, 'signIn')).toBe(2);
  });

  test('is tried once if both spellings are the same or the error is another', async () => {
    const { actions, control } = older(NFD);
    expect(await actions.signIn({ ...ADA, password: NFC })).toMatchObject({ status: 'error' });
    expect(tries(control.calls, 'signIn')).toBe(1);
    control.failNext('signIn', OFFLINE);
    expect(await actions.signIn({ ...ADA, password: NFD })).toMatchObject({ status: 'error' });
    expect(tries(control.calls, 'signIn')).toBe(2);
  });
});
