/**
 * What a developer copies to get a story: its markup with the names as written, the imports and the
 * declarations that it needs, and nothing that only a test needs. Read from the story's source.
 */
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { parseSync, Visitor, type ESTree } from 'vite';
import { packageRoot } from './components.ts';
import type { Api } from './read-api.ts';

/** A snippet of a story. */
export interface Snippet {
  /** The whole, formatted: imports, declarations and markup. */
  code: string;
  /** Its parts, where the markup is one element with the story's args: another arg can be put in. */
  parts?: Parts;
}

export interface Parts {
  /** Imports and declarations. */
  head: string;
  tag: string;
  /** Each attribute by the name of its arg, as in `size="sm"`. */
  attributes: Record<string, string>;
  children?: string;
}

type Node = ESTree.Node;

/** Why there is no snippet. */
class Unsupported extends Error {}

const src = join(packageRoot, 'src');
/** In place of a function that only notes its calls. */
const HANDLER = '(...values: unknown[]) => console.log(...values)';
/** What a form's `onSubmit` answers. */
const ANSWER = "async () => ({ status: 'success' })";
/** A picture of the reader's own, in place of a drawing for stories. */
export const PICTURE = '<img src="/picture.jpg" alt="" />';
/** Entries other than the root, by file. */
const ENTRIES: Record<string, string> = {
  'words/en.ts': '@rapport/ui/words/en',
  'words/he.ts': '@rapport/ui/words/he',
  'foundations/generated/tokens.ts': '@rapport/ui/tokens',
};

interface Declaration {
  start: number;
  end: number;
  statement: Node;
  value?: Node | undefined;
}

/** A parsed file with its imports and the declarations at its top. */
interface Source {
  file: string;
  code: string;
  imports: Map<string, { from: string; name: string; isType: boolean }>;
  declarations: Map<string, Declaration>;
  stories: { name: string; value: Node }[];
}

const sources = new Map<string, { code: string; source: Source }>();

/** Parses a file, or takes what was parsed if it has not changed since. */
function read(file: string): Source {
  const code = readFileSync(file, 'utf8');
  const known = sources.get(file);
  if (known?.code === code) return known.source;
  const source = parse(file, code);
  sources.set(file, { code, source });
  return source;
}

function parse(file: string, code: string): Source {
  const { program, module } = parseSync(file, code);
  const imports: Source['imports'] = new Map();
  for (const { entries, moduleRequest } of module.staticImports)
    for (const { localName, importName, isType } of entries)
      imports.set(localName.value, {
        from: moduleRequest.value,
        name: importName.kind === 'Default' ? 'default' : (importName.name ?? '*'),
        isType,
      });
  const declarations: Source['declarations'] = new Map();
  const stories: Source['stories'] = [];
  for (const statement of program.body) {
    const declaration =
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (!declaration) continue;
    const { start, end } = declaration;
    if (declaration.type === 'VariableDeclaration')
      for (const { id, init } of declaration.declarations) {
        if (id.type !== 'Identifier' || !init) continue;
        declarations.set(id.name, { start, end, statement: declaration, value: init });
        if (statement.type === 'ExportNamedDeclaration')
          stories.push({ name: id.name, value: init });
      }
    else if (
      declaration.type === 'FunctionDeclaration' ||
      declaration.type === 'TSInterfaceDeclaration' ||
      declaration.type === 'TSTypeAliasDeclaration'
    ) {
      const name = declaration.id?.name;
      if (name) declarations.set(name, { start, end, statement: declaration });
    }
  }
  return { file, code, imports, declarations, stories };
}

/** The names that a module exports, also through the modules that it exports again. */
function exportedBy(file: string): string[] {
  const { module } = parseSync(file, readFileSync(file, 'utf8'));
  return module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName, moduleRequest }) =>
      exportName.name
        ? [exportName.name]
        : exportedBy(join(dirname(file), moduleRequest?.value ?? '')),
    ),
  );
}

let published: Set<string> | undefined;
/** Whether the root of the package exports a name. */
export const isPublished = (name: string) =>
  (published ??= new Set(exportedBy(join(src, 'index.ts')))).has(name);

type Edit = { start: number; end: number; text: string };

