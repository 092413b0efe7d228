/** Tests that no component shows an English word of its own inside a provider with Hebrew words. */
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import * as kit from '../../src/index.ts';
import { en, type Words } from '../../src/words/en.ts';
import { he } from '../../src/words/he.ts';
import { rendered } from './checks/root.tsx';
import { lookAs } from './mount.tsx';
import { rootsOf } from './root-fixtures.tsx';
import { stories } from './stories.ts';

type Name = keyof Words;

/** How a test makes a component show its words. */
interface Showing {
  /** The exported component that shows the words. @default the one with the same name */
  part?: keyof typeof kit;
  /** Props that make it show the words. @default those of its fixture */
  props?: Record<string, unknown>;
  /** A visitor's actions before the words appear. @default none */
  use?: (root: HTMLElement) => unknown;
}

const chooseFile = (root: HTMLElement) => {
  const input = root.querySelector('input') as HTMLInputElement;
  const files = new DataTransfer();
  files.items.add(new File([''], 'a.txt'));
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
};

const submit = (root: HTMLElement) => root.querySelector('form')?.requestSubmit();

const errors = [
  { name: 'a', message: '1' },
  { name: 'b', message: '2' },
];

const showings: Partial<Record<Name, Showing>> = {
  AnnouncementBar: { props: { content: { text: '1' }, onDismiss: () => {} } },
  ChangeNameForm: { props: { defaultValues: {} }, use: submit },
  Combobox: {
    use: (root) => userEvent.fill(root.querySelector('[role=combobox]') as Element, '?'),
  },
  Dialog: { part: 'DialogContent' },
  ErrorSummary: { props: { errors } },
  FileField: { use: chooseFile },
  Form: { part: 'FormStatus', props: { errors } },
  Link: { props: { target: '_blank' } },
  NewPasswordField: { props: { defaultValue: '1' } },
  Popover: { part: 'PopoverContent' },
  SearchField: { props: { label: '1' } },
  Skeleton: { part: 'SkeletonRegion' },
  Stat: { props: { change: { direction: 'flat' } } },
  TextArea: { props: { maxLength: 9 } },
  Toast: { part: 'Toaster' },
};

const showingOf = (name: Name): Showing =>
  showings[name] ?? (name.endsWith('Form') ? { use: submit } : {});

const fixtures = new Map(rootsOf(kit, stories).reached);

const flat = (words: object): string[] =>
  Object.values(words).flatMap((word: string | object) =>
    typeof word === 'string' ? [word] : flat(word),
  );

/** Finds the word on the page, with any values in place of its braces. */
const patternOf = (word: string) => {
  const parts = word.split(/\{\w+\}/).map((part) => part.replaceAll(/[.?()]/g, String.raw`\$&`));
  return new RegExp(String.raw`(?<!\p{L})${parts.join('.*')}(?!\p{L})`, 'u');
};

/** Returns every text and attribute on the page. */
const said = (): string[] =>
  [...document.body.querySelectorAll('*')].flatMap((element) => [
    ...[...element.attributes].filter(({ name }) => name !== 'class').map(({ value }) => value),
    ...[...element.childNodes].filter((node) => node instanceof Text).map(({ data }) => data),
  ]);

const saidOf = (words: object): string[] => {
  const texts = said();
  return flat(words).filter((word) => texts.some((text) => patternOf(word).test(text)));
};

/** Returns the component's own words that are in Hebrew and, by mistake, in English. */
async function wordsOf(name: Name, words: Words) {
  const { part = name as keyof typeof kit, props = {}, use } = showingOf(name);
  const withProps = fixtures.get(part);
  if (!withProps) throw new Error(`${name} has no fixture: name the part that says its words.`);
  const found = { hebrew: [] as string[], english: [] as string[] };
  const component = withProps({ ...props, 'data-root': '' });
  const page = <kit.RapportProvider words={words}>{component}</kit.RapportProvider>;
  await rendered(page, async (container) => {
    await use?.(document.querySelector('[data-root]') ?? container);
    // A form's schema and a password's advice are downloaded.
    const { messages: late = words[name] } = words[name] as { messages?: object };
    await expect.poll(() => saidOf(late), { message: `${name} says its words` }).not.toEqual([]);
    found.hebrew = saidOf(he[name]);
    found.english = saidOf(en[name]);
  });
  return found;
}

const names = Object.keys(en) as Name[];

describe('says its words in Hebrew, and none in English', () => {
  test.each(names)('%s', async (name) => {
    await lookAs({ dir: 'rtl', lang: 'he' });
    const { hebrew, english } = await wordsOf(name, he);
    expect(english).toEqual([]);
    expect(hebrew).not.toEqual([]);
  });
});

test('the check finds English words', async () => {
  await lookAs({});
  const { english } = await wordsOf('SignUpForm', en);
  expect(english).toContain(en.SignUpForm.submitLabel);
});
