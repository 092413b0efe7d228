/** Checks that each idea has one name in props and content, as in the table of docs/architecture.md. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Visitor, type ESTree } from 'vite';
import { findComponents, isCode } from '../scripts/components.ts';
import { nameOf, parseCode, src, unique } from './source.ts';

/** Forbidden names, with the names to use instead. */
const SYNONYMS: Record<string, string> = {
  activation: 'activationMode',
  art: 'picture',
  as: 'asChild',
  captionHidden: 'labelHidden',
  captionShown: 'labelHidden',
  delay: 'delayDuration',
  describedBy: 'aria-describedby',
  description: 'text',
  figure: 'stat',
  figures: 'stats',
  heading: 'title',
  highlight: 'highlighted',
  image: 'picture',
  labelShown: 'labelHidden',
  labelledBy: 'aria-labelledby',
  legendHidden: 'labelHidden',
  legendShown: 'labelHidden',
  level: 'headingLevel',
  limit: 'maxLength',
  loading: 'busy',
  noScriptText: 'noScript',
  onFilesChange: 'onValueChange',
  onPress: 'onClick',
  space: 'padding',
  subtitle: 'text',
  url: 'href',
};

const WORDS = /^(string|ReactNode)$/;

/**
 * The types that a name may have. Every member of the type has to match, as printed by `kindsOf`.
 */
const KINDS: readonly (readonly [name: RegExp, kind: RegExp])[] = [
  [/^(title|text|hint|legend|caption|eyebrow)$/, WORDS],
  [/^label$/, WORDS],
  [/Label$/, /^string$/],
  [/^headingLevel$/, /^HeadingLevel$/],
  [/^content$/, /^(Partial<)?\w*Content(<.*>)?>?$/],
  [/^(picture|logo|footer|aside)$/, /^ReactNode$/],
  [/^icon$/, /^React(Node|Element)$/],
  [/^action$/, /^(ActionContent|FormAction|\{label\b.*\})$/],
  [/^actions$/, /^ActionContent\[\]$/],
  [/^link$/, /^LinkContent$/],
  [/^links$/, /^(Menu|Topic)?LinkContent\[\]$/],
  [/^href$/, /^string$/],
  [/^(aria-.+by|\w+Id)$/, /^string$/],
  [/^stat$/, /^\{value,label\}$/],
  [/^stats$/, /^\{value,label\}\[\]$/],
  [/^(min|max)$/, /^number$/],
  [/^size$/, /^('(text|[2-4]?x[sl]|sm|md|lg|display)'|HeadingSize|ControlSize)$/],
  [/^tone$/, /^'(default|neutral|quiet|accent|highlight|info|success|warning|danger|good|bad)'$/],
  [/^onClick$/, /^\(\)$/],
  [/^on[A-Z]\w*Change$/, /^OnChange<|,ChangeDetails\b/],
];

/** Components by the names of their folders. */
const components = new Set(findComponents().map(({ name }) => name));

/**
 * The callbacks of a section besides `onClick`: changes of a value, and events of the section as a
 * whole. An action on one of its items is the item's `action`.
 */
const SECTION_EVENTS = /^on(Click|Submit|Search|Dismiss|LogOut|[A-Z]\w*Change)$/;

const BRITISH = /colour|grey|centre|behaviour|favour|honour|neighbour|licence|catalogue/i;

/** The members of a type. A type taken from a prop of the same name is checked at that prop. */
function kindsOf(type: ESTree.TSType, name: string, code: string): string[] {
  const text = code.slice(type.start, type.end);
  switch (type.type) {
    case 'TSUndefinedKeyword':
    case 'TSNullKeyword':
      return [];
    case 'TSUnionType':
      return type.types.flatMap((one) => kindsOf(one, name, code));
    case 'TSParenthesizedType':
      return kindsOf(type.typeAnnotation, name, code);
    case 'TSArrayType':
      return [`${kindsOf(type.elementType, name, code).join('|')}[]`];
    case 'TSTypeLiteral':
      return [
        `{${type.members.map((member) => ('key' in member ? nameOf(member.key) : '')).join()}}`,
      ];
    case 'TSFunctionType':
      return [`(${type.params.map((param) => typeOf(param, code)).join()})`];
    case 'TSIndexedAccessType':
      return text.endsWith(`['${name}']`) || text === "IconProps['children']" ? [] : [text];
    default:
      return [text];
  }
}