/** Where a render function finds the story's args. */
interface Scope {
  /** What the function calls them. */
  name?: string | undefined;
  args: Map<string, string>;
  /** Args that the function took out of them. */
  taken: Set<string>;
}

/** Writes one snippet: collects what the markup refers to. */
class Writer {
  private readonly imports = new Map<string, Set<string>>();
  /** Modules that are imported as one object, by its name. */
  private readonly whole = new Map<string, string>();
  private readonly declared = new Map<string, { file: string; text: string }>();
  /** Whether something refers to the args as an object. */
  needsArgs = false;

  /** The source of a node as a developer would write it. Notes what it refers to. */
  text(source: Source, node: Node, scope?: Scope): string {
    const edits: Edit[] = [];
    const skip = new Set<Node>();
    new Visitor({
      CallExpression: (call) => {
        if (!isName(call.callee, 'fn')) return;
        const [first] = call.arguments;
        edits.push({ ...call, text: first ? this.text(source, first, scope) : HANDLER });
      },
      JSXElement: (element) => {
        const { name } = element.openingElement;
        if (name.type === 'JSXIdentifier' && name.name === 'Picture')
          edits.push({ ...element, text: PICTURE });
        else if (scope) this.spread(source, element, scope, edits, skip);
      },
      MemberExpression: (member) => {
        if (!scope?.name || !isName(member.object, scope.name)) return;
        skip.add(member.object);
        const { property } = member;
        const value = property.type === 'Identifier' ? scope.args.get(property.name) : undefined;
        edits.push({ ...member, text: value ?? 'undefined' });
      },
      // Only tells a test that it was called.
      ExpressionStatement: (statement) => {
        const { expression } = statement;
        const call = expression.type === 'AwaitExpression' ? expression.argument : expression;
        const { start, end } = call;
        if (scope?.name && source.code.slice(start, end).startsWith(`${scope.name}.`))
          edits.push({ ...statement, text: '' });
      },
      // Names that are no references.
      Property: ({ key, shorthand, computed }) => void (shorthand || computed || skip.add(key)),
      JSXAttribute: ({ name }) => void skip.add(name),
    }).visit(asProgram(node));
    const inside = (at: Node) => edits.some(({ start, end }) => at.start >= start && at.end <= end);
    const refer = (at: { name: string } & Node) => {
      if (skip.has(at) || inside(at)) return;
      if (scope?.name === at.name) this.needsArgs = true;
      else this.reference(source, at.name);
    };
    new Visitor({
      Identifier: refer,
      JSXIdentifier: refer,
      MemberExpression: ({ property, computed }) => void (computed || skip.add(property)),
    }).visit(asProgram(node));
    return applied(source.code, node, edits);
  }

  /** Puts the args where an element spreads them, unless it sets them itself afterward. */
  private spread(
    source: Source,
    element: ESTree.JSXElement,
    scope: Scope,
    edits: Edit[],
    skip: Set<Node>,
  ) {
    const { attributes } = element.openingElement;
    const at = attributes.findIndex(
      (one) => one.type === 'JSXSpreadAttribute' && scope.name && isName(one.argument, scope.name),
    );
    const place = attributes[at];
    if (place?.type !== 'JSXSpreadAttribute') return;
    skip.add(place.argument);
    const later = new Set(
      attributes
        .slice(at + 1)
        .map((one) =>
          one.type === 'JSXAttribute' ? source.code.slice(one.name.start, one.name.end) : '',
        ),
    );
    const own = element.children.some((child) => !isBlank(child));
    const given = [...scope.args].filter(
      ([name]) => !later.has(name) && !scope.taken.has(name) && name !== 'children',
    );
    edits.push({ ...place, text: given.map(([name, value]) => attribute(name, value)).join(' ') });
    const children = scope.args.get('children');
    if (children === undefined || own || later.has('children') || element.closingElement) return;
    const { start, end, name } = element.openingElement;
    const tag = source.code.slice(name.start, name.end);
    const close = source.code.lastIndexOf('/>', end);
    if (close > start) edits.push({ start: close, end, text: `>${asChildren(children)}</${tag}>` });
  }

