/** Tests the size of each kind of change to the contract. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import api from '../api.json' with { type: 'json' };
import { bumpFor, changesBetween, isWithin, membersOf } from '../scripts/changes.ts';
import { packageRoot } from '../scripts/components.ts';
import type { Contract } from '../scripts/contract.ts';
import { factsOf } from '../scripts/facts.ts';
import { currentReport } from '../scripts/generate.ts';
import { readReport, reportOf } from '../scripts/report.ts';

const kit = api as unknown as Contract;
const facts = factsOf(kit);

/** Returns the changes to the kit's contract with their sizes, as the report shows them. */
function changed(edit: (contract: Contract) => void): string[] {
  const contract = structuredClone(kit);
  edit(contract);
  return changesBetween(facts, factsOf(readReport(reportOf(contract)))).map(
    ({ size, text }) => `${size}: ${text}`,
  );
}

const propOf = (contract: Contract, component: string, name: string) =>
  contract.components[component]!.props.find((prop) => prop.name === name)!;

const drop = <Value>(list: Value[], wanted: (one: Value) => boolean) =>
  void list.splice(list.findIndex(wanted), 1);

describe('removal is major', () => {
  test.each<[string, (contract: Contract) => void, string]>([
    [
      'an entry',
      ({ entries }) => void delete entries['./themes/gazette.css'],
      'the entry ./themes/gazette.css is gone',
    ],
    [
      'an exported value',
      ({ entries }) => drop(entries['.']!, (name) => name === 'useSubmit'),
      'the export . useSubmit is gone',
    ],
    [
      'an exported type',
      ({ entries }) => drop(entries['./Button']!, (name) => name === 'ButtonProps'),
      'the export ./Button ButtonProps is gone',
    ],
    [
      'a prop',
      ({ components }) => drop(components['Button']!.props, ({ name }) => name === 'size'),
      'the prop Button.size is gone',
    ],
    [
      'a field of content',
      ({ types }) => drop(types['HeroContent']!.props, ({ name }) => name === 'actions'),
      'the prop HeroContent.actions is gone',
    ],
    [
      'the attributes of an element',
      ({ components }) => void (components['Button']!.rest = []),
      'the other props of Button button is gone',
    ],
    ['a token', ({ tokens }) => void delete tokens['color.line'], 'the token color.line is gone'],
    [
      'a custom property of a part',
      ({ parts }) => drop(parts['Alert']!.properties, (name) => name === '--rp-alert-ground'),
      'the custom property --rp-alert-ground is gone',
    ],
    [
      'a class',
      ({ parts }) => drop(parts['Button']!.classes, (name) => name === 'rp-Button-icon'),
      'the class rp-Button-icon is gone',
    ],
    [
      'an attribute',
      ({ parts }) => void delete parts['Button']!.attributes['data-busy'],
      'the attribute Button data-busy is gone',
    ],
    [
      'a state',
      ({ parts }) => drop(parts['Accordion']!.attributes['data-state']!, (one) => one === 'open'),
      'the attribute Accordion data-state=open is gone',
    ],
    [
      'a surface',
      ({ parts }) =>
        drop(parts['foundations']!.attributes['data-surface']!, (one) => one === 'ink'),
      'the attribute foundations data-surface=ink is gone',
    ],
    [
      'a word',
      ({ words }) => void delete words['Dialog.closeLabel'],
      'the word Dialog.closeLabel is gone',
    ],
  ])('%s', (_, edit, text) => {
    expect(changed(edit)).toEqual([`major: ${text}`]);
  });

  test('a whole entry is one change for all it exports', () => {
    const reported = changed((contract) => void delete contract.entries['./Button']);
    expect(reported).toEqual(['major: the entry ./Button is gone']);
  });
});

