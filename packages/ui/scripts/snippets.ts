/**
 * Reads from a story's source the code that a developer copies to get the story: its markup, and the
 * imports and declarations that the markup needs, without anything that only a test needs.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync, Visitor, type ESTree } from 'vite';
import { packageRoot } from './components.ts';
import { freeNames, isPublished, PICTURE } from './fences.ts';
import { formatted } from './format.ts';
import type { Api } from './read-api.ts';

type Node = ESTree.Node;

/** Replaces a function that only records its calls. */
const HANDLER = '(...values: unknown[]) => console.log(...values)';
/** The `onSubmit` of forms. */
const ANSWER = "async () => ({ status: 'success' })";

const src = join(packageRoot, 'src');

export const apiFile = join(packageRoot, 'api.json');

export const readKitApi = () => JSON.parse(readFileSync(apiFile, 'utf8')) as Api;

/** Entries other than the root, by file. */
const ENTRIES: Record<string, string> = {
  [join(src, 'words/en.ts')]: '@rapport/ui/words/en',
  [join(src, 'words/he.ts')]: '@rapport/ui/words/he',
  [join(src, 'foundations/generated/tokens.ts')]: '@rapport/ui/tokens',
};

/** A parsed file with its imports and top-level declarations. */
interface Source {
  file: string;
  code: string;
  imports: Map<string, { from: string; name: string; isType: boolean }>;
  declarations: Map<string, Node>;
  values: Map<string, Node>;
}

function read(file: string): Source {
  const code = readFileSync(file, 'utf8');
  const { program, module } = parseSync(file, code);
  const source: Source = {
    file,
    code,
    imports: new Map(),
    declarations: new Map(),
    values: new Map(),
  };
  for (const { entries, moduleRequest } of module.staticImports)
    for (const { localName, importName, isType } of entries) {
      const name = importName.kind === 'Default' ? 'default' : (importName.name ?? '*');
      source.imports.set(localName.value, { from: moduleRequest.value, name, isType });
    }
  for (const statement of program.body) {
    const node = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (node?.type === 'VariableDeclaration')
      for (const { id, init } of node.declarations) {
        if (id.type !== 'Identifier' || !init) continue;
        source.declarations.set(id.name, node);
        source.values.set(id.name, init);
      }
    else if (node && 'id' in node && node.id?.type === 'Identifier')
      source.declarations.set(node.id.name, node);
  }
  return source;
}

const isName = (node: Node, name: string | undefined) =>
  node.type === 'Identifier' && node.name === name;

/** Writes a value as an attribute. */
function attribute(name: string, value: string): string {
  if (value === 'true') return name;
  const string = /^'([^'"\\]*)'$/.exec(value);
  return string ? `${name}="${string[1]}"` : `${name}={${value}}`;
}

/** Writes a value as children. */
function asChildren(value: string): string {
  const string = /^'([^'\\{}<>&]*)'$/.exec(value)?.[1];
  if (string !== undefined && string === string.trim()) return string;
  return value.startsWith('<') ? value : `{${value}}`;
}

type Edit = { start: number; end: number; text: string };

/** What a render function calls the story's args. */
interface Scope {
  name: string | undefined;
  args: Map<string, string>;
  /** Args that it takes apart. */
  taken: Set<string>;
}

