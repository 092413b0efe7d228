/**
 * Reads the exports of modules from the types of the published code, with TypeScript: components and
 * their props, other values, and types. Storybook's tables, controls and manifest, and the kit's
 * contract, come from this.
 */
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
  isExpressionWithTypeArguments,
  isInterfaceDeclaration,
  isLiteralTypeNode,
  isNumericLiteral,
  isStringLiteral,
  isTypeAliasDeclaration,
  isTypeLiteralNode,
  isTypeOperatorNode,
  isTypeReferenceNode,
  type Node,
} from 'typescript/unstable/ast';
import { packageRoot } from './components.ts';

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

interface ReadApi extends Api {
  /** The names that each module exports. */
  exports: Record<string, string[]>;
}

/** A module that people import. */
export interface EntryModule {
  /** The subpath that imports it, after the package's name. */
  name: string;
  file: string;
}

const FORMAT =
  NodeBuilderFlags.NoTruncation |
  NodeBuilderFlags.UseSingleQuotesForStringLiteralType |
  NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope;

/** The longest printed type. Longer types, such as that of all words, are described elsewhere. */
const LONGEST = 2500;

const byName = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : 1);

/** Joins lines and removes the bar in front of a union, which exists only in a union of several lines. */
const oneLine = (text: string) =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(^|[=(<:] )\| /g, '$1')
    .trim();

/** Prints a union of literals in the order of its values, but keeps the name of a union. */
const literals = (values: ApiProp['values'], type: string): string =>
  values && !/^\w+$/.test(type)
    ? values.map((value) => (typeof value === 'string' ? `'${value}'` : value)).join(' | ')
    : type;

/** Removes the parts of a type that tell readers nothing. */
function tidy(type: string, optional: boolean): string {
  const text = oneLine(type)
    .replaceAll('ReactElement<unknown, string | JSXElementConstructor<any>>', 'ReactElement')
    .replaceAll(/(Event<\w+), Element>/g, '$1>')
    .replaceAll(/(\?: [^;]*?) \| undefined;/g, '$1;')
    .replaceAll(/;? \}/g, ' }')
    .replace(/^\| /, '');
  if (!optional) return text;
  return text.replace(/ \| undefined$|^undefined \| /, '').replace(/^\((\(.*)\)$/, '$1');
}

const inUnion = (type: string) => (type.includes('=>') ? `(${type})` : type);

/** Merges a prop that two members of a union declare. */
const eitherOf = (one: ApiProp, other: ApiProp): ApiProp =>
  one.type === other.type
    ? one
    : {
        ...one,
        type: `${inUnion(one.type)} | ${inUnion(other.type)}`,
        text: one.text === other.text ? one.text : `${one.text} ${other.text}`,
        ...(one.values && other.values && { values: [...one.values, ...other.values] }),
      };

/** Returns the text of a type as written in the source. */
const withoutComments = (type: Node) => type.getText().replaceAll(/\/\*.*?\*\//gs, '');

const sorted = <Value>(record: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).sort(byName));

/** Reads types. Each call is one request to TypeScript's own process. */
class Reader {
  readonly types: Record<string, ApiType> = {};
  /** The types of components' props, which their components describe. */
  private readonly propTypes = new Set<number>();
  private readonly project: Project;
  private readonly checker: Checker;

  /** The kit's folder: the kit owns only declarations below it. */
  private readonly root: string;

  constructor(project: Project, root: string) {
    this.project = project;
    this.checker = project.checker;
    this.root = root;
  }

  /** Returns a module's exports, with aliases resolved. */
  exportsOf(file: string): [name: string, symbol: Symbol][] {
    const source = this.project.program.getSourceFile(file);
    const module = source && this.checker.getSymbolAtLocation(source);
    if (!module) throw new Error(`${file} is not a module of the program.`);
    return this.checker
      .getExportsOfModule(module)
      .map((symbol) => [
        symbol.name,
        symbol.flags & SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol,
      ]);
  }

  /** Describes a component. Returns undefined for anything else. */
  component(name: string, symbol: Symbol): Omit<ApiComponent, 'entry'> | undefined {
    if (!/^[A-Z]/.test(name) || !(symbol.flags & (SymbolFlags.Function | SymbolFlags.Variable)))
      return undefined;
    const type = this.checker.getTypeOfSymbol(symbol);
    const [signature] = type ? this.checker.getSignaturesOfType(type, SignatureKind.Call) : [];
    if (!signature) return undefined;
    const [parameter] = signature.getParameters();
    const props = parameter && this.checker.getTypeOfSymbol(parameter);
    const named = props && (props.getAliasSymbol() ?? props.getSymbol());
    if (named) this.propTypes.add(named.id);
    const mentioned = new Set<string>();
    return {
      text: this.checker.getDocumentationCommentOfSymbol(symbol).trim(),
      props: props ? this.propsOf(name, props, mentioned) : [],
      rest: parameter ? this.restOf(parameter) : [],
      types: [...mentioned],
    };
  }

