// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { decide } from './evaluate.ts';
import { openRules } from './file.ts';
import { parseRules } from './parse.ts';
import type { Method } from './parse.ts';
import type { Value } from './values.ts';

const DATA = new Map<string, Value>([
  ['name', 'Ada'],
  ['age', 36n],
  ['height', 1.5],
  ['tags', ['a', 'b']],
  ['nothing', null],
  ['inner', new Map<string, Value>([['deep', true]])],
]);
const BEFORE = new Map<string, Value>([
  ['name', 'Ada'],
  ['age', 35n],
  ['gone', true],
]);

type Question = { method?: Method; path?: string; auth?: Value };

function ask(rules: string, { method = 'create', path = 'users/u1', auth = null }: Question = {}) {
  const full = ['databases', '(default)', 'documents', ...path.split('/')];
  const document = (data: Map<string, Value>) => new Map<string, Value>([['data', data]]);
  return decide(parseRules(rules), {
    method,
    path: full,
    request: new Map<string, Value>([
      ['auth', auth],
      ['resource', document(DATA)],
    ]),
    resource: document(BEFORE),
  });
}

const inDocuments = (body: string) =>
  `rules_version = '2'; service cloud.firestore { match /databases/{database}/documents { ${body} } }`;

/** Rules whose only condition is this expression; `data` is the new document. */
const condition = (expression: string) =>
  inDocuments(`match /users/{uid} {
    allow create: if check(request.resource.data, resource.data);
    function check(data, before) { return ${expression}; }
  }`);

test.each([
  'true && !false',
  'false || (true && true)',
  'true ? true : data.missing',
  'true || data.missing',
  'data.missing || true',
  '!(data.missing && false)',
  "1 != 2 && '1' != 1 && null == null && data.nothing == null",
  '[1, [2]] == [1, [2]] && data == data && data != before',
  '1 < 2 && 2 <= 2 && 3 > 2 && 3 >= 3 && 9007199254740993 > 9007199254740992',
  "'a' + 'b' == 'ab'",
  "'name' in data && !('missing' in data) && data.name in ['Ada', 'Bo']",
  'data.inner.deep',
  'data.name is string && data.age is int && data.height is float && !(data.age is float)',
  'data.tags is list && data.inner is map && true is bool && !(null is string)',
  "'\u{1F600}'.size() == 2 && '\u{1F600}'.matches('.')",
  'data.tags.size() == 2 && data.inner.size() == 1',
  "data.name.matches('A.a') && data.name.matches('^[A-Z][a-z]+$')",
  "'a\\tb'.matches('a[\\\\x00-\\\\x1f\\\\x{202A}-\\\\x{202E}]b')",
  "'a/b/c'.replace('/', ',') == 'a,b,c'",
  "data.inner.keys() == ['deep'] && data.tags.concat(['c']).size() == 3",
  "data.tags.hasAny(['b', 'c']) && data.tags.hasAll(['a']) && data.tags.hasOnly(['a', 'b', 'c'])",
  "data.get('missing', 'x') == 'x' && data.get('nothing', 1) == null",
  "data.diff(before).affectedKeys().hasOnly(['age', 'gone', 'height', 'inner', 'nothing', 'tags'])",
  "'it\\'s' == \"it's\"",
])('true: %s', (expression) => {
  expect(ask(condition(expression))).toEqual({ allowed: true });
});

test.each([
  'false',
  'true && false',
  "data.name.matches('d')",
  "'Ada\\n'.matches('Ada')",
  "'a\\nb'.matches('a.b')",
  "data.keys().hasOnly(['name'])",
  "data.diff(before).affectedKeys().hasOnly(['age'])",
  'data.name',
  'true && data.name',
  'data.name ? true : true',
  'request.auth.uid == null',
])('not true: %s', (expression) => {
  expect(ask(condition(expression)).allowed).toBe(false);
});

// Neither an error nor what only Google's evaluator knows may allow anything, however it is used.
test.each([
  ['data.missing == 1', 'there is no data.missing'],
  ['data.nothing.deep == 1', 'there is no data.nothing.deep'],
  ["data.name + 1 == 'Ada1'", 'expected a string'],
  ['data.name < 1', 'does not know an order'],
  ["data.age.matches('a')", 'int has no method matches()'],
  ['data.name.matches(1)', 'expected a string'],
  ["data.tags.hasAny('a')", 'expected a list'],
  ['data.diff(1).affectedKeys().hasOnly([])', 'expected a map'],
  ["'a' in data.name", 'does not know in'],
  ['1 == data.height', 'does not know an int == a float'],
  ["'a'.matches('(?=a)a')", 'does not know (?='],
  ["'a'.matches('(a)\\\\1')", 'does not know the escape \\1'],
  ["'a'.matches('\\\\s')", 'does not know the escape \\s'],
  ["'a'.matches('[[:alpha:]]')", 'does not know [ in a class'],
  ["'a'.matches('[]a]')", 'begins with ]'],
  ["'a'.matches('(')", 'does not know the pattern'],
  ["'a'.replace('.', 'b') == 'a'", 'does not know replace() with more'],
])('an error, whatever it is used for: %s', (expression, named) => {
  const rules = condition(`(${expression}) || !(${expression})`);
  expect(ask(rules)).toEqual({ allowed: false, reason: expect.stringContaining(named) });
});