/** Returns the source of a node as a developer would write it. */
function textOf(source: Source, node: Node, scope?: Scope): string {
  const edits: Edit[] = [];
  const { code } = source;
  new Visitor({
    CallExpression: (call) => {
      if (!isName(call.callee, 'fn')) return;
      const [first] = call.arguments;
      edits.push({ ...call, text: first ? textOf(source, first, scope) : HANDLER });
    },
    JSXElement: (element) => {
      const { name } = element.openingElement;
      if (name.type === 'JSXIdentifier' && name.name === 'Picture')
        edits.push({ ...element, text: PICTURE });
      else if (scope?.name) edits.push(...spread(code, element, scope));
    },
    MemberExpression: (member) => {
      if (!scope?.name || !isName(member.object, scope.name)) return;
      const { start, end } = member.property;
      edits.push({ ...member, text: scope.args.get(code.slice(start, end)) ?? 'undefined' });
    },
    // The visitor takes only programs, but reads only their children.
  }).visit({ type: 'Program', body: [{ type: 'ExpressionStatement', expression: node }] } as never);
  let text = '';
  let at = node.start;
  // An outer edit comes before the edits inside it, and replaces them.
  for (const edit of edits.sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (edit.start < at) continue;
    text += code.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return text + code.slice(at, node.end);
}

/** Writes a component with these args. */
function elementOf(tag: string, args: Map<string, string>): string {
  const children = args.get('children');
  const attributes = [...args].flatMap((one) => (one[0] === 'children' ? [] : attribute(...one)));
  const open = `<${tag} ${attributes.join(' ')}`;
  return children === undefined ? `${open} />` : `${open}>${asChildren(children)}</${tag}>`;
}

/** Writes the args where an element spreads them, except args that it sets later. */
function spread(code: string, element: ESTree.JSXElement, { name, args, taken }: Scope): Edit[] {
  const { attributes, start, end, name: tag } = element.openingElement;
  const place = attributes.find(
    (one) => one.type === 'JSXSpreadAttribute' && isName(one.argument, name),
  );
  if (!place) return [];
  const later = new Set(
    attributes
      .slice(attributes.indexOf(place))
      .map((one) => (one.type === 'JSXAttribute' ? code.slice(one.name.start, one.name.end) : '')),
  );
  const given = [...args].filter(
    ([one]) => one !== 'children' && !later.has(one) && !taken.has(one),
  );
  const edits = [{ ...place, text: given.map((one) => attribute(...one)).join(' ') }];
  const children = args.get('children');
  if (children === undefined || later.has('children') || element.closingElement) return edits;
  const text = `>${asChildren(children)}</${code.slice(tag.start, tag.end)}>`;
  return [...edits, { ...element, start: code.lastIndexOf('/>', end), end, text }].filter(
    (edit) => edit.start > start,
  );
}

/** Returns the value that a name stands for. */
const resolved = (source: Source, node: Node | undefined): Node | undefined =>
  node?.type === 'Identifier' ? resolved(source, source.values.get(node.name)) : node;

/** Returns the properties of an object, or of what makes the meta or a story: `meta.story({ … })`. */
function propertiesOf(source: Source, node: Node | undefined): [name: string, value: Node][] {
  const value = resolved(source, node);
  const object = value?.type === 'CallExpression' ? value.arguments[0] : value;
  // What stories share, by a name or a spread, sets up their tests.
  if (object?.type !== 'ObjectExpression') return [];
  return object.properties.flatMap((property): [string, Node][] => {
    if (property.type === 'SpreadElement') return [];
    const { key } = property;
    return [[key.type === 'Literal' ? String(key.value) : textOf(source, key), property.value]];
  });
}

const propertyOf = (source: Source, node: Node | undefined, name: string) =>
  new Map(propertiesOf(source, node)).get(name);

const isWatched = (node: Node): node is ESTree.CallExpression =>
  node.type === 'CallExpression' && isName(node.callee, 'fn');

/** Returns the args as source, without code that only watches a handler. */
function argsOf(
  source: Source,
  nodes: [string, Node][],
  props: Api['components'][string]['props'],
) {
  const required = new Set(props.filter((prop) => prop.required).map(({ name }) => name));
  // Form only passes the event on, so its `onSubmit` returns no result.
  const answering = !props.some(
    ({ name, type }) => name === 'onSubmit' && type.includes('SubmitEvent'),
  );
  const args = new Map<string, string>();
  for (const [name, node] of nodes) {
    args.delete(name);
    if (isWatched(node) && name === 'onSubmit') args.set(name, answering ? ANSWER : '() => {}');
    else if (!isWatched(node) || node.arguments.length > 0 || required.has(name))
      args.set(name, textOf(source, node));
  }
  return args;
}

/** Returns the markup of a story with a `render`, or the whole function if it has state. */
function rendered(source: Source, render: Node, args: Map<string, string>): string {
  if (render.type !== 'ArrowFunctionExpression' && render.type !== 'FunctionExpression')
    throw new Error(`${source.file} has a render that is not written out.`);
  const [parameter] = render.params;
  const scope: Scope = { name: undefined, args, taken: new Set() };
  const prelude: string[] = [];
  if (parameter?.type === 'Identifier') scope.name = parameter.name;
  if (parameter?.type === 'ObjectPattern')
    for (const property of parameter.properties) {
      if (property.type === 'RestElement') {
        if (property.argument.type === 'Identifier') scope.name = property.argument.name;
      } else if (property.key.type === 'Identifier' && property.value.type === 'Identifier') {
        const value = args.get(property.key.name) ?? 'undefined';
        scope.taken.add(property.key.name);
        if (value !== property.value.name) prelude.push(`const ${property.value.name} = ${value};`);
      }
    }
  const body = render.body!;
  const text = textOf(source, body, scope);
  if (body.type.startsWith('JSX') && prelude.length === 0) return text;
  const inside = body.type === 'BlockStatement' ? text.slice(1, -1) : `return (${text});`;
  return `export function Example() { ${prelude.join('\n')} ${inside} }`;
}

/** Returns the imports and declarations that code of a file needs. */
function headOf(source: Source, codes: string[]): string {
  const whole = new Set<string>();
  const imports = new Map<string, Set<string>>();
  const declared = new Map<string, string>();

  function need(from: Source, name: string): void {
    if (from.declarations.has(name)) declare(from, name);
    else if (from.imports.has(name)) bring(from, name);
  }
  function declare(from: Source, name: string): void {
    const node = from.declarations.get(name)!;
    const key = `${node.start} ${from.file}`;
    if (declared.has(key)) return;
    // Reserves the place first, so that a declaration that refers to itself ends.
    declared.set(key, '');
    const text = textOf(from, node);
    freeNames(text).forEach((other) => need(from, other));
    declared.delete(key);
    declared.set(key, text);
  }
  function bring(from: Source, local: string): void {
    const { from: module, name, isType } = from.imports.get(local)!;
    const file = module.startsWith('#stories/')
      ? join(packageRoot, 'tests/stories', module.slice('#stories/'.length))
      : join(dirname(from.file), module);
    const isOwn = file.startsWith(src) && isPublished(name);
    const entry = /^[.#]/.test(module) ? (ENTRIES[file] ?? (isOwn && '@rapport/ui')) : module;
    if (!entry) {
      const other = read(file);
      if (!other.declarations.has(local) || local !== name)
        throw new Error(`${from.file} needs ${local} of ${module}, which is not published.`);
      declare(other, name);
    } else if (name === '*') whole.add(`import * as ${local} from '${module}';`);
    else imports.set(entry, (imports.get(entry) ?? new Set()).add(isType ? `type ${name}` : name));
  }

  for (const code of codes) freeNames(code).forEach((name) => need(source, name));
  const lines = [...imports]
    .sort(([a], [b]) => Number(a.startsWith('@rapport')) - Number(b.startsWith('@rapport')))
    .map(([from, names]) => `import { ${[...names].sort().join(', ')} } from '${from}';`);
  return [...whole, ...lines, ...[...declared.values()].flatMap((text) => ['', text]), ''].join(
    '\n',
  );
}

/** Returns the name of the component of a file's stories. */
export function subjectOf(file: string): string {
  const source = read(file);
  const node = propertyOf(source, source.values.get('meta'), 'component');
  return node ? source.code.slice(node.start, node.end).replace(/<.*/s, '') : '';
}

/** Returns the names of the stories that the docs pages beside a file show. */
const shownBeside = (file: string): string[] =>
  readdirSync(dirname(file))
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => readFileSync(join(dirname(file), name), 'utf8'))
    .flatMap((page) => [...page.matchAll(/\bof=\{\w+\.(\w+)\}/g)].map(([, story = '']) => story));

/** Returns the code of a file's stories that its docs pages show: imports, declarations, markup. */
export async function snippetsShown(file: string): Promise<Map<string, string>> {
  const source = read(file);
  const component = subjectOf(file);
  const props = readKitApi().components[component]?.props ?? [];
  const found = new Map<string, string>();
  for (const name of new Set(shownBeside(file))) {
    const story = source.values.get(name);
    if (!story) continue;
    const configs = [source.values.get('meta'), story];
    const entries = configs.flatMap((one) => propertiesOf(source, propertyOf(source, one, 'args')));
    const args = argsOf(source, entries, props);
    const renders = configs.flatMap((one) => propertyOf(source, one, 'render') ?? []);
    const render = resolved(source, renders.at(-1));
    const markup = render ? rendered(source, render, args) : elementOf(component, args);
    // What args refer to comes first, also if the markup sets another value.
    const takesArgs = !render || !('params' in render) || render.params.length > 0;
    const values = entries
      .filter(([arg, node]) => takesArgs && !(arg === 'onSubmit' && isWatched(node)))
      .map(([, node]) => `(${textOf(source, node)})`);
    const head = headOf(source, [...values, markup]);
    const code = await formatted('snippet.tsx', `${head}\n${markup}`);
    // Markup at the end has no semicolon.
    found.set(name, code.replace(/(>);\n$/, '$1\n').trimEnd());
  }
  return found;
}
