import { prepareStory } from 'storybook/preview-api';
import { describe, expect, test } from 'vitest';
import { countPictures, modesOf, type StoryFacts } from './choice.ts';
import { costLine, withChromaticParameters } from './chromatic.ts';
import { modes, type Mode } from './modes.ts';

const story = (title: string, name: string, ...tags: string[]): StoryFacts => ({
  title,
  name,
  tags,
});

const MATRIX = story('Components/Actions/Button', 'Matrix', 'matrix');
const DEFAULT = story('Components/Actions/Button', 'Default');

const PAGE = story('Pages/Login', 'Rejected', 'page');

describe('which stories have pictures', () => {
  test.each([MATRIX, DEFAULT, PAGE])('$title: $name in both schemes, at both widths', (each) => {
    const valuesOf = (key: keyof Mode) => new Set(modesOf(each).map((name) => modes[name][key]));
    expect(valuesOf('scheme')).toEqual(new Set(['light', 'dark']));
    expect(valuesOf('viewport')).toEqual(new Set([360, 1280]));
  });

  test('matrices right to left and in forced colors as well', () => {
    expect(modesOf(MATRIX)).toEqual(expect.arrayContaining(['rtl-1280', 'forced-1280']));
    expect(modesOf(DEFAULT)).toEqual(['light-1280', 'light-360', 'dark-1280', 'dark-360']);
  });

  test.each([
    story('Components/Actions/Button/Tests', 'Matrix', 'matrix', 'behavior'),
    story('Pages/Login', 'Comes back', 'behavior'),
    story('Flows/Sign up', 'Default'),
    story('Components/Actions/Button', 'Ghost'),
  ])('not $title: $name $tags', (other) => {
    expect(modesOf(other)).toEqual([]);
  });
});

describe('what Chromatic is told', () => {
  /** The parameter that Storybook makes of a story. */
  const parameterOf = ({ title, name, tags }: StoryFacts) => {
    const id = 'button--story';
    const component = { id: 'button', title, parameters: { layout: 'centered' } };
    const annotations = { id, name, tags: [...tags], moduleExport: {} };
    const project = { argTypesEnhancers: [withChromaticParameters], render: () => null };
    const { parameters } = prepareStory(annotations, component, project as never);
    expect(parameters['layout']).toBe('centered');
    return parameters['chromatic'] as { modes?: object; disableSnapshot?: boolean };
  };

  test('the modes of a story that has pictures, from the same list', () => {
    for (const each of [MATRIX, DEFAULT]) {
      const chosen = modesOf(each).map((name) => [name, modes[name]]);
      expect(parameterOf(each).modes).toEqual(Object.fromEntries(chosen));
      expect(parameterOf(each).disableSnapshot).toBeUndefined();
    }
  });

  test('to leave out every other story', () => {
    const other = story('Components/Actions/Button', 'Keyboard', 'behavior');
    expect(parameterOf(other)).toEqual({ disableSnapshot: true });
  });

  test('the number of snapshots and what they cost', () => {
    expect(countPictures([MATRIX, DEFAULT, story('Components/Text', 'Long')])).toBe(8);
    expect(costLine(Array.from({ length: 250 }, () => MATRIX))).toBe(
      '1,000 snapshots: at most $8.00, $1.60 if nothing has changed. 5,000 a month are free, which is 5 builds without a copy.',
    );
  });
});
