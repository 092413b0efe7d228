/** Checks that editable args have a control and that the code to copy has no stand-ins. */
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { docsSource, readableControls } from './kit-controls.ts';
import { withStandIns } from './stand-ins.ts';

const picture = createElement('img', { alt: '' });
const press = () => {};
const initialArgs = {
  content: { title: 'Coast', picture },
  children: picture,
  label: press,
  onPress: press,
  size: 'sm',
};
const argTypes = {
  content: { name: 'content', control: { type: 'object' }, description: 'What it says.' },
  label: { name: 'label', control: { type: 'text' } },
  onPress: { name: 'onPress', control: false },
  size: { name: 'size', control: { type: 'text' } },
};

const rowsOf = (name: string) => readableControls({ argTypes, initialArgs, name } as never);

test('remove the control of code, even of an undeclared arg', () => {
  const rows = rowsOf('Default');
  expect(rows['content']).toEqual({
    name: 'content',
    control: false,
    description: 'What it says. Here it is set in code.',
  });
  const expected = { control: false, description: 'Here it is set in code.' };
  expect(rows['children']).toEqual({ name: 'children', ...expected });
  expect(rows['label']).toEqual({ name: 'label', ...expected });
  expect([rows['onPress'], rows['size']]).toEqual([argTypes.onPress, argTypes.size]);
});

test('edit the texts next to elements in a Playground, and explain the names', () => {
  const rows = rowsOf('Playground');
  expect(rows['content']).toEqual({
    name: 'content',
    control: { type: 'object' },
    description: 'What it says. A name in ‹ › stands for what is set in code.',
  });
  expect(rows['children']?.control).toBe(false);
});

test('the code has the edited text and the elements as written', () => {
  const shown = { ...initialArgs, ...withStandIns({ initialArgs, name: 'Playground' } as never) };
  const code = "<Card content={{ title: 'Coast', picture: <img /> }} />";
  const parameters = { docs: { source: { snippet: { code } } } };
  const codeWith = (content: object) =>
    docsSource('', { parameters, initialArgs: shown, args: { ...shown, content } } as never);
  expect(codeWith({ title: 'Hills', picture: '‹picture 1›' })).toBe(code.replace('Coast', 'Hills'));
  expect(codeWith({ title: 'Hills' })).toBe(code);
});