describe('narrowing is major', () => {
  test.each<[string, (contract: Contract) => void, string]>([
    [
      'a value less',
      (contract) => void (propOf(contract, 'DialogContent', 'size').type = "'sm' | 'md'"),
      "the prop DialogContent.size was 'sm' | 'md' | 'lg', is 'sm' | 'md'",
    ],
    [
      'another type',
      (contract) => void (propOf(contract, 'Alert', 'title').type = 'string'),
      'the prop Alert.title was ReactNode, is string',
    ],
    [
      'a type that cannot be compared',
      ({ values }) => void (values['toFullName'] = '(text: string, limit: number) => string'),
      'the value toFullName was (text: string) => string, is (text: string, limit: number) => string',
    ],
    [
      'a member of an exported type less',
      ({ aliases }) => void (aliases['Accent'] = "'primary' | 'secondary'"),
      "the type Accent was 'primary' | 'secondary' | 'tertiary', is 'primary' | 'secondary'",
    ],
    [
      'another default',
      (contract) => void (propOf(contract, 'Button', 'variant').default = "'ghost'"),
      "the default of Button.variant was 'solid', is 'ghost'",
    ],
    [
      'another type of a token',
      ({ tokens }) => void (tokens['color.line']!.type = 'gradient'),
      'the token color.line was --rp-color-line color, is --rp-color-line gradient',
    ],
    [
      'another name of its custom property',
      ({ tokens }) => void (tokens['color.line']!.css = '--rp-line'),
      'the token color.line was --rp-color-line color, is --rp-line color',
    ],
    [
      'a word without a name that translations use',
      ({ words }) => void (words['FileField.removeLabel'] = ''),
      'the word FileField.removeLabel was {name}, is empty',
    ],
    [
      'a newer React',
      ({ requires }) => void (requires['react'] = '>=20'),
      'the requirement react was ^19.0.0, is >=20',
    ],
    [
      'another peer',
      ({ requires }) => void (requires['vue'] = '>=3'),
      'the requirement vue is new',
    ],
  ])('%s', (_, edit, text) => {
    expect(changed(edit)).toEqual([`major: ${text}`]);
  });

  test('a prop that is now required', () => {
    const reported = changed((contract) => {
      const prop = propOf(contract, 'Alert', 'title');
      prop.required = true;
      delete prop.default;
    });
    expect(reported).toEqual([
      'major: the demand for Alert.title is new',
      'patch: the default of Alert.title is gone',
    ]);
  });

  test('a field of an object that is described on the spot less', () => {
    const reported = changed(({ types }) => {
      const stat = types['BenefitCardsBenefit']!.props.find(({ name }) => name === 'stat')!;
      stat.type = '{ value: ReactNode }';
    });
    expect(reported).toEqual(['major: the prop BenefitCardsBenefit.stat.label is gone']);
  });

  test('a new required prop', () => {
    const reported = changed(({ components }) => {
      components['Alert']!.props.push({ name: 'kind', type: 'string', required: true, text: '' });
    });
    expect(reported).toEqual([
      'major: the demand for Alert.kind is new',
      'minor: the prop Alert.kind is new',
    ]);
  });
});

describe('an addition is minor', () => {
  test.each<[string, (contract: Contract) => void, string]>([
    [
      'an entry',
      ({ entries }) => void (entries['./charts'] = ['faq']),
      'the entry ./charts is new',
    ],
    ['an export', ({ entries }) => void entries['.']!.push('useFaq'), 'the export . useFaq is new'],
    ['a command', ({ commands }) => void commands.push('rapport'), 'the command rapport is new'],
    [
      'a prop',
      ({ components }) =>
        void components['Alert']!.props.push({
          name: 'icon',
          type: 'ReactNode',
          default: 'none',
          text: '',
        }),
      'the prop Alert.icon is new',
    ],
    [
      'a value more',
      (contract) =>
        void (propOf(contract, 'DialogContent', 'size').type = "'sm' | 'md' | 'lg' | 'xl'"),
      "the prop DialogContent.size was 'sm' | 'md' | 'lg', is 'sm' | 'md' | 'lg' | 'xl'",
    ],
    [
      'a type that takes more',
      (contract) => void (propOf(contract, 'Avatar', 'name').type = 'ReactNode'),
      'the prop Avatar.name was string, is ReactNode',
    ],
    [
      'a state',
      ({ parts }) => void parts['Accordion']!.attributes['data-state']!.push('closing'),
      'the attribute Accordion data-state=closing is new',
    ],
    [
      'a custom property',
      ({ parts }) => void parts['Alert']!.properties.push('--rp-alert-gap'),
      'the custom property --rp-alert-gap is new',
    ],
    [
      'a token',
      ({ tokens }) => void (tokens['color.info'] = { css: '--rp-color-info', type: 'color' }),
      'the token color.info is new',
    ],
    [
      'a word',
      ({ words }) => void (words['Dialog.moveLabel'] = ''),
      'the word Dialog.moveLabel is new',
    ],
    [
      'a browser less to care for',
      ({ requires }) => void delete requires['samsung'],
      'the requirement samsung is gone',
    ],
  ])('%s', (_, edit, text) => {
    expect(changed(edit)).toEqual([`minor: ${text}`]);
  });

  test('a prop that is now optional', () => {
    const reported = changed((contract) => {
      const prop = propOf(contract, 'Avatar', 'name');
      delete prop.required;
      prop.default = 'none';
    });
    expect(reported).toEqual([
      'minor: the demand for Avatar.name is gone',
      'patch: the default of Avatar.name is new',
    ]);
  });

  test('a field that may be left out, of an object that is described on the spot', () => {
    const reported = changed(({ types }) => {
      const stat = types['BenefitCardsBenefit']!.props.find(({ name }) => name === 'stat')!;
      stat.type = stat.type.replace(' }', '; note?: ReactNode }');
    });
    expect(reported).toEqual(['minor: the prop BenefitCardsBenefit.stat.note is new']);
  });

  test('a new component may ask for props', () => {
    const reported = changed(({ components, entries }) => {
      entries['./Meter'] = ['Meter', 'MeterProps'];
      components['Meter'] = { ...components['Avatar']!, entry: 'Meter' };
    });
    expect(reported).toEqual([
      'minor: the entry ./Meter is new',
      'minor: the other props of Meter span is new',
    ]);
  });
});

