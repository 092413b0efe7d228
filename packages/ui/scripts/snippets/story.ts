/**
 * Reads a story's source: the configuration of its meta and of the story, its args, and the markup
 * that its `render` returns with these args.
 */
import type { ESTree } from 'vite';
import { isName, Unsupported, type Node, type Source } from './source.ts';
import type { Scope, Writer } from './writer.ts';

/** The `onSubmit` of forms in snippets. */
const ANSWER = "async () => ({ status: 'success' })";

export type Objects = Extract<Node, { type: 'ObjectExpression' }>;
type Functions = ESTree.ArrowFunctionExpression | ESTree.Function;

export function propertyOf(object: Objects | undefined, name: string): Node | undefined {
  for (const property of object?.properties ?? [])
    if (property.type === 'Property' && isName(property.key, name)) return property.value;
  return undefined;
}

const asObject = (node: Node | undefined): Objects | undefined =>
  node?.type === 'ObjectExpression' ? node : undefined;

/** Returns the arguments of `preview.meta` or `meta.story`. */
export function configOf(
  value: Node,
  method: string,
): { config?: Objects | undefined } | undefined {
  if (value.type !== 'CallExpression' || value.callee.type !== 'MemberExpression') return undefined;
  if (!isName(value.callee.property, method)) return undefined;
  const [config] = value.arguments;
  // A state that several stories share, such as `states.empty`, changes behavior, not the markup.
  if (config?.type === 'CallExpression') throw new Unsupported('A function makes it.');
  return { config: asObject(config) };
}

/** Returns the entries of an args object, including those of objects that it spreads. */
export function entriesOf(source: Source, args: Node | undefined): [string, Node][] {
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

/** Returns the args as source, without code that only watches a handler. */
export function argsOf(
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

/** Returns the function that renders a story. */
export function renderOf(source: Source, node: Node | undefined): Functions | undefined {
  if (!node) return undefined;
  if (node.type === 'Identifier')
    return renderOf(source, source.declarations.get(node.name)?.value);
  if (node.type === 'ArrowFunctionExpression' || node.type === 'FunctionExpression') return node;
  throw new Unsupported('Its render is made.');
}

/** Returns the names under which a story's function takes its args. */
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

/** Returns the markup of a story with a `render`, or the whole function if it has state. */
export function rendered(
  writer: Writer,
  source: Source,
  render: Functions,
  args: Map<string, string>,
) {
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