  /** Prints the type of a value, or `object` if it has too many fields to read. */
  value(symbol: Symbol): string | undefined {
    if (!(symbol.flags & SymbolFlags.Value)) return undefined;
    const type = this.checker.getTypeOfSymbol(symbol);
    const text = type ? tidy(this.checker.typeToString(type, undefined, FORMAT), false) : '';
    return text.length > LONGEST ? 'object' : text;
  }

  /** Records an exported object type. Returns the definition of any other type. */
  type(name: string, symbol: Symbol): string | undefined {
    if (!(symbol.flags & SymbolFlags.Type) || this.propTypes.has(symbol.id)) return undefined;
    if (this.isNamedObject(symbol) && this.isLiteral(symbol)) {
      this.mention(this.checker.getDeclaredTypeOfSymbol(symbol), new Set());
      if (this.types[name]) return undefined;
    }
    const alias = this.nodesOf(symbol).find(isTypeAliasDeclaration);
    const text = alias ? tidy(withoutComments(alias.type), false) : '';
    // A type with parameters means nothing without them, and the type of all words lists them all.
    const parameters = alias?.typeParameters?.map((parameter) => parameter.getText());
    if (parameters) return `<${parameters.join(', ')}> = ${text}`;
    const declared = this.checker.getDeclaredTypeOfSymbol(symbol);
    const printed = this.checker.typeToString(
      declared,
      undefined,
      FORMAT | NodeBuilderFlags.InTypeAlias,
    );
    return printed.length > LONGEST ? text : tidy(printed, false);
  }

  /** Whether the source writes a type as a list of fields. */
  private isLiteral(symbol: Symbol): boolean {
    return this.nodesOf(symbol).every(
      (node) =>
        isInterfaceDeclaration(node) ||
        (isTypeAliasDeclaration(node) && isTypeLiteralNode(node.type)),
    );
  }

  private isOwn(symbol: Symbol): boolean {
    return symbol.declarations.some(({ path }) => path.startsWith(this.root));
  }

  /** Returns a symbol's declarations. */
  private nodesOf(symbol: Symbol): Node[] {
    return symbol.declarations.flatMap((handle) => handle.resolve(this.project) ?? []);
  }

  /** Returns the kit's own properties of a type, required ones first. */
  private propsOf(owner: string, type: Type, mentioned: Set<string>): ApiProp[] {
    const members = type.isUnionType() ? (type.getTypes() ?? []) : [type];
    const found = new Map<string, ApiProp>();
    for (const member of members)
      for (const symbol of this.checker.getPropertiesOfType(member))
        if (this.isOwn(symbol)) {
          const prop = this.prop(owner, symbol, mentioned);
          const before = found.get(symbol.name);
          found.set(symbol.name, before ? eitherOf(before, prop) : prop);
        }
    const props = [...found.values()];
    return [
      ...props.filter(({ required }) => required),
      ...props.filter(({ required }) => !required),
    ];
  }

  private prop(owner: string, symbol: Symbol, mentioned: Set<string>): ApiProp {
    const optional = Boolean(symbol.flags & SymbolFlags.Optional);
    const declared = this.checker.getTypeOfSymbol(symbol) as Type;
    const type = optional ? this.withoutUndefined(declared) : declared;
    this.mention(type, mentioned);
    const item = this.describedItem(type);
    if (item) this.note(`${owner}.${symbol.name}`, '', item, mentioned);
    const values = this.valuesOf(type, symbol);
    const fallback = this.checker
      .getJsDocTagsOfSymbol(symbol)
      .find(({ name }) => name === 'default')?.text;
    return {
      name: symbol.name,
      type: literals(values, this.print(declared, symbol, optional)),
      ...(values && { values }),
      ...(optional
        ? { default: fallback ? oneLine(fallback) : 'none' }
        : { required: true as const }),
      text: oneLine(this.checker.getDocumentationCommentOfSymbol(symbol)),
    };
  }

  private withoutUndefined(type: Type): Type {
    return this.checker.getNonNullableType(type) ?? type;
  }

