import { afterEach, describe, expect, test, vi } from 'vitest';
import { createPersisted } from './persisted.ts';
import { createMemoryStorage } from './memory-storage.ts';
import { safeLocalStorage } from './safe-storage.ts';
import { parseStoredUser } from './stored-user.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the stored user', () => {
  test('is what Firebase Auth wrote', () => {
    const json = JSON.stringify({
      uid: 'u1',
      email: 'ada@example.com',
      emailVerified: true,
      displayName: 'Ada Okafor',
      createdAt: '1763631000123',
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

  test('may have no name yet', () => {
    const json = JSON.stringify({ uid: 'u1', email: 'ada@example.com' });
    expect(parseStoredUser(json)).toMatchObject({ displayName: '', emailVerified: false });
  });

  test.each(['', 'garbage', 'null', '[]', '"token"', '{"uid":1,"email":"a@b.c"}', '{"uid":"u1"}'])(
    'is unreadable: %s',
    (json) => {
      expect(parseStoredUser(json)).toBe('unreadable');
    },
  );
});

describe('local storage', () => {
  test('is empty when it is missing', () => {
    vi.stubGlobal('localStorage', undefined);
    const storage = safeLocalStorage();
    storage.setItem('a', '1');
    storage.removeItem('a');
    expect(storage.getItem('a')).toBeNull();
  });

  test('lasts as long as the page when it is blocked', () => {
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
    const storage = safeLocalStorage();
    storage.setItem('a', '1');
    expect(storage.getItem('a')).toBe('1');
    storage.removeItem('a');
    expect(storage.getItem('a')).toBeNull();
    Reflect.deleteProperty(globalThis, 'localStorage');
  });
});

describe('the local user type', () => {
  test('reports changes that another tab makes to it, and no others', () => {
    const page = new EventTarget();
    vi.stubGlobal('window', page);
    let changes = 0;
    const stop = createPersisted(createMemoryStorage()).onUserTypeChange(() => (changes += 1));
    page.dispatchEvent(Object.assign(new Event('storage'), { key: 'theme' }));
    expect(changes).toBe(0);
    page.dispatchEvent(Object.assign(new Event('storage'), { key: 'userType' }));
    expect(changes).toBe(1);
    stop();
    page.dispatchEvent(Object.assign(new Event('storage'), { key: 'userType' }));
    expect(changes).toBe(1);
  });
});
