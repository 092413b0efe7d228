import { describe, expect, test } from 'vitest';
import { createPersisted } from './persisted.ts';
import { createMemoryStorage } from './memory-storage.ts';
import { unfinishedSignUps } from './unfinished-sign-ups.ts';

describe('unfinished sign-ups', () => {
  const pending = (name: string) => ({
    email: `${name}@example.com`,
    displayName: name,
    userType: 'brand' as const,
  });

  test('are found by address in any case, and the five latest are kept', () => {
    const signUps = unfinishedSignUps(createPersisted(createMemoryStorage(), null));
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) signUps.set(pending(name));
    expect(signUps.find('a@example.com')).toBeNull();
    expect(signUps.find('F@Example.com')).toEqual(pending('f'));
    signUps.set({ ...pending('f'), displayName: 'Other' });
    expect(signUps.find('f@example.com')).toMatchObject({ displayName: 'Other' });
    signUps.remove('F@example.com');
    expect(signUps.find('f@example.com')).toBeNull();
    expect(signUps.find('b@example.com')).toEqual(pending('b'));
  });

  test.each(['garbage', '{}', 'null', '[null]', '[{"email":"a@example.com"}]'])(
    'are none if the value is %s',
    (json) => {
      const signUps = unfinishedSignUps(
        createPersisted(createMemoryStorage({ unfinishedSignUps: json }), null),
      );
      expect(signUps.find('a@example.com')).toBeNull();
      signUps.set(pending('a'));
      expect(signUps.find('a@example.com')).toEqual(pending('a'));
    },
  );
});
