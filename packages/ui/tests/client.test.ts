/** A module says `'use client'` if it has state or creates a handler, and only then. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packageRoot } from '../scripts/components.ts';

const src = join(packageRoot, 'src');

/** What a server component cannot contain. `useId` and `use(promise)` do run on the server. */
const CLIENT: readonly RegExp[] = [
  /\b(?!useId\b)use[A-Z]\w*(?:<[^()]*>)?\(/,
  /\buse\(\w*Context\)/,
  /\bcreateContext\b[^;]*\(/,
  /<\w*Context value=/,
  // A handler created here. A handler from props is allowed: its creator was on the client.
  /\son[A-Z]\w*=\{\s*(?:async )?\(/,
];

/** Whether a module has to be a client module. */
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
