import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { storedUserKey } from '../src/session/stored-user.ts';

test('the script in the head looks where the session keeps its user', () => {
  const html = readFileSync(new URL('../index.html', import.meta.url), 'utf8');
  expect(html).toContain(`localStorage.getItem('${storedUserKey('%VITE_FIREBASE_API_KEY%')}')`);
});
