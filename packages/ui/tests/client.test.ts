/** `'use client'` stands where state or a handler lives, and nowhere else. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packageRoot } from '../scripts/components.ts';

const src = join(packageRoot, 'src');

/** What a server component cannot have. `useId` runs on the server; `use` of a promise, too. */
const CLIENT: readonly RegExp[] = [
  /\b(?!useId\b)use[A-Z]\w*(?:<[^()]*>)?\(/,
  /\buse\(\w*Context\)/,
  /\bcreateContext\b[^;]*\(/,
  /<\w*Context value=/,
  // A handler made here. One that was given is passed on: whoever gave it was on the client.
  /\son[A-Z]\w*=\{\s*(?:async )?\(/,
];

/** Whether a module has to be one of the client. */
function needsClient(code: string): boolean {
  const bare = code.replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, '');
  const given = [...bare.matchAll(/\son[A-Z]\w*=\{(\w+)\}/g)];
  return (
    CLIENT.some((sign) => sign.test(bare)) ||
    given.some(([, handler]) => new RegExp(`(?:const|function) ${handler}\\b`).test(bare))
  );
}

const modules = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.(stories|test)\.|generated/.test(file))
  .map((file) => [file, readFileSync(join(src, file), 'utf8')] as const);

test.each(modules)('%s', (_file, code) => {
  expect(code.startsWith("'use client';\n")).toBe(needsClient(code));
});

test.each([
  ['const [open] = useState(false);', true],
  ['const id = useId();', false],
  ['const group = use(GroupContext);', true],
  ['const words = use(promise);', false],
  ['const GroupContext = createContext<Group | null>(null);', true],
  ['<GroupContext value={group}>', true],
  ['<button onClick={() => go()} />', true],
  ['<button onClick={onPress} />', false],
  ['<button onClick={onPress && (() => onPress(item))} />', false],
  ['const press = () => {};\n<button onClick={press} />', true],
  ['/** Calls useState(). */', false],
])('%j needs the client: %j', (code, client) => {
  expect(needsClient(code)).toBe(client);
});