test('a new default text is a patch', () => {
  const reported = changed(
    (contract) => void (propOf(contract, 'AnchorNav', 'label').default = "'Contents'"),
  );
  expect(reported).toEqual([
    "patch: the default of AnchorNav.label was 'On this page', is 'Contents'",
  ]);
});

test('the same values in another order are no change', () => {
  const reported = changed(
    (contract) => void (propOf(contract, 'DialogContent', 'size').type = "'lg' | 'md' | 'sm'"),
  );
  expect(reported).toEqual([]);
});

test('a new explanation is no change', () => {
  const reported = changed(({ components, types }) => {
    for (const one of [...Object.values(components), ...Object.values(types)]) {
      one.text = '';
      for (const prop of one.props) prop.text = '';
    }
  });
  expect(reported).toEqual([]);
});

describe('types', () => {
  test.each([
    ["'a' | 'b'", ["'a'", "'b'"]],
    ['string | ((value: A | B) => C | D)', ['string', '((value: A | B) => C | D)']],
    ['(value: A | B) => C | D', ['(value: A | B) => C | D']],
    ["{ one: 'x' | 'y' } | Map<A, B | C>", ["{ one: 'x' | 'y' }", 'Map<A, B | C>']],
    ["'|' | '>'", ["'|'", "'>'"]],
  ])('%s has members', (type, members) => {
    expect(membersOf(type)).toEqual(members);
  });

  test.each([
    ["'a'", 'string', true],
    ['4', 'number', true],
    ['string | number', 'ReactNode', true],
    ['A[]', 'readonly A[]', true],
    ['readonly A[]', 'A[]', false],
    ['string', "'a'", false],
    ['A', 'B', false],
  ])('%s is within %s: %s', (one, other, expected) => {
    expect(isWithin(one, other)).toBe(expected);
  });
});

test('the report has every fact, including shared ones', () => {
  const report = readFileSync(join(packageRoot, currentReport), 'utf8');
  expect(report).toContain('extends SectionBaseProps');
  expect(factsOf(readReport(report))).toEqual(facts);
});

test('each size is a step less before 1.0.0', () => {
  const bumps = (version: string) =>
    (['major', 'minor', 'patch'] as const).map((size) => bumpFor(size, version));
  expect(bumps('0.9.1')).toEqual(['minor', 'patch', 'patch']);
  expect(bumps('1.0.0')).toEqual(['major', 'minor', 'patch']);
});

test('two things with the same name are refused', () => {
  const twice = structuredClone(kit);
  twice.properties.push('--rp-alert-color');
  expect(() => factsOf(twice)).toThrow('two things called "property --rp-alert-color"');
});
