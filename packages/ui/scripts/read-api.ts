/**
 * Reads the exports of modules from the types of the published code, with TypeScript: components and
 * their props, other values, and types. Storybook's tables, controls and manifest, and the kit's
 * contract, come from this.
 */
import { join } from 'node:path';
import {
  API,
  NodeBuilderFlags,
  ObjectFlags,
  SignatureKind,
  SymbolFlags,
  TypeFlags,
  type Checker,
  type Project,
  type Symbol,
  type Type,
  type TypeReference,
} from 'typescript/unstable/sync';
import {
  isIdentifier,
  isInterfaceDeclaration,
  isTypeAliasDeclaration,
  isTypeLiteralNode,
  type Node,
} from 'typescript/unstable/ast';
import { shown } from './api-words.ts';
import { packageRoot } from './components.ts';
import type { EntryPoint } from './entry-points.ts';

/** A prop of a component, or a field of a type that its props mention. */
export interface ApiProp {
  name: string;
  /** Its type, as a developer would write it. */
  type: string;
  /** Its possible values, if it has a fixed set. */
  values?: (string | number | boolean | null)[];
  required?: true;
  /** The text of its `@default`. */
  default?: string;
  /** Its description. */
  text: string;
}

/** An object type that props mention. */
export interface ApiType {
  text: string;
  props: ApiProp[];
}

export interface ApiComponent extends ApiType {
  /** Its folder, which is also its entry: `@rapport/ui/Entry`. */
  entry: string;
  /** The elements, such as `div`, that get its other props. Empty if it takes no other props. */
  rest: string[];
  /** The types of the kit that its props mention, directly or through other types. */
  types: string[];
}

export interface Api {
  components: Record<string, ApiComponent>;
  /** The object types that are exported, or that an export mentions. */
  types: Record<string, ApiType>;
  /** Other exported types, with their definitions. */
  aliases: Record<string, string>;
  /** Exported functions, objects and schemas, with their types. */
  values: Record<string, string>;
}

const FORMAT = NodeBuilderFlags.NoTruncation | NodeBuilderFlags.UseSingleQuotesForStringLiteralType;

/** The longest printed type. Longer types, such as that of all words, are described elsewhere. */
const LONGEST = 2500;

/** Joins lines and removes the bar in front of a union, which exists only in a union of several lines. */
const oneLine = (text: string) =>
  text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/(^|[=(<:] )\| /g, '$1');

