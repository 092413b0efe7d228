/** One name for one idea in props and content, as the table in docs/architecture.md has it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseSync } from 'vite';
import { isCode, packageRoot } from '../scripts/components.ts';

/** What nothing is called, and what it is called instead. */
const SYNONYMS: Record<string, string> = {
  art: 'picture',
  describedBy: 'aria-describedby',
  description: 'text',
  figure: 'stat',
  figures: 'stats',
  heading: 'title',
  highlight: 'highlighted',
  image: 'picture',
  labelledBy: 'aria-labelledby',
  level: 'headingLevel',
  loading: 'busy',
  noScriptText: 'noScript',
  onPress: 'onClick',
  space: 'padding',
  subtitle: 'text',
  url: 'href',
};

const WORDS = /^(string|ReactNode)$/;

/** What a name always is: every member of its type, as `kindsOf` writes it. */
const KINDS: readonly (readonly [name: RegExp, kind: RegExp])[] = [
  [/^(title|text|hint|legend|caption|eyebrow)$/, WORDS],
  [/^label$/, WORDS],
  [/Label$/, /^string$/],
  [/^headingLevel$/, /^HeadingLevel$/],
  [/^(picture|logo|footer|aside)$/, /^ReactNode$/],
  [/^icon$/, /^React(Node|Element)$/],
  [/^action$/, /^(ActionContent|ButtonContent|\{label\b.*\})$/],
  [/^actions$/, /^(ActionContent|ButtonContent|ActionContent\|ButtonContent)\[\]$/],
  [/^link$/, /^LinkContent$/],
  [/^links$/, /^LinkContent\[\]$/],
  [/^href$/, /^string$/],
  [/^(aria-.+by|\w+Id)$/, /^string$/],
  [/^stat$/, /^\{value,label\}$/],
  [/^stats$/, /^\{value,label\}\[\]$/],
  [/^(min|max)$/, /^number$/],
  [/^size$/, /^('(text|[2-4]?x[sl]|sm|md|lg|display)'|HeadingSize)$/],
  [/^tone$/, /^'(default|neutral|quiet|accent|highlight|info|success|warning|danger|good|bad)'$/],
  [/^onClick$/, /^\(\)$/],
  [/^onAction$/, /^\((?!Event\b)[A-Z]\w*\)$/],
];

const BRITISH = /colour|grey|centre|behaviour|favour|honour|neighbour|licence|catalogue/i;

