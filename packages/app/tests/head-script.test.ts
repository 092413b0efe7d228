import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { storedUserKey } from '../src/session/stored-user.ts';

test('the script in the head reads the key of the session’s stored user', () => {
  const html = readFileSync(new URL('../index.html', import.meta.url), 'utf8');
  expect(html).toContain(`localStorage.getItem('${storedUserKey('%VITE_FIREBASE_API_KEY%')}')`);
});