/** Removes the parts of a type that tell readers nothing. */
const tidy = (type: string) =>
  oneLine(type.replaceAll(/\/\*.*?\*\//gs, ''))
    .replaceAll('ReactElement<unknown, string | JSXElementConstructor<any>>', 'ReactElement')
    .replaceAll(/(Event<\w+), Element>/g, '$1>')
    .replaceAll(/(\?: [^;]*?) \| undefined;/g, '$1;')
    .replaceAll(/;? \}/g, ' }');

const inUnion = (type: string) => (type.includes('=>') ? `(${type})` : type);

/** Merges a prop that two members of a union declare. */
const eitherOf = (one: ApiProp, other: ApiProp): ApiProp =>
  one.type === other.type
    ? one
    : {
        ...one,
        type: `${inUnion(one.type)} | ${inUnion(other.type)}`,
        text: `${one.text} ${other.text}`,
        ...(one.values && other.values && { values: [...one.values, ...other.values] }),
      };

const membersOf = (type: Type) => (type.isUnionType() ? type.getTypes() : [type]);

const symbolOf = (type: Type) => type.getAliasSymbol() ?? type.getSymbol();

const isOwn = (symbol: Symbol) =>
  symbol.declarations.some(({ path }) => path.startsWith(packageRoot));

/** Whether a type has a name, unlike `{ … }` and functions. */
const isNamed = (type: Type) => !/^(__|$)/.test(symbolOf(type)?.name ?? '');

/** Reads types. Each call is one request to TypeScript's own process. */
class Reader {
  readonly types: Record<string, ApiType> = {};
  /** The types of components' props, which their components describe. */
  private readonly propTypes = new Set<number>();
  private readonly project: Project;
  private readonly checker: Checker;

  constructor(project: Project) {
    this.project = project;
    this.checker = project.checker;
  }

  /** Returns a module's exports. */
  exportsOf(file: string): [name: string, symbol: Symbol][] {
    const source = this.project.program.getSourceFile(file);
    const module = source && this.checker.getSymbolAtLocation(source);
    if (!module) throw new Error(`${file} is not a module of the program.`);
    return this.checker
      .getExportsOfModule(module)
      .map((symbol) => [symbol.name, this.original(symbol)]);
  }

  /** Describes a component. Returns undefined for anything else. */
  component(name: string, symbol: Symbol): Omit<ApiComponent, 'entry'> | undefined {
    if (!/^[A-Z]/.test(name) || !(symbol.flags & SymbolFlags.Value)) return undefined;
    const [signature] = this.callsOf(this.typeOf(symbol));
    const [parameter] = signature?.getParameters() ?? [];
    if (!parameter) return undefined;
    const props = this.typeOf(parameter);
    const named = symbolOf(props);
    if (named) this.propTypes.add(named.id);
    const mentioned = new Set<string>();
    return {
      text: this.checker.getDocumentationCommentOfSymbol(symbol).trim(),
      props: this.propsOf(name, props, mentioned),
      rest: this.restOf(parameter),
      types: [...mentioned],
    };
  }

  /** Prints the type of a value, or `object` if it has too many fields to read. */
  value(symbol: Symbol): string | undefined {
    if (!(symbol.flags & SymbolFlags.Value)) return undefined;
    const text = this.print(this.typeOf(symbol));
    return text.length > LONGEST ? 'object' : text;
  }

  /** Records an exported object type. Returns the definition of any other type. */
  type(name: string, symbol: Symbol): string | undefined {
    if (!(symbol.flags & SymbolFlags.Type) || this.propTypes.has(symbol.id)) return undefined;
    const declared = this.checker.getDeclaredTypeOfSymbol(symbol);
    if (this.isNamedObject(symbol) && this.isLiteral(symbol)) {
      this.mention(declared, new Set());
      if (this.types[name]) return undefined;
    }
    const alias = this.nodesOf(symbol).find(isTypeAliasDeclaration);
    const text = tidy(alias?.type.getText() ?? '');
    // A type with parameters means nothing without them, and the type of all words lists them all.
    const parameters = alias?.typeParameters?.map((parameter) => parameter.getText());
    if (parameters) return `<${parameters.join(', ')}> = ${text}`;
    const printed = this.print(declared, NodeBuilderFlags.InTypeAlias);
    return printed.length > LONGEST ? text : printed;
  }

  private typeOf(symbol: Symbol): Type {
    return this.checker.getTypeOfSymbol(symbol)!;
  }

  /** Returns what an import or a reexport stands for. */
  private original(symbol: Symbol): Symbol {
    return symbol.flags & SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol;
  }

  private callsOf(type: Type) {
    return this.checker.getSignaturesOfType(type, SignatureKind.Call);
  }

  /** Returns a symbol's declarations. */
  private nodesOf(symbol: Symbol): Node[] {
    return symbol.declarations.map((handle) => handle.resolve(this.project)!);
  }

  private print(type: Type, flags = 0): string {
    return tidy(this.checker.typeToString(type, undefined, FORMAT | flags));
  }

  /** Whether the source writes a type as a list of fields. */
  private isLiteral(symbol: Symbol): boolean {
    return this.nodesOf(symbol).every(
      (node) =>
        isInterfaceDeclaration(node) ||
        (isTypeAliasDeclaration(node) && isTypeLiteralNode(node.type)),
    );
  }

  private ownPropertiesOf(type: Type): Symbol[] {
    return this.checker.getPropertiesOfType(type).filter(isOwn);
  }

  /** Returns the kit's own properties of a type, required ones first. */
  private propsOf(owner: string, type: Type, mentioned: Set<string>): ApiProp[] {
    const found = new Map<string, ApiProp>();
    for (const symbol of membersOf(type).flatMap((member) => this.ownPropertiesOf(member))) {
      const prop = this.prop(owner, symbol, mentioned);
      const before = found.get(symbol.name);
      found.set(symbol.name, before ? eitherOf(before, prop) : prop);
    }
    return [...found.values()].sort((a, b) => Number(!a.required) - Number(!b.required));
  }

  private prop(owner: string, symbol: Symbol, mentioned: Set<string>): ApiProp {
    const optional = symbol.flags & SymbolFlags.Optional;
    const declared = this.typeOf(symbol);
    this.mentionIn(owner, symbol, mentioned);
    const type = this.printOf(symbol, declared);
    const values = this.valuesOf(optional ? this.defined(declared) : declared, symbol);
    const fallback = this.checker
      .getJsDocTagsOfSymbol(symbol)
      .find(({ name }) => name === 'default')?.text;
    return {
      name: symbol.name,
      // Keeps the name of a union.
      type: /^\w+$/.test(type) ? type : shown({ type, values }),
      ...(values && { values }),
      ...(optional ? { default: oneLine(fallback ?? 'none') } : { required: true as const }),
      text: oneLine(this.checker.getDocumentationCommentOfSymbol(symbol)),
    };
  }

  /** Returns a type without `null` and `undefined`. */
  private defined(type: Type): Type {
    return this.checker.getNonNullableType(type)!;
  }

  /**
   * Prints the type of a property as TypeScript does, or as the source writes it if that is much
   * shorter: a type inferred from a schema or a list of words can fill a page.
   */
  private printOf(symbol: Symbol, type: Type): string {
    const full = this.print(type);
    const printed =
      symbol.flags & SymbolFlags.Optional
        ? full.replace(/ \| undefined$/, '').replace(/^\((\(.*)\)$/, '$1')
        : full;
    const [declaration] = this.nodesOf(symbol) as { type?: Node }[];
    const written = tidy(declaration?.type?.getText() ?? printed);
    return printed.length > 100 && written.length < printed.length ? written : printed;
  }

  /** Returns the type of a list's items, or of a single object, if its fields are described inline. */
  private describedItem(type: Type): Type | undefined {
    const [item] = this.checker.isArrayType(type)
      ? this.checker.getTypeArguments(type as TypeReference)
      : [type];
    if (!item || isNamed(item)) return undefined;
    const described = this.ownPropertiesOf(item).some((one) =>
      this.checker.getDocumentationCommentOfSymbol(one),
    );
    return described ? item : undefined;
  }

  private note(name: string, text: string, type: Type, mentioned: Set<string>): void {
    mentioned.add(name);
    this.types[name] ??= { text, props: this.propsOf(name, type, new Set(mentioned)) };
  }

  /** Returns the literals of a union that has only literals, in source order. */
  private valuesOf(type: Type, symbol: Symbol): ApiProp['values'] {
    const members = membersOf(type);
    if (!members.every((member) => member.isStringLiteralType() || member.isNumberLiteralType()))
      return undefined;
    const order = [symbol, type.getAliasSymbol()]
      .flatMap((one) => (one ? this.nodesOf(one) : []))
      .flatMap((node) => node.getText().match(/'[^']*'|\b[\d.]+\b/g) ?? []);
    // Those of another named union are not in the source, and come last.
    const place = (value: string | number) =>
      order.indexOf(typeof value === 'string' ? `'${value}'` : String(value)) + 1 ||
      order.length + 1;
    return members
      .map((member) => (member as unknown as { value: string | number }).value)
      .sort((a, b) => place(a) - place(b));
  }

  /** Records each object type of the kit that a type contains, and reads it once. */
  private mention(type: Type, mentioned: Set<string>, depth = 0): void {
    if (depth > 6) return;
    for (const part of this.partsOf(type)) this.mention(part, mentioned, depth + 1);
    const symbol = symbolOf(type);
    if (!symbol || !this.isNamedObject(symbol) || mentioned.has(symbol.name)) return;
    const declared = this.checker.getDeclaredTypeOfSymbol(symbol);
    const text = oneLine(this.checker.getDocumentationCommentOfSymbol(symbol));
    this.note(symbol.name, text, declared, mentioned);
    // Even if the type has been read before, because its fields' types belong to this component's list.
    for (const property of this.ownPropertiesOf(declared))
      this.mentionIn(symbol.name, property, mentioned, depth + 1);
  }

  /** Records the types that a property mentions; one without a name is `Owner.property`. */
  private mentionIn(owner: string, symbol: Symbol, mentioned: Set<string>, depth = 0): void {
    const type = this.defined(this.typeOf(symbol));
    this.mention(type, mentioned, depth);
    const item = this.describedItem(type);
    if (item) this.note(`${owner}.${symbol.name}`, '', item, mentioned);
  }

  private isNamedObject(symbol: Symbol): boolean {
    if (!isOwn(symbol) || !(symbol.flags & (SymbolFlags.Interface | SymbolFlags.TypeAlias)))
      return false;
    const declared = this.checker.getDeclaredTypeOfSymbol(symbol);
    return (
      declared.isObjectType() &&
      !(declared.objectFlags & ObjectFlags.Mapped) &&
      this.callsOf(declared).length === 0
    );
  }

  /** Returns the types inside a type: members of a union, items of a list, arguments, parameters. */
  private partsOf(type: Type): readonly Type[] {
    const parts: Type[] = [...(type.getAliasSymbol() ? type.getAliasTypeArguments() : [])];
    if (type.isUnionType() || type.isIntersectionType()) parts.push(...type.getTypes());
    else if (type.isTypeReference()) parts.push(...this.checker.getTypeArguments(type));
    if (type.isObjectType())
      for (const signature of this.callsOf(type))
        parts.push(...signature.getParameters().map((parameter) => this.typeOf(parameter)));
    return parts.filter(({ flags }) => !(flags & (TypeFlags.Primitive | TypeFlags.AnyOrUnknown)));
  }

  /** Returns the elements whose attributes a component takes through the types its props extend. */
  private restOf(parameter: Symbol): string[] {
    const elements = new Set<string>();
    const visited = new Set<number>();
    /** Reads a declaration without its own fields. */
    const read = (node: Node): void => {
      if (isTypeLiteralNode(node)) return;
      const element = /^ComponentProps<'(\w+)'>$/.exec(node.getText())?.[1];
      if (element) elements.add(element);
      if (isIdentifier(node)) follow(node);
      if (isInterfaceDeclaration(node)) node.heritageClauses?.forEach(read);
      else node.forEachChild(read);
    };
    const follow = (name: Node): void => {
      const found = this.checker.getSymbolAtLocation(name);
      const symbol = found && this.original(found);
      if (!symbol || visited.has(symbol.id) || !isOwn(symbol)) return;
      visited.add(symbol.id);
      this.nodesOf(symbol).forEach(read);
    };
    for (const node of this.nodesOf(parameter) as { type?: Node }[]) if (node.type) read(node.type);
    return [...elements];
  }
}

const sorted = <Value>(record: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));

function readModules(project: Project, entries: EntryPoint[]) {
  const reader = new Reader(project);
  const found = new Map<string, { symbol: Symbol; entry: string }>();
  const exports: Record<string, string[]> = {};
  for (const { name: entry, source } of entries) {
    const symbols = source ? reader.exportsOf(source) : [];
    exports[entry] = symbols.map(([name]) => name).sort();
    for (const [name, symbol] of symbols) {
      const first = found.get(name);
      // Two entries can export different things under the same name.
      if (first?.symbol.id !== symbol.id)
        found.set(first ? `${name} (${entry})` : name, { symbol, entry });
    }
  }
  const components: Api['components'] = {};
  const aliases: Api['aliases'] = {};
  const values: Api['values'] = {};
  // Components come first, because they describe the types of their props. Each has its own folder.
  for (const [name, { symbol, entry }] of found) {
    const folder = /^\.\/([A-Z]\w*)$/.exec(entry)?.[1];
    const component = folder && reader.component(name, symbol);
    if (component) components[name] = { entry: folder, ...component };
  }
  for (const [name, { symbol }] of found) {
    const value = name in components ? undefined : reader.value(symbol);
    if (value !== undefined) values[name] = value;
    const alias = name in reader.types ? undefined : reader.type(name, symbol);
    if (alias !== undefined) aliases[name] = alias;
  }
  const api: Api = {
    components,
    types: sorted(reader.types),
    aliases: sorted(aliases),
    values: sorted(values),
  };
  return { api, exports };
}

/** Reads the exports of these entries. Returns also the names that each exports. */
export function readApi(entries: EntryPoint[]): ReturnType<typeof readModules> {
  const client = new API({ cwd: packageRoot });
  try {
    const config = join(packageRoot, 'tsconfig.contract.json');
    const [project] = client.updateSnapshot({ openProjects: [config] }).getProjects();
    return readModules(project!, entries);
  } finally {
    client.close();
  }
}
