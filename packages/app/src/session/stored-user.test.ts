import { afterEach, expect, test, vi } from 'vitest';
import { browserStorage } from './browser-storage.ts';
import { parseStoredUser } from './stored-user.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('the stored user is what Firebase Auth wrote', () => {
  const json = JSON.stringify({
    uid: 'u1',
    email: 'ada@example.com',
    emailVerified: true,
    displayName: 'Ada Okafor',
    createdAt: '1763631000000',
    stsTokenManager: { refreshToken: 'r', accessToken: 'a', expirationTime: 1 },
  });
  expect(parseStoredUser(json)).toEqual({
    uid: 'u1',
    email: 'ada@example.com',
    emailVerified: true,
    displayName: 'Ada Okafor',
    createdAt: '2025-11-20T09:30:00.000Z',
  });
});

test('the stored user may have no name yet', () => {
  const json = JSON.stringify({ uid: 'u1', email: 'ada@example.com', createdAt: '1763631000000' });
  expect(parseStoredUser(json)).toMatchObject({ displayName: '', emailVerified: false });
});

test.each([null, '', 'garbage', 'null', '"token"', '{"uid":1,"email":"a@b.c"}', '{"uid":"u1"}'])(
  'nobody is stored: %s',
  (json) => {
    expect(parseStoredUser(json)).toBeNull();
  },
);

test('local storage is empty when it is missing or blocked', () => {
  const blocked = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  for (const property of [{ value: undefined }, { get: blocked }]) {
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, ...property });
    browserStorage.setItem('a', '1');
    expect(browserStorage.getItem('a')).toBeNull();
    browserStorage.removeItem('a');
    Reflect.deleteProperty(globalThis, 'localStorage');
  }
});