/** Of an AST node, the fields read here. */
interface Node {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

const childrenOf = (node: Node) => Object.values(node).flat().filter(isNode);

/** A property or method of an interface or of an object type. */
const isMember = ({ type }: Node) => type === 'TSPropertySignature' || type === 'TSMethodSignature';

const nameOf = ({ key }: Node) => {
  const { name, value } = key as { name?: string; value?: string };
  return String(name ?? value);
};

const annotationOf = ({ typeAnnotation }: Node) =>
  (typeAnnotation as { typeAnnotation: Node } | undefined)?.typeAnnotation;

/** The members of a type; what it takes over from the prop of the same name is judged there. */
function kindsOf(type: Node, name: string, code: string): string[] {
  const kinds = (node: Node) => kindsOf(node, name, code);
  const text = code.slice(type.start, type.end);
  switch (type.type) {
    case 'TSUndefinedKeyword':
    case 'TSNullKeyword':
      return [];
    case 'TSUnionType':
      return (type['types'] as Node[]).flatMap(kinds);
    case 'TSParenthesizedType':
      return kinds(type['typeAnnotation'] as Node);
    case 'TSArrayType':
      return [`${kinds(type['elementType'] as Node).join('|')}[]`];
    case 'TSTypeLiteral':
      return [`{${(type['members'] as Node[]).filter(isMember).map(nameOf).join(',')}}`];
    case 'TSFunctionType': {
      const types = (type['params'] as Node[]).map(annotationOf);
      return [`(${types.map((param) => (param ? kinds(param).join('|') : '')).join(',')})`];
    }
    case 'TSIndexedAccessType':
      return text.endsWith(`['${name}']`) || text === "IconProps['children']" ? [] : [text];
    default:
      return [text];
  }
}

function faultsOf(code: string): string[] {
  const faults = new Set<string>();
  const judge = (member: Node, owner: string) => {
    const name = nameOf(member);
    const place = `${owner}.${name}`;
    const instead = SYNONYMS[name] ?? (name.endsWith('Slot') ? 'children' : undefined);
    if (instead) faults.add(`${place}: call it ${instead}`);
    const type = annotationOf(member);
    if (!type) return;
    const kinds = kindsOf(type, name, code);
    for (const [names, kind] of KINDS) {
      const other = names.test(name) ? kinds.find((one) => !kind.test(one)) : undefined;
      if (other) faults.add(`${place}: is ${other}, but that name is for ${kind.source}`);
    }
  };
  const visit = (node: Node, owner: string) => {
    const named = (node['id'] as { name?: string } | undefined)?.name;
    if (isMember(node)) judge(node, owner);
    const word = node['name'] ?? node['value'];
    if (typeof word === 'string' && /Identifier$|^Literal$/.test(node.type)) {
      if (BRITISH.test(word) && !/\s/.test(word)) faults.add(`${word}: spell it as in American`);
    }
    const inner = /^TS(Interface|TypeAlias)Declaration$/.test(node.type) && named ? named : owner;
    for (const child of childrenOf(node)) visit(child, inner);
  };
  visit(parseSync('module.tsx', code).program as unknown as Node, '');
  return [...faults];
}

const files = readdirSync(join(packageRoot, 'src'), { recursive: true, encoding: 'utf8' });
const modules = files.filter((file) => isCode(file) && !file.includes('generated'));

test.each(modules)('%s', (file) => {
  expect(faultsOf(readFileSync(join(packageRoot, 'src', file), 'utf8'))).toEqual([]);
});

test('files are spelled as in American', () => {
  expect(files.filter((file) => BRITISH.test(file))).toEqual([]);
});

test.each([
  ['level?: HeadingLevel', 'Props.level: call it headingLevel'],
  ['heading: ReactNode', 'Props.heading: call it title'],
  ['labelledBy?: string', 'Props.labelledBy: call it aria-labelledby'],
  ['art?: ReactNode', 'Props.art: call it picture'],
  ['items: { image: ReactNode }[]', 'Props.image: call it picture'],
  ['onPress(): void', 'Props.onPress: call it onClick'],
  ['menuSlot?: ReactNode', 'Props.menuSlot: call it children'],
  ['headingLevel?: number', 'Props.headingLevel: is number, but that name is for ^HeadingLevel$'],
  ['title?: boolean', 'Props.title: is boolean, but'],
  ['action?: string', 'Props.action: is string, but'],
  ['action: ReactNode', 'Props.action: is ReactNode, but'],
  ['action: { href: string }', 'Props.action: is {href}, but'],
  ['links?: ReactNode', 'Props.links: is ReactNode, but'],
  ['submitLabel: ReactNode', 'Props.submitLabel: is ReactNode, but'],
  ["tone?: 'mono'", "Props.tone: is 'mono', but"],
  ["size?: 'narrow'", "Props.size: is 'narrow', but"],
  ['onAction?: (title: string) => void', 'Props.onAction: is (string), but'],
  ['onAction?: () => void', 'Props.onAction: is (), but'],
  ["variant?: 'colour' | 'mono'", 'colour: spell it as in American'],
  ['greyScale?: boolean', 'greyScale: spell it as in American'],
])('finds the fault in %j', (member, fault) => {
  const faults = faultsOf(`export interface Props { ${member} }`);
  expect(faults).toEqual([expect.stringContaining(fault)]);
});

test.each([
  "headingLevel?: SectionBaseProps<Content>['headingLevel']",
  'action: { label: string; href?: string }',
  'actions: (ActionContent | ButtonContent)[]',
  'onAction?: (plan: PricingPlan) => void',
  'headingLevel?: HeadingLevel | undefined',
])('finds none in %j', (member) => {
  expect(faultsOf(`export interface Props { ${member} }`)).toEqual([]);
});