describe('a file with something unknown is rejected by name', () => {
  test.each([
    ['get(/databases/$(database)/documents/users/u1).data.a == 1', '/databases/$(database)'],
    ['exists(1)', 'the function exists()'],
    ['check(1)', 'the function check() with 1 arguments'],
    ['data.name.split(",") == []', 'the method split()'],
    ['data.name.size(1) == 1', 'the method size() with 1 arguments'],
    ['data.name is timestamp', 'the type timestamp'],
    ['request.time == 1', 'request.time'],
    ['somewhere', 'the name somewhere'],
    ['math.abs(1) == 1', 'the name math'],
    ['data.name[0:1] == "A"', 'data.name[0:1]'],
    ["data['name'] == 'Ada'", "data['name']"],
    ["{'a': 1} == data", "{'a':1}"],
    ['-1 < 0', '-1'],
    ['1 * 2 == 2', '1*2'],
    ['2 - 1 == 1', 'the operator -'],
    ['1.5 == 1', 'the literal 1.5'],
    ["'\\u0041' == data", 'the escape'],
  ])('%s', (expression, named) => {
    expect(() => parseRules(condition(expression))).toThrow(`does not know ${named}`);
  });

  test.each([
    ["rules_version = '1'; service cloud.firestore { match /a/{b} { allow get; } }", "= '2'"],
    ['service cloud.firestore { match /a/{b} { allow get; } }', "rules_version = '2'"],
    ["rules_version = '2'; service firebase.storage { match /a/{b} { allow get; } }", 'storage'],
    [inDocuments('match /a/{b} { allow peek: if true; }'), 'the operation peek'],
    [inDocuments('match /a/{b=**} { allow get; }'), '/{b=**}'],
    [inDocuments('match /a/{b} { function f(b) { return b; } }'), 'a second meaning of the name b'],
    [inDocuments('function f() { let a = b; let b = 1; return a == b; }'), 'the name b'],
    [inDocuments('function f() { return uid; } match /a/{uid} { allow get: if f(); }'), 'name uid'],
  ])('%s', (rules, named) => {
    expect(() => parseRules(rules)).toThrow(named);
  });

  test('with line and column', () => {
    expect(() => parseRules(condition('somewhere'))).toThrow(/^3:\d+: .*option "official"/);
    expect(() => parseRules(inDocuments('match /a { allow get: if 1 +; }'))).toThrow(/^1:\d+: /);
  });
});

describe('matches and operations', () => {
  const allow = (operations: string, path = '/users/{uid}') =>
    inDocuments(`match ${path} { allow ${operations}; }`);

  test('read is get and list, write is create, update and delete', () => {
    const methods: Method[] = ['get', 'list', 'create', 'update', 'delete'];
    const allowed = (rules: string) => methods.filter((method) => ask(rules, { method }).allowed);
    expect(allowed(allow('read'))).toEqual(['get', 'list']);
    expect(allowed(allow('write'))).toEqual(['create', 'update', 'delete']);
    expect(allowed(allow('get, delete'))).toEqual(['get', 'delete']);
    expect(allowed(allow('write', '/people/{uid}'))).toEqual([]);
  });

  test('a match has to cover the whole path', () => {
    expect(ask(allow('write'), { path: 'users/u1/notes/n1' }).allowed).toBe(false);
    expect(ask(allow('write', '/users/{uid}/notes/{note}')).allowed).toBe(false);
  });

  test('a nested match sees the captures and functions around it', () => {
    const rules = inDocuments(`
      function same(a, b) { let isSame = a == b; return isSame; }
      match /users/{uid} {
        function mine() { return same(request.auth.uid, uid); }
        match /notes/{note} { allow create: if mine() && note == 'n1'; }
      }`);
    const auth = new Map<string, Value>([['uid', 'u1']]);
    expect(ask(rules, { path: 'users/u1/notes/n1', auth }).allowed).toBe(true);
    expect(ask(rules, { path: 'users/u1/notes/n2', auth }).allowed).toBe(false);
    expect(ask(rules, { path: 'users/u2/notes/n1', auth }).allowed).toBe(false);
    expect(ask(rules, { path: 'users/u1/notes/n1' }).allowed).toBe(false);
  });

  test('an error in one rule does not stop another from allowing', () => {
    const rules = inDocuments(`match /users/{uid} {
      allow create: if request.resource.data.missing == 1;
      allow create: if uid == 'u1';
    }`);
    expect(ask(rules).allowed).toBe(true);
  });

  test('endless recursion ends', () => {
    const rules = inDocuments(
      'match /users/{uid} { allow create: if f(); } function f() { return f(); }',
    );
    expect(ask(rules)).toMatchObject({ reason: expect.stringContaining('20 calls') });
  });
});

test('an edit to the file applies at once; while the file is invalid, nothing is allowed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rules-'));
  const file = join(folder, 'firestore.rules');
  const lines: string[] = [];
  try {
    writeFileSync(file, condition('true'));
    const rules = openRules(file, (line) => lines.push(line));
    expect(rules()?.matches).toHaveLength(1);
    writeFileSync(file, 'not rules');
    expect(rules()).toBeUndefined();
    expect(rules()).toBeUndefined();
    expect(lines).toEqual([expect.stringContaining(`${file}:1:1: `)]);
    writeFileSync(file, condition('false'));
    expect(rules()?.matches).toHaveLength(1);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