  /** Notes that a name of a file is used: imports it, or brings its declaration along. */
  private reference(source: Source, name: string): void {
    const declaration = source.declarations.get(name);
    if (declaration) this.declare(source, name, declaration);
    const imported = source.imports.get(name);
    if (imported) this.import(source, name, imported);
  }

  private declare(source: Source, name: string, { start, statement }: Declaration): void {
    const key = `${start} ${source.file}`;
    if (this.declared.has(key)) return;
    if (name === 'meta') throw new Unsupported('It refers to the meta of the stories.');
    // First the place, so that a declaration that refers to itself ends.
    this.declared.set(key, { file: source.file, text: '' });
    const text = this.text(source, statement);
    this.declared.delete(key);
    this.declared.set(key, { file: source.file, text });
  }

  private import(
    source: Source,
    local: string,
    { from, name, isType }: { from: string; name: string; isType: boolean },
  ): void {
    const note = (module: string) => {
      const names = this.imports.get(module) ?? new Set();
      const alias = local === name || name === '*' ? name : `${name} as ${local}`;
      if (name === '*') return void this.whole.set(local, module);
      this.imports.set(module, names.add(isType ? `type ${alias}` : alias));
    };
    if (from.startsWith('storybook/')) throw new Unsupported(`It needs ${local} of ${from}.`);
    if (!/^[.#]/.test(from)) return note(from);
    const file = from.startsWith('#stories/')
      ? join(packageRoot, 'tests/stories', from.slice('#stories/'.length))
      : join(dirname(source.file), from);
    const entry = ENTRIES[relative(src, file)];
    if (entry) return note(entry);
    if (file.startsWith(src) && isPublished(name)) return note('@rapport/ui');
    // A fixture of the stories: its declaration comes along.
    const other = read(file);
    const declaration = other.declarations.get(name);
    if (!declaration || local !== name) throw new Unsupported(`${local} is not published.`);
    return this.declare(other, name, declaration);
  }

  /** The imports and declarations that have been noted. */
  head(): string {
    const whole = [...this.whole].map(([name, from]) => `import * as ${name} from '${from}';`);
    const imports = [...this.imports]
      .sort(([a], [b]) => Number(a.startsWith('@rapport')) - Number(b.startsWith('@rapport')))
      .map(([from, names]) => `import { ${[...names].sort().join(', ')} } from '${from}';`);
    const declarations = [...this.declared.values()].map(({ text }) => text);
    return [...whole, ...imports, ...declarations.flatMap((text) => ['', text]), ''].join('\n');
  }
}

const isName = (node: Node, name: string) => node.type === 'Identifier' && node.name === name;

const isBlank = (node: Node) => node.type === 'JSXText' && node.value.trim() === '';

/** The visitor takes only programs; it looks at nothing but the node's own children. */
const asProgram = (node: Node) =>
  ({ type: 'Program', body: [{ type: 'ExpressionStatement', expression: node }] }) as never;

/** A node's source with these edits, of which an outer one wins. */
function applied(code: string, node: Node, edits: Edit[]): string {
  const outer = edits
    .filter(
      (one) =>
        !edits.some(
          (other) =>
            other !== one &&
            other.start <= one.start &&
            other.end >= one.end &&
            other.end - other.start > one.end - one.start,
        ),
    )
    .sort((a, b) => a.start - b.start);
  let text = '';
  let at = node.start;
  for (const edit of outer) {
    text += code.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return text + code.slice(at, node.end);
}

/** A value as an attribute. */
function attribute(name: string, value: string): string {
  if (value === 'true') return name;
  const string = /^'([^'"\\]*)'$/.exec(value);
  return string ? `${name}="${string[1]}"` : `${name}={${value}}`;
}

/** A value as what is between two tags. */
function asChildren(value: string): string {
  const string = /^'([^'\\{}<>&]*)'$/.exec(value)?.[1];
  if (string !== undefined && string === string.trim()) return string;
  return value.startsWith('<') ? value : `{${value}}`;
}

type Objects = Extract<Node, { type: 'ObjectExpression' }>;
type Functions = ESTree.ArrowFunctionExpression | ESTree.Function;

function propertyOf(object: Objects | undefined, name: string): Node | undefined {
  for (const property of object?.properties ?? [])
    if (property.type === 'Property' && isName(property.key, name)) return property.value;
  return undefined;
}

const asObject = (node: Node | undefined): Objects | undefined =>
  node?.type === 'ObjectExpression' ? node : undefined;

/** What was passed to `preview.meta` and to `meta.story`. */
function configOf(value: Node, method: string): { config?: Objects | undefined } | undefined {
  if (value.type !== 'CallExpression' || value.callee.type !== 'MemberExpression') return undefined;
  if (!isName(value.callee.property, method)) return undefined;
  const [config] = value.arguments;
  // A state that several stories share, such as `states.empty`, changes what happens, not the markup.
  if (config?.type === 'CallExpression') throw new Unsupported('A function makes it.');
  return { config: asObject(config) };
}

/** The entries of an args object, with those of the objects it spreads. */
function entriesOf(source: Source, args: Node | undefined): [string, Node][] {
  if (!args) return [];
  if (args.type === 'Identifier')
    return entriesOf(source, source.declarations.get(args.name)?.value);
  if (args.type !== 'ObjectExpression') throw new Unsupported('Its args are not an object.');
  return args.properties.flatMap((property): [string, Node][] => {
    if (property.type === 'SpreadElement') return entriesOf(source, property.argument);
    const { key } = property;
    const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? key.value : '';
    return [[String(name), property.value]];
  });
}

/** The args as source, without what only watches a handler. */
function argsOf(
  writer: Writer,
  source: Source,
  nodes: [string, Node][],
  required: ReadonlySet<string>,
  answering: boolean,
): Map<string, string> {
  const args = new Map<string, string>();
  for (const [name, node] of nodes) {
    args.delete(name);
    const watched = node.type === 'CallExpression' && isName(node.callee, 'fn');
    if (watched && name === 'onSubmit') args.set(name, answering ? ANSWER : '() => {}');
    else if (watched && node.arguments.length === 0 && !required.has(name)) continue;
    else args.set(name, writer.text(source, node));
  }
  return args;
}

/** The function that a story is rendered by. */
function renderOf(source: Source, node: Node | undefined): Functions | undefined {
  if (!node) return undefined;
  if (node.type === 'Identifier')
    return renderOf(source, source.declarations.get(node.name)?.value);
  if (node.type === 'ArrowFunctionExpression' || node.type === 'FunctionExpression') return node;
  throw new Unsupported('Its render is made.');
}

/** How the function of a story takes its args. */
function scopeOf(render: Functions, args: Map<string, string>): [Scope, prelude: string[]] {
  const [parameter] = render.params;
  if (!parameter) return [{ args, taken: new Set() }, []];
  if (parameter.type === 'Identifier')
    return [{ name: parameter.name, args, taken: new Set() }, []];
  if (parameter.type !== 'ObjectPattern')
    throw new Unsupported('It takes its args in another way.');
  const scope: Scope = { args, taken: new Set() };
  const prelude: string[] = [];
  for (const property of parameter.properties) {
    if (property.type === 'RestElement') {
      if (property.argument.type === 'Identifier') scope.name = property.argument.name;
      continue;
    }
    if (property.key.type !== 'Identifier' || property.value.type !== 'Identifier')
      throw new Unsupported('It takes its args apart.');
    const value = args.get(property.key.name) ?? 'undefined';
    scope.taken.add(property.key.name);
    if (value !== property.value.name) prelude.push(`const ${property.value.name} = ${value};`);
  }
  return [scope, prelude];
}

/** The markup of a story with a `render`, or the function that returns it if it has state. */
function rendered(writer: Writer, source: Source, render: Functions, args: Map<string, string>) {
  const [scope, prelude] = scopeOf(render, args);
  const { body } = render;
  if (!body) throw new Unsupported('It renders nothing.');
  const statements = body.type === 'BlockStatement' ? body.body : [];
  const [only] = statements;
  const markup =
    body.type !== 'BlockStatement'
      ? body
      : statements.length === 1 && only?.type === 'ReturnStatement'
        ? only.argument
        : undefined;
  const text = writer.text(source, markup ?? body, scope);
  if (writer.needsArgs) {
    const all = [...args].map(([name, value]) => `${JSON.stringify(name)}: ${value}`);
    prelude.unshift(`const ${scope.name} = { ${all.join(', ')} };`);
  }
  if (markup && prelude.length === 0 && markup.type.startsWith('JSX')) return text;
  const inside = markup ? `return (${text});` : text.slice(1, -1);
  return `export function Example() { ${prelude.join('\n')} ${inside} }`;
}

const options = await resolveConfig(join(packageRoot, 'snippet.tsx'));

/** Formats code; markup at its end stands without a semicolon. */
async function formatted(code: string): Promise<string> {
  const text = await format(code, { ...options, parser: 'typescript' });
  return text.replace(/(>);\n$/, '$1\n').trimEnd();
}

/** What is copied for each story of a file; a text instead says why there is nothing. */
export async function snippetsIn(
  file: string,
  api: Api,
  wanted: (name: string) => boolean = () => true,
): Promise<Map<string, Snippet | string>> {
  const source = read(file);
  const meta = source.declarations.get('meta')?.value;
  const config = meta && configOf(meta, 'meta')?.config;
  const found = new Map<string, Snippet | string>();
  for (const { name, value } of source.stories) {
    if (!wanted(name)) continue;
    try {
      const snippet = await snippetOf(source, api, config, value);
      if (snippet) found.set(name, snippet);
    } catch (error) {
      if (!(error instanceof Unsupported)) throw error;
      found.set(name, error.message);
    }
  }
  return found;
}

async function snippetOf(
  source: Source,
  api: Api,
  meta: Objects | undefined,
  value: Node,
): Promise<Snippet | undefined> {
  const story = configOf(value, 'story');
  if (!story) return undefined;
  const component = componentOf(meta, source.code);
  const props = api.components[component]?.props;
  const required = new Set(props?.filter((prop) => prop.required).map(({ name }) => name));
  // Form itself only passes the event on.
  const answering = !props?.some(
    ({ name, type }) => name === 'onSubmit' && type.includes('SubmitEvent'),
  );
  const nodes = [
    ...entriesOf(source, propertyOf(meta, 'args')),
    ...entriesOf(source, propertyOf(story.config, 'args')),
  ];
  const writer = new Writer();
  const render = renderOf(source, propertyOf(story.config, 'render') ?? propertyOf(meta, 'render'));
  if (render) {
    // What the args refer to is noted only if the markup takes them.
    const takes = render.params.length > 0;
    const args = takes
      ? argsOf(writer, source, nodes, required, answering)
      : new Map<string, string>();
    const markup = rendered(writer, source, render, args);
    return { code: await formatted(`${writer.head()}\n${markup}`) };
  }
  const node = propertyOf(meta, 'component');
  if (!node) throw new Unsupported('It has no component.');
  const args = argsOf(writer, source, nodes, required, answering);
  const tag = writer.text(source, node).replace(/<.*/s, '');
  const children = args.get('children');
  const attributes = Object.fromEntries(
    [...args]
      .filter(([name]) => name !== 'children')
      .map(([name, text]) => [name, attribute(name, text)]),
  );
  const open = `<${tag} ${Object.values(attributes).join(' ')}`;
  const markup = children === undefined ? `${open} />` : `${open}>${asChildren(children)}</${tag}>`;
  const code = await formatted(`${writer.head()}\n${markup}`);
  return {
    code,
    parts: {
      // Only the markup has a tag at the start of a line.
      head: code.slice(0, code.lastIndexOf(`\n<${tag}`) + 1),
      tag,
      attributes,
      ...(children !== undefined && { children: asChildren(children) }),
    },
  };
}

/** The name of the component that a file's stories are about. */
function componentOf(meta: Objects | undefined, code: string): string {
  const node = propertyOf(meta, 'component');
  return node ? code.slice(node.start, node.end).replace(/<.*/s, '') : '';
}

/** The name of the component that the stories of a file are about. */
export function subjectOf(file: string): string {
  const source = read(file);
  const meta = source.declarations.get('meta')?.value;
  return meta ? componentOf(configOf(meta, 'meta')?.config, source.code) : '';
}