  /**
   * Prints a type as TypeScript does, or as the source writes it if that is much shorter: a type
   * inferred from a schema or a list of words can fill a page.
   */
  private print(type: Type, symbol: Symbol, optional: boolean): string {
    const printed = tidy(this.checker.typeToString(type, undefined, FORMAT), optional);
    const [written = printed] = this.annotations(symbol);
    return printed.length > 100 && written.length < printed.length ? written : printed;
  }

  /** Returns the types in a property's declarations. */
  private annotations(symbol: Symbol): string[] {
    return (this.nodesOf(symbol) as { type?: Node }[]).flatMap(({ type }) =>
      type ? [tidy(withoutComments(type), false)] : [],
    );
  }

  /** Returns the type of a list's items, or of a single object, if its fields are described inline. */
  private describedItem(type: Type): Type | undefined {
    const [argument] = this.checker.isArrayType(type)
      ? this.checker.getTypeArguments(type as TypeReference)
      : [type];
    if (!argument || this.isNamed(argument)) return undefined;
    const described = this.checker
      .getPropertiesOfType(argument)
      .some((one) => this.isOwn(one) && this.checker.getDocumentationCommentOfSymbol(one));
    return described ? argument : undefined;
  }

  private note(name: string, text: string, type: Type, mentioned: Set<string>): void {
    mentioned.add(name);
    this.types[name] ??= { text, props: this.propsOf(name, type, new Set(mentioned)) };
  }

  /** Returns the literals of a union that has only literals, in source order. */
  private valuesOf(type: Type, symbol: Symbol): ApiProp['values'] {
    const members = type.isUnionType() ? (type.getTypes() ?? []) : [type];
    if (!members.every((member) => member.isStringLiteralType() || member.isNumberLiteralType()))
      return undefined;
    const alias = type.getAliasSymbol();
    const order: (string | number)[] = [];
    const note = (node: Node) => {
      if (isStringLiteral(node)) order.push(node.text);
      else if (isNumericLiteral(node)) order.push(Number(node.text));
      else node.forEachChild(note);
    };
    for (const node of [symbol, ...(alias ? [alias] : [])].flatMap((one) => this.nodesOf(one)))
      note(node);
    const place = (value: string | number) =>
      order.includes(value) ? order.indexOf(value) : Number.POSITIVE_INFINITY;
    return members
      .map((member) => (member as unknown as { value: string | number }).value)
      .sort((a, b) => place(a) - place(b) || 0);
  }

  /** Records each object type of the kit that a type contains, and reads it once. */
  private mention(type: Type, mentioned: Set<string>, depth = 0): void {
    if (depth > 6) return;
    for (const part of this.partsOf(type)) this.mention(part, mentioned, depth + 1);
    const symbol = type.getAliasSymbol() ?? type.getSymbol();
    if (!symbol || !this.isNamedObject(symbol) || mentioned.has(symbol.name)) return;
    const declared = this.checker.getDeclaredTypeOfSymbol(symbol);
    const text = oneLine(this.checker.getDocumentationCommentOfSymbol(symbol));
    this.note(symbol.name, text, declared, mentioned);
    // Even if the type has been read before, because its fields' types belong to this component's list.
    for (const property of this.checker.getPropertiesOfType(declared))
      if (this.isOwn(property)) {
        const of = this.checker.getTypeOfSymbol(property);
        if (!of) continue;
        this.mention(of, mentioned, depth + 1);
        const item = this.describedItem(this.withoutUndefined(of));
        if (item) this.note(`${symbol.name}.${property.name}`, '', item, mentioned);
      }
  }

  private isNamedObject(symbol: Symbol): boolean {
    if (!this.isOwn(symbol) || !/^[A-Z]/.test(symbol.name)) return false;
    if (symbol.flags & SymbolFlags.Interface) return true;
    if (!(symbol.flags & SymbolFlags.TypeAlias)) return false;
    const declared = this.checker.getDeclaredTypeOfSymbol(symbol);
    return (
      declared.isObjectType() &&
      !(declared.objectFlags & ObjectFlags.Mapped) &&
      this.checker.getSignaturesOfType(declared, SignatureKind.Call).length === 0
    );
  }

