/** Tests that every part can change on a translated page: nothing fails, and the change is visible. */
import { afterAll, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import api from '../../../api.json';
import type { Api } from '../../../scripts/read-api.ts';
import * as kit from '../../../src/index.ts';
import { translate, translatedFaults } from '../checks/translated.tsx';
import { leavePointer, settled, withStory } from '../mount.tsx';
import { rootsOf } from '../root-fixtures.tsx';
import { stories, storyNamed } from '../stories.ts';

afterAll(leavePointer);

const { components } = api as unknown as Api;

test.each(rootsOf(kit, stories).reached)('%s', async (name, withProps) => {
  expect(await translatedFaults(withProps, components[name]?.props ?? [])).toEqual([]);
});

type Find = (selector: string) => Element;

const submit = (find: Find) => userEvent.click(find('[type=submit]'));
const fill = (text: string) => (find: Find) => userEvent.fill(find('input, textarea'), text);

/** A visitor's actions, and the text that the part then shows. */
const acts: [name: string, act: (find: Find) => Promise<unknown>, words: string][] = [
  ['Combobox Default', fill('zzz'), 'Nothing found'],
  ['ContactForm Default', submit, 'Write a subject or a message'],
  [
    'FileField Playground',
    (find) => userEvent.upload(find('input'), new File(['1'], 'a.txt')),
    'a.txt',
  ],
  ['NewPasswordField Playground', fill('sunshine'), 'lots of people use this password'],
  ['NewsletterForm Default', submit, 'Enter your email address'],
  ['Slider Playground', fill('900'), '$900'],
  ['TextArea Playground', fill('Rye'), 'Characters left: 197'],
];

test.each(acts)('%s, by itself', async (name, act, words) => {
  const shown: string[] = [];
  for (const prepare of [() => {}, translate])
    await withStory(storyNamed(name), {}, async (container) => {
      prepare(container);
      await act((selector) => {
        const found = container.querySelector(selector);
        if (!found) throw new Error(`There is no ${selector}.`);
        return found;
      });
      await expect.poll(() => container.textContent).toContain(words);
      await settled();
      shown.push(container.textContent);
    });
  expect(shown[1]).toBe(shown[0]);
});
