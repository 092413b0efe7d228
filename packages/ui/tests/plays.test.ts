/**
 * Checks that stories show their state without a play function, because docs pages run none. A play
 * that types, clicks or moves focus belongs to a story that only tests.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Visitor } from 'vite';
import { describe, expect, test } from 'vitest';
import { parseCode, src } from './source.ts';

/** Names of a visitor's actions; `tested` are the plays of `form-states.tsx`. */
const ACTORS = new Set(['userEvent', 'fireEvent', 'tested']);
const ACTS = new Set(['focus', 'blur', 'click', 'dispatchEvent']);

interface Range {
  start: number;
  end: number;
}
const isIn = (inner: Range, outer: Range) => inner.start >= outer.start && inner.end <= outer.end;

/** The stories that act, but are not tagged `behavior`. */
function actingStories(code: string): string[] {
  const { program } = parseCode(code);
  const names: (Range & { name: string })[] = [];
  const acts: Range[] = [];
  new Visitor({
    Identifier: ({ name, start, end }) => void names.push({ name, start, end }),
    CallExpression({ callee }) {
      if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier')
        if (ACTS.has(callee.property.name)) acts.push(callee.property);
    },
  }).visit(program);

  const variables = program.body.flatMap((node) => {
    const declaration = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
    return declaration?.type === 'VariableDeclaration' ? declaration.declarations : [];
  });
  const helpers = [
    ...variables.flatMap(({ id, init }) =>
      init && id.type === 'Identifier' && init.type === 'ArrowFunctionExpression'
        ? [{ name: id.name, body: init }]
        : [],
    ),
    ...program.body.flatMap((node) =>
      node.type === 'FunctionDeclaration' && node.id && /^[a-z]/.test(node.id.name)
        ? [{ name: node.id.name, body: node }]
        : [],
    ),
  ];
  const actors = new Set(ACTORS);
  const isActing = (range: Range) =>
    acts.some((act) => isIn(act, range)) ||
    names.some((one) => actors.has(one.name) && isIn(one, range));
  for (let known = 0; known < actors.size;) {
    known = actors.size;
    for (const { name, body } of helpers) if (isActing(body)) actors.add(name);
  }

  return variables.flatMap(({ id, init }) => {
    const [options] = init?.type === 'CallExpression' ? init.arguments : [];
    if (id.type !== 'Identifier' || options?.type !== 'ObjectExpression') return [];
    const parts = options.properties.flatMap((property): { name: string; range: Range }[] =>
      property.type === 'SpreadElement'
        ? [{ name: '...', range: property }]
        : property.key.type === 'Identifier'
          ? [{ name: property.key.name, range: property.value }]
          : [],
    );
    const tags = parts.find(({ name }) => name === 'tags')?.range;
    if (tags && code.slice(tags.start, tags.end).includes("'behavior'")) return [];
    return parts.some(({ name, range }) => /^(?:play|\.\.\.)$/.test(name) && isActing(range))
      ? [id.name]
      : [];
  });
}

const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.stories.tsx'),
);

describe('stories show their state without a play function', () => {
  test.each(files.map((file) => [basename(file, '.stories.tsx'), file] as const))(
    '%s',
    (_name, file) => {
      expect(actingStories(readFileSync(join(src, file), 'utf8'))).toEqual([]);
    },
  );
});

test('the check finds a story that only a play function brings into its state', () => {
  const code = `
    const open = async (canvas) => { await userEvent.click(canvas.getByRole('button')); };
    async function openAgain(canvas) { await open(canvas); }
    export const Shown = meta.story({ play: async ({ canvas }) => expect(canvas).toBeTruthy() });
    export const Tested = meta.story({ tags: ['behavior'], play: ({ canvas }) => open(canvas) });
    export const Typed = meta.story({ play: () => userEvent.keyboard('a') });
    export const Opened = Shown.extend({ play: async ({ canvas }) => openAgain(canvas) });
    export const Focused = meta.story({ play: ({ canvas }) => canvas.getByRole('link').focus() });
    export const Seeded = meta.story(shown.rejected);
    export const Submitted = meta.story({ ...tested.succeeds });`;
  expect(actingStories(code)).toEqual(['Typed', 'Opened', 'Focused', 'Submitted']);
});
