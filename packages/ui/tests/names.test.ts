/** Checks that each idea has one name in props and content, and that each prop is described. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import kit from '../api.json' with { type: 'json' };
import type { Api } from '../scripts/read-api.ts';
import { src } from './source.ts';

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

const WORDS = /^(string|ReactNode)( & string)?$/;

/** The types that a name may have, as docs show them. */
const KINDS: readonly (readonly [name: RegExp, type: RegExp])[] = [
  [/^(title|text|hint|legend|caption|eyebrow|label)$/, WORDS],
  [/Label$/, /^string$/],
  [/^headingLevel$/, /^HeadingLevel$/],
  [/^content$/, /^(Partial<)?\w*Content(<.*>)?>?$/],
  [/^(picture|logo|footer|aside)$/, /^ReactNode$/],
  [/^icon$/, /^React(Node|Element)$/],
  [/^action$/, /^(ActionContent|FormAction|\{ label: .*\})$/],
  [/^actions$/, /^ActionContent\[\]$/],
  [/^link$/, /^LinkContent$/],
  [/^links$/, /^(Menu|Topic)?LinkContent\[\]$/],
  [/^stats?$/, /^\{ value: ReactNode; label: ReactNode \}(\[\])?$/],
  [/^(min|max)$/, /^number$/],
  [/^size$/, /^(('(text|[2-4]?x[sl]|sm|md|lg|display)'( \| )?)+|HeadingSize|ControlSize)$/],
  [/^onClick$/, /^\(\) => void$/],
  [/^on[A-Z]\w*Change$/, /^\(*\(\w+: [^,]+\) => void\)*( \| undefined)?$/],
];

const BRITISH = /colour|grey|centre|behaviour|favour|honour|neighbour|licence|catalogue/i;

const api = kit as unknown as Api;
const props = Object.entries({ ...api.components, ...api.types }).flatMap(([owner, one]) =>
  // A driver's names are those of its methods.
  owner.endsWith('Driver') ? [] : one.props.map((prop) => ({ owner, ...prop })),
);

test('no idea has a second name', () => {
  const faults = props
    .filter(({ name }) => name in SYNONYMS || name.endsWith('Slot') || BRITISH.test(name))
    .map(({ owner, name }) => `${owner}.${name}: call it ${SYNONYMS[name] ?? 'by its other name'}`);
  expect(faults).toEqual([]);
});

test('no name has a second type', () => {
  const faults = props.flatMap(({ owner, name, type }) =>
    KINDS.filter(([names]) => names.test(name)).flatMap(([, kind]) =>
      kind.test(type) ? [] : `${owner}.${name} is ${type}, not ${kind.source}`,
    ),
  );
  expect(faults).toEqual([]);
});

const NAMED = ['Hero', 'PricingCards', 'FaqAccordion', 'SignInForm', 'SignUpForm'];
test.each(NAMED)('%s, which the project names, has a page', (name) => {
  expect(existsSync(join(src, 'sections', name, `${name}.mdx`))).toBe(true);
});

test('every prop is described', () => {
  const faults = props.filter(({ text }) => text === '');
  expect(faults.map(({ owner, name }) => `${owner}.${name}`)).toEqual([]);
});
