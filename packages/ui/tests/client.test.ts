/** Checks that a module says `'use client'` if and only if it has state or creates a handler. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Visitor } from 'vite';
import { expect, test } from 'vitest';
import { isCode } from '../scripts/components.ts';
import { parseCode, src } from './source.ts';

/** Hooks that also run on the server. */
const SERVER_HOOKS = new Set(['useId']);

/** Whether a module has to be a client module. */
function needsClient(code: string, file?: string): boolean {
  const { program } = parseCode(code, file);
  let found = false;
  const declared = new Set<string>();
  const handlers: string[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      if (callee.type !== 'Identifier') return;
      const { name } = callee;
      const isHook = /^use[A-Z]/.test(name) && !SERVER_HOOKS.has(name);
      // A server component can use a promise, but no context.
      const usesContext =
        name === 'use' && first?.type === 'Identifier' && first.name.endsWith('Context');
      if (isHook || usesContext || name === 'createContext') found = true;
    },
    VariableDeclarator({ id }) {
      if (id.type === 'Identifier') declared.add(id.name);
    },
    FunctionDeclaration({ id }) {
      if (id) declared.add(id.name);
    },
    JSXOpeningElement({ name }) {
      if (name.type === 'JSXIdentifier' && name.name.endsWith('Context')) found = true;
    },
    JSXAttribute({ name, value }) {
      if (name.type !== 'JSXIdentifier' || !/^on[A-Z]/.test(name.name)) return;
      if (value?.type !== 'JSXExpressionContainer') return;
      const { expression } = value;
      // A handler created here. A handler from props is allowed: its creator was on the client.
      if (/^(ArrowFunction|Call)Expression$/.test(expression.type)) found = true;
      if (expression.type === 'Identifier') handlers.push(expression.name);
    },
  }).visit(program);
  return found || handlers.some((handler) => declared.has(handler));
}

const modules = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => isCode(file) && !file.includes('generated'))
  .map((file) => [file, readFileSync(join(src, file), 'utf8')] as const);

test.each(modules)('%s', (file, code) => {
  expect(code.startsWith("'use client';\n")).toBe(needsClient(code, file));
});

test.each([
  ['const [open] = useState(false);', true],
  ['const id = useId();', false],
  ['<button onClick={() => go()} />', true],
  ['<button onClick={onPress} />', false],
])('%j needs the client: %j', (code, client) => {
  expect(needsClient(code)).toBe(client);
});