  /** Returns the types inside a type: members of a union, items of a list, arguments, parameters. */
  private partsOf(type: Type): readonly Type[] {
    const parts: Type[] = [...(type.getAliasSymbol() ? type.getAliasTypeArguments() : [])];
    if (type.isUnionType() || type.isIntersectionType()) parts.push(...(type.getTypes() ?? []));
    else if (type.isTypeReference()) parts.push(...this.checker.getTypeArguments(type));
    if (type.isObjectType() && !this.isNamed(type))
      for (const signature of this.checker.getSignaturesOfType(type, SignatureKind.Call))
        for (const parameter of signature.getParameters()) {
          const of = this.checker.getTypeOfSymbol(parameter);
          if (of) parts.push(of);
        }
    return parts.filter(({ flags }) => !(flags & (TypeFlags.Primitive | TypeFlags.AnyOrUnknown)));
  }

  private isNamed(type: Type): boolean {
    const name = (type.getAliasSymbol() ?? type.getSymbol())?.name ?? '__type';
    return !name.startsWith('__');
  }

  /** Returns the elements whose attributes a component takes through the types its props extend. */
  private restOf(parameter: Symbol): string[] {
    const elements = new Set<string>();
    const visited = new Set<number>();
    /** Reads a declaration without its own fields. */
    const read = (node: Node): void => {
      if (isTypeLiteralNode(node) || isTypeOperatorNode(node)) return;
      if (isInterfaceDeclaration(node)) {
        node.heritageClauses?.forEach(read);
        return;
      }
      if (isTypeReferenceNode(node)) follow(node.typeName, node.typeArguments?.[0]);
      if (isExpressionWithTypeArguments(node)) follow(node.expression, node.typeArguments?.[0]);
      node.forEachChild(read);
    };
    const follow = (name: Node, argument: Node | undefined): void => {
      if (name.getText() === 'ComponentProps') {
        if (argument && isLiteralTypeNode(argument) && isStringLiteral(argument.literal))
          elements.add(argument.literal.text);
        return;
      }
      const found = this.checker.getSymbolAtLocation(name);
      const symbol =
        found && found.flags & SymbolFlags.Alias ? this.checker.getAliasedSymbol(found) : found;
      if (!symbol || visited.has(symbol.id) || !this.isOwn(symbol)) return;
      visited.add(symbol.id);
      this.nodesOf(symbol).forEach(read);
    };
    for (const node of this.nodesOf(parameter) as { type?: Node }[]) if (node.type) read(node.type);
    return [...elements];
  }
}

function readModules(project: Project, entries: readonly EntryModule[], root: string): ReadApi {
  const reader = new Reader(project, root);
  const api: Api = { components: {}, types: reader.types, aliases: {}, values: {} };
  const exported = entries.map(({ name, file }) => [name, reader.exportsOf(file)] as const);
  const found = new Map<string, Symbol>();
  const each = (visit: (key: string, symbol: Symbol, entry: string) => void) => {
    for (const [entry, symbols] of exported)
      for (const [name, symbol] of symbols) {
        // Two entries can export different things under the same name.
        const first = found.get(name) ?? symbol;
        found.set(name, first);
        visit(first.id === symbol.id ? name : `${name} (${entry})`, symbol, entry);
      }
  };
  // Components come first, because they describe the types of their props. Each has its own folder.
  each((key, symbol, entry) => {
    const folder = /^(?:\.\/)?([A-Z]\w*)$/.exec(entry)?.[1];
    if (!folder || key in api.components) return;
    const component = reader.component(key, symbol);
    if (component) api.components[key] = { entry: folder, ...component };
  });
  each((key, symbol) => {
    if (!(key in api.components || key in api.values)) {
      const value = reader.value(symbol);
      if (value !== undefined) api.values[key] = value;
    }
    if (!(key in api.types || key in api.aliases)) {
      const alias = reader.type(key, symbol);
      if (alias !== undefined) api.aliases[key] = alias;
    }
  });
  return {
    components: api.components,
    types: sorted(reader.types),
    aliases: sorted(api.aliases),
    values: sorted(api.values),
    exports: Object.fromEntries(
      exported.map(([entry, symbols]) => [entry, symbols.map(([name]) => name).sort()]),
    ),
  };
}

/**
 * Reads the exports of these modules.
 * @param config The TypeScript project that they are in.
 * @param root The folder that their own declarations are in; others are left out.
 */
export function readApi(entries: readonly EntryModule[], config: string, root: string): ReadApi {
  const api = new API({ cwd: packageRoot });
  try {
    const [project] = api.updateSnapshot({ openProjects: [config] }).getProjects();
    if (!project) throw new Error(`${config} is not a project.`);
    return readModules(project, entries, root);
  } finally {
    api.close();
  }
}
