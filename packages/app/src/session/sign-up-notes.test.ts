import { describe, expect, test } from 'vitest';
import { createLocalNotes } from './local-notes.ts';
import { createMemoryStorage } from './memory-storage.ts';
import { signUpNotes } from './sign-up-notes.ts';

describe('unfinished sign-ups', () => {
  const note = (name: string) => ({
    email: `${name}@example.com`,
    displayName: name,
    userType: 'brand' as const,
  });

  test('are found by address, whatever its case, and the five latest are kept', () => {
    const notes = signUpNotes(createLocalNotes(createMemoryStorage(), null));
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) notes.set(note(name));
    expect(notes.find('a@example.com')).toBeNull();
    expect(notes.find('F@Example.com')).toEqual(note('f'));
    notes.set({ ...note('f'), displayName: 'Other' });
    expect(notes.find('f@example.com')).toMatchObject({ displayName: 'Other' });
    notes.remove('F@example.com');
    expect(notes.find('f@example.com')).toBeNull();
    expect(notes.find('b@example.com')).toEqual(note('b'));
  });

  test.each(['garbage', '{}', 'null', '[null]', '[{"email":"a@example.com"}]'])(
    'are none if the value is %s',
    (json) => {
      const notes = signUpNotes(
        createLocalNotes(createMemoryStorage({ unfinishedSignUps: json }), null),
      );
      expect(notes.find('a@example.com')).toBeNull();
      notes.set(note('a'));
      expect(notes.find('a@example.com')).toEqual(note('a'));
    },
  );
});