const typeOf = (param: ESTree.ParamPattern, code: string): string => {
  const type = 'typeAnnotation' in param ? param.typeAnnotation?.typeAnnotation : undefined;
  return type ? code.slice(type.start, type.end) : '';
};

function faultsOf(code: string, file = 'sections/'): string[] {
  const faults: string[] = [];
  let owner = '';

  const judge = (name: string, type?: ESTree.TSType) => {
    const instead = SYNONYMS[name] ?? (name.endsWith('Slot') ? 'children' : undefined);
    if (instead) faults.push(`${owner}.${name}: call it ${instead}`);
    else if (file.startsWith('sections/') && /^on[A-Z]/.test(name) && !SECTION_EVENTS.test(name))
      faults.push(`${owner}.${name}: give the item an action with onClick`);
    const kinds = type ? kindsOf(type, name, code) : [];
    for (const [names, kind] of KINDS) {
      const other = names.test(name) ? kinds.find((one) => !kind.test(one)) : undefined;
      if (other) faults.push(`${owner}.${name}: is ${other}, but that name is for ${kind.source}`);
    }
  };
  const spell = (word: unknown) => {
    if (typeof word === 'string' && BRITISH.test(word) && !word.includes(' '))
      faults.push(`${word}: spell it as in American English`);
  };

  new Visitor({
    FunctionDeclaration({ id }) {
      const twin = id?.name.match(/^(.+)Link$/)?.[1];
      if (twin && components.has(twin)) faults.push(`${id?.name}: give ${twin} asChild instead`);
    },
    TSInterfaceDeclaration: ({ id }) => void (owner = id.name),
    TSTypeAliasDeclaration: ({ id }) => void (owner = id.name),
    TSPropertySignature: ({ key, typeAnnotation }) =>
      judge(nameOf(key), typeAnnotation?.typeAnnotation),
    TSMethodSignature: ({ key }) => judge(nameOf(key)),
    Identifier: ({ name }) => spell(name),
    JSXIdentifier: ({ name }) => spell(name),
    Literal: ({ value }) => spell(value),
  }).visit(parseCode(code).program);
  return unique(faults);
}

const files = readdirSync(src, { recursive: true, encoding: 'utf8' });
const modules = files.filter((file) => isCode(file) && !file.includes('generated'));

test.each(modules)('%s', (file) => {
  expect(faultsOf(readFileSync(join(src, file), 'utf8'), file)).toEqual([]);
});

test('file names use American spelling', () => {
  expect(files.filter((file) => BRITISH.test(file))).toEqual([]);
});

test.each([
  ['level?: HeadingLevel', 'Props.level: call it headingLevel'],
  ['heading: ReactNode', 'Props.heading: call it title'],
  ['labelledBy?: string', 'Props.labelledBy: call it aria-labelledby'],
  ['delay?: number', 'Props.delay: call it delayDuration'],
  ['content: ReactNode', 'Props.content: is ReactNode, but'],
  ['art?: ReactNode', 'Props.art: call it picture'],
  ['items: { image: ReactNode }[]', 'Props.image: call it picture'],
  ["as?: 'div' | 'ul'", 'Props.as: call it asChild'],
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
  ['onListen?: (episode: Episode) => void', 'Props.onListen: give the item an action'],
  ['onAction(plan: Plan): void', 'Props.onAction: give the item an action'],
  ['onValueChange?: (choice: CookieChoice) => void', 'Props.onValueChange: is (CookieChoice), but'],
  ["variant?: 'colour' | 'mono'", 'colour: spell it as in American English'],
  ['greyScale?: boolean', 'greyScale: spell it as in American English'],
])('finds the fault in %j', (member, fault) => {
  const faults = faultsOf(`export interface Props { ${member} }`);
  expect(faults).toEqual([expect.stringContaining(fault)]);
});

test('finds a component that is another one as a link', () => {
  expect(faultsOf('export function ButtonLink() {}')).toEqual([
    'ButtonLink: give Button asChild instead',
  ]);
  expect(faultsOf('export function SkipLink() {}')).toEqual([]);
});

test.each([
  "headingLevel?: SectionBaseProps<Content>['headingLevel']",
  'action: ActionContent',
  'actions?: ActionContent[]',
  'onValueChange?: (choice: CookieChoice, details: ChangeDetails) => void',
  'onDismiss?: () => void',
  'headingLevel?: HeadingLevel | undefined',
])('finds none in %j', (member) => {
  expect(faultsOf(`export interface Props { ${member} }`)).toEqual([]);
});
