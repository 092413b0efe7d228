/**
 * Writes the parts of a snippet as a developer would, without what only a test needs. Collects the
 * names that they refer to, for the imports and declarations at the head.
 */
import { dirname, join, relative } from 'node:path';
import { Visitor, type ESTree } from 'vite';
import { packageRoot } from '../components.ts';
import { asChildren, attribute, PICTURE } from './markup.ts';
import {
  isName,
  isPublished,
  read,
  src,
  Unsupported,
  type Declaration,
  type Node,
  type Source,
} from './source.ts';

/** Replaces a function that only records its calls. */
const HANDLER = '(...values: unknown[]) => console.log(...values)';
/** Entries other than the root, by file. */
const ENTRIES: Record<string, string> = {
  'words/en.ts': '@rapport/ui/words/en',
  'words/he.ts': '@rapport/ui/words/he',
  'foundations/generated/tokens.ts': '@rapport/ui/tokens',
};

type Edit = { start: number; end: number; text: string };

/** The names under which a render function has the story's args. */
export interface Scope {
  /** The function's name for the args object. */
  name?: string | undefined;
  args: Map<string, string>;
  /** Args that the function destructures. */
  taken: Set<string>;
}

/** Writes one snippet, and collects the names that its markup refers to. */
export class Writer {
  private readonly imports = new Map<string, Set<string>>();
  /** Modules that are imported as one object, by its name. */
  private readonly whole = new Map<string, string>();
  private readonly declared = new Map<string, { file: string; text: string }>();
  /** Whether something refers to the args as an object. */
  needsArgs = false;

  /** Returns the source of a node as a developer would write it. Records the names it refers to. */
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
      // Removes statements that only tell a test about a call.
      ExpressionStatement: (statement) => {
        const { expression } = statement;
        const call = expression.type === 'AwaitExpression' ? expression.argument : expression;
        const { start, end } = call;
        if (scope?.name && source.code.slice(start, end).startsWith(`${scope.name}.`))
          edits.push({ ...statement, text: '' });
      },
      // Skips names that are not references.
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

  /** Writes the args where an element spreads them, except args that it sets later. */
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

  /** Records the use of a file's name: imports the name, or copies its declaration. */
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
    // Reserves the place first, so that a declaration that refers to itself ends.
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
    // Copies the declaration of a fixture.
    const other = read(file);
    const declaration = other.declarations.get(name);
    if (!declaration || local !== name) throw new Unsupported(`${local} is not published.`);
    return this.declare(other, name, declaration);
  }

  /** Returns the recorded imports and declarations. */
  head(): string {
    const whole = [...this.whole].map(([name, from]) => `import * as ${name} from '${from}';`);
    const imports = [...this.imports]
      .sort(([a], [b]) => Number(a.startsWith('@rapport')) - Number(b.startsWith('@rapport')))
      .map(([from, names]) => `import { ${[...names].sort().join(', ')} } from '${from}';`);
    const declarations = [...this.declared.values()].map(({ text }) => text);
    return [...whole, ...imports, ...declarations.flatMap((text) => ['', text]), ''].join('\n');
  }
}

const isBlank = (node: Node) => node.type === 'JSXText' && node.value.trim() === '';

/** Wraps a node for the visitor, which takes only programs but reads only the node's children. */
const asProgram = (node: Node) =>
  ({ type: 'Program', body: [{ type: 'ExpressionStatement', expression: node }] }) as never;

/** Applies edits to a node's source. An outer edit replaces inner ones. */
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
