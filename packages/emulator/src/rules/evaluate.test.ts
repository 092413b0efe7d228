// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { decide } from './evaluate.ts';
import { openRules } from './file.ts';
import { parseRules } from './parse.ts';
import type { Method } from './syntax.ts';
import { Timestamp } from './values.ts';
import type { Value } from './values.ts';

const DATA = new Map<string, Value>([
  ['name', 'Ada'],
  ['age', 36n],
  ['height', 1.5],
  ['tags', ['a', 'b']],
  ['nothing', null],
  ['inner', new Map<string, Value>([['deep', true]])],
  ['time', new Timestamp('2026-11-20T09:30:00.000000000Z')],
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

describe('true', () => {
  test.each([
    'true',
    '!false',
    'true && true',
    'false || true',
    'true || data.missing',
    '(false || true) && true',
    'true ? true : false',
    'false ? data.missing : true',
    '1 == 1.0',
    '1 != 2',
    "'1' != 1",
    'null == null',
    'data.nothing == null',
    '[1, [2]] == [1, [2]]',
    "{'a': 1, 'b': 2} == {'b': 2, 'a': 1}",
    "{'a': 1} != {'a': 1, 'b': 1}",
    'data.time == data.time',
    '1 < 2 && 2 <= 2 && 3 > 2 && 3 >= 3',
    '1 < 1.5',
    "'a' < 'b'",
    '9007199254740993 > 9007199254740992',
    'data.age + 1 == 37',
    '7 / 2 == 3',
    '7 % 4 == 3',
    '-1 < 0',
    '1.5 * 2 == 3',
    "'a' + 'b' == 'ab'",
    "'name' in data",
    "!('missing' in data)",
    "data.name in ['Ada', 'Bo']",
    "data['name'] == 'Ada'",
    "data.tags[1] == 'b'",
    'data.inner.deep',
    'data.name is string',
    'data.age is int && data.age is number && !(data.age is float)',
    'data.height is float && data.height is number',
    'data.tags is list && data.inner is map && data.time is timestamp && true is bool',
    'data.name.size() == 3',
    "'\u{1F600}'.size() == 2",
    "'\u{1F600}'.matches('.')",
    "'\u{1F600}' < '\uE000'",
    'data.missing || true',
    'true || data.age',
    '!(data.missing && false)',
    '9007199254740993 == 9007199254740992.0',
    'data.age == 36.0 && !([36] == [36.0]) && !(data.age in [36.0])',
    "['a', 1, 1.0].toSet().size() == 2",
    "{'a': [1]}.diff({'a': [1.0]}).affectedKeys().size() == 0",
    "'a\\tb'.matches('a[\\\\x00-\\\\x1f\\\\x{202A}-\\\\x{202E}]b')",
    'data.tags.size() == 2 && data.inner.size() == 1',
    "data.name.matches('A.a')",
    "data.name.matches('^[A-Z][a-z]+$')",
    "'a/b/c'.replace('/', ',') == 'a,b,c' && data.name.replace('x', '') == data.name",
    "data.inner.keys() == ['deep']",
    "data.tags.hasAny(['b', 'c']) && data.tags.hasAll(['a', 'b']) && data.tags.hasOnly(['a', 'b', 'c'])",
    "data.tags.hasOnly(data.tags.concat(['z']))",
    "data.tags.toSet() == ['b', 'a', 'a'].toSet()",
    "data.tags.toSet().union(['c'].toSet()).size() == 3",
    "data.tags.toSet().intersection(['b'].toSet()).hasOnly(['b'])",
    "data.tags.toSet().difference(['b'].toSet()) == ['a'].toSet()",
    "data.get('missing', 'x') == 'x' && data.get('name', 'x') == 'Ada' && data.get('nothing', 1) == null",
    "data.diff(before).removedKeys() == ['gone'].toSet()",
    "data.diff(before).changedKeys() == ['age'].toSet()",
    "data.diff(before).unchangedKeys() == ['name'].toSet()",
    "data.diff(before).addedKeys().hasAll(['tags', 'time'])",
    "data.diff(before).affectedKeys().hasAll(['gone', 'age', 'tags']) && !data.diff(before).affectedKeys().hasAny(['name'])",
    "'it\\'s' == \"it's\"",
  ])('%s', (expression) => {
    expect(ask(condition(expression))).toEqual({ allowed: true });
  });
});

describe('false, or not a bool', () => {
  test.each([
    'false',
    '!true',
    'true && false',
    "data.name.matches('d')",
    "data.name.matches('Ad')",
    "'Ada\\n'.matches('Ada')",
    "'a\\nb'.matches('a.b')",
    "'\u00a0'.matches('\\\\s')",
    "data.keys().hasOnly(['name'])",
    "data.tags.hasAll(['a', 'c'])",
    "data.tags.hasAny(['c'])",
    'data.missing',
    'data.missing == null',
    '!data.missing',
    'data.nothing.deep',
    'data.name',
    'data.age && true',
    'true && data.name',
    '!data.name',
    'data.name ? true : true',
    "'a' in data.name",
    'request.auth.uid == null',
  ])('%s', (expression) => {
    expect(ask(condition(expression)).allowed).toBe(false);
  });
});

describe('an error, whatever it is compared with', () => {
  test.each([
    'data.missing',
    'data.missing == 1',
    'data.name < 1',
    "data.name + 1 == 'Ada1'",
    'data.tags[2] == null',
    'data.tags[-1] == null',
    '1 / 0 == 0',
    '9223372036854775807 + 1 > 0',
    'data.age.size() > 0',
    "data.tags.matches('a')",
    'data.name.matches(1)',
    "data.name.replace('a', 1) == null",
    "data.tags.hasAny('a')",
    "data.tags.union(['a'].toSet()) == null",
    'data.diff(1) == null',
    '-data.name == 1',
    "1 in {'a': 1}",
    "data.tags.hasOnly(['a'].toSet())",
    '[].hasOnly(null)',
    '[].toSet().difference(null).size() == 0',
  ])('%s', (expression) => {
    expect(ask(condition(`(${expression}) || !(${expression})`)).allowed).toBe(false);
  });
});

describe('an unknown construct in the file: rejected, and the error names it', () => {
  test.each([
    ['get(/databases/$(database)/documents/users/u1).data.a == 1', 'a path, as in get()'],
    ['exists(1)', 'the function exists()'],
    ['other()', 'the function other()'],
    ['check(1)', 'the function check() with 1 arguments'],
    ['data.name.split(",") == []', 'the method split()'],
    ['data.name.size(1) == 1', 'the method size() with 1 arguments'],
    ['data.name is duration', 'the type duration'],
    ['somewhere', 'the name somewhere'],
    ['math.abs(1) == 1', 'the name math'],
    ['data.name[0:1] == "A"', 'the range 0:1'],
    ["b'00' == data", "b'00'"],
    ['/a/b == data', '/a/b'],
    ["'\\u0041' == data", 'the escape'],
  ])('%s', (expression, named) => {
    expect(() => parseRules(condition(expression))).toThrow(named);
  });

  test.each([
    [
      "rules_version = '1'; service cloud.firestore { match /a/{b} { allow get; } }",
      "rules_version = '2'",
    ],
    ['service cloud.firestore { match /a/{b} { allow get; } }', "rules_version = '2'"],
    [
      "rules_version = '2'; service firebase.storage { match /a/{b} { allow get; } }",
      'firebase.storage',
    ],
    [inDocuments('match /a/{b} { allow peek: if true; }'), 'the operation peek'],
    [inDocuments('match /a/{b=**}/c { allow get; }'), '{name=**} before the end'],
    [inDocuments('match /a/{b=**} { match /c { allow get; } }'), '{name=**} before the end'],
    [inDocuments('match /a/{b=*} { allow get; }'), '{b=*}'],
  ])('%s', (rules, named) => {
    expect(() => parseRules(rules)).toThrow(named);
  });

  test('with line and column', () => {
    expect(() => parseRules(condition('somewhere'))).toThrow(/^3:\d+: .*option "official"/);
  });

  test.each([
    'garbage',
    '',
    inDocuments('match /a { allow get: if 1 +; }'),
    inDocuments('match /a {'),
  ])('a syntax error: %s', (rules) => {
    expect(() => parseRules(rules)).toThrow(/^\d+:\d+: /);
  });
});

describe('an unknown construct met in a request: denied, even if another rule allows it', () => {
  test.each([
    ["'(?=a)a'", '(?='],
    ["'(a)\\\\1'", 'a backreference'],
    ["'[[:alpha:]]'", 'a POSIX class'],
    ["'\\\\pL'", 'the escape \\p'],
    ["'[]a]'", 'begins with ]'],
    ["'('", 'the pattern'],
  ])('matches(%s)', (pattern, named) => {
    const rules = inDocuments(`match /users/{uid} {
      allow create: if 'a'.matches(${pattern});
      allow create: if true;
    }`);
    expect(ask(rules)).toMatchObject({ allowed: false, reason: expect.stringContaining(named) });
  });

  test.each(["'.', 'b'", "'a', '\\\\0'", "'', 'b'"])('replace(%s)', (args) => {
    const rules = inDocuments(`match /users/{uid} {
      allow create: if 'a'.replace(${args}) == 'b';
      allow create: if true;
    }`);
    expect(ask(rules)).toMatchObject({
      allowed: false,
      reason: expect.stringContaining('replace() with more than plain text'),
    });
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
    expect(ask(allow('write'), { path: 'people/u1' }).allowed).toBe(false);
    expect(ask(allow('write', '/users/{uid}/notes/{note}')).allowed).toBe(false);
  });

  test('{name=**} matches any remaining path, even an empty one', () => {
    expect(ask(allow('write', '/users/{uid}/{rest=**}')).allowed).toBe(true);
    expect(ask(allow('write', '/{rest=**}'), { path: 'a/b/c/d' }).allowed).toBe(true);
  });

  test('a nested match sees the captures and functions around it', () => {
    const rules = inDocuments(`
      function same(a, b) { return a == b; }
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

  test('a function resolves names where it is declared', () => {
    const rules = inDocuments(`match /users/{id} {
      function isFirst() { return id == 'u1'; }
      match /notes/{id} { allow create: if isFirst(); }
    }`);
    expect(ask(rules, { path: 'users/u1/notes/n1' }).allowed).toBe(true);
    expect(ask(rules, { path: 'users/n1/notes/u1' }).allowed).toBe(false);
  });

  test('a function does not see the names around its call', () => {
    const rules = inDocuments(`
      function peek() { return uid == 'u1'; }
      match /users/{uid} { allow create: if peek(); }`);
    expect(() => parseRules(rules)).toThrow('the name uid');
  });

  test('let names can be used in the lines after them', () => {
    expect(
      ask(
        inDocuments(`match /users/{uid} {
      function check() { let one = 1; let two = one + 1; return two == 2; }
      allow create: if check();
    }`),
      ).allowed,
    ).toBe(true);
    expect(() =>
      parseRules(inDocuments('function f() { let a = b; let b = 1; return a == b; }')),
    ).toThrow('the name b');
  });

  test('arguments and let names that are not used do not fail', () => {
    const rules = inDocuments(`match /users/{uid} {
      function ignore(argument) { let missing = argument.missing; return true || missing; }
      allow create: if ignore(request.missing);
    }`);
    expect(ask(rules).allowed).toBe(true);
  });

  test('an error in one rule does not stop another from allowing', () => {
    const rules = inDocuments(`match /users/{uid} {
      allow create: if request.resource.data.missing == 1;
      allow create: if uid == 'u1';
    }`);
    expect(ask(rules).allowed).toBe(true);
  });

  test('endless recursion ends', () => {
    const rules = inDocuments(`match /users/{uid} {
      function again() { return again(); }
      allow create: if again();
    }`);
    expect(ask(rules)).toMatchObject({
      allowed: false,
      reason: expect.stringContaining('20 calls'),
    });
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
    rmSync(file);
    expect(rules()).toBeUndefined();
    writeFileSync(file, condition('false'));
    expect(rules()?.matches).toHaveLength(1);
    expect(lines).toHaveLength(3);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
