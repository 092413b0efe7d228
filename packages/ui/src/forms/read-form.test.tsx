// @vitest-environment jsdom
/** Tests the value of each kind of control, without a browser. */
import { renderToString } from 'react-dom/server';
import type { ReactNode } from 'react';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { Checkbox } from '../primitives/controls/Checkbox/Checkbox.tsx';
import { CheckboxGroup } from '../primitives/controls/Checkbox/CheckboxGroup.tsx';
import { NumberField } from '../primitives/controls/NumberField/NumberField.tsx';
import { Radio, RadioGroup } from '../primitives/controls/RadioGroup/RadioGroup.tsx';
import { Select } from '../primitives/controls/Select/Select.tsx';
import { TextField } from '../primitives/controls/TextField/TextField.tsx';
import type { FieldPath, FieldValue } from './field-path.ts';
import { readForm } from './read-form.ts';

function formOf(fields: ReactNode): HTMLFormElement {
  document.body.innerHTML = renderToString(<form>{fields}</form>);
  return document.querySelector('form') as HTMLFormElement;
}
const valuesOf = (fields: ReactNode) => readForm(formOf(fields)).values;

const boxes = (ticked: boolean) => (
  <>
    <Checkbox name="topics" value="travel" label="Travel" defaultChecked={ticked} />
    <Checkbox name="topics" value="food" label="Food" />
    <Checkbox name="topics" value="music" label="Music" defaultChecked={ticked} />
  </>
);

describe('the values of', () => {
  test.each<[string, ReactNode, object]>([
    ['text', <TextField key="" name="a" label="A" defaultValue=" b " />, { a: ' b ' }],
    ['empty text', <TextField key="" name="a" label="A" />, { a: '' }],
    ['a number', <NumberField key="" name="a" label="A" defaultValue={2.5} />, { a: 2.5 }],
    ['an empty NumberField', <NumberField key="" name="a" label="A" />, { a: undefined }],
    ['a ticked box', <Checkbox key="" name="a" label="A" defaultChecked />, { a: true }],
    ['an unticked box', <Checkbox key="" name="a" label="A" />, { a: false }],
    ['several ticked boxes', boxes(true), { topics: ['travel', 'music'] }],
    ['several unticked boxes', boxes(false), { topics: [] }],
    [
      'the only box of a group',
      <CheckboxGroup key="" name="a" legend="A" defaultValue={['b']}>
        <Checkbox value="b" label="B" />
      </CheckboxGroup>,
      { a: ['b'] },
    ],
    [
      'radio buttons',
      <RadioGroup key="" name="a" legend="A" defaultValue="c">
        <Radio value="b" label="B" />
        <Radio value="c" label="C" />
      </RadioGroup>,
      { a: 'c' },
    ],
    [
      'a select',
      <Select key="" name="a" label="A" defaultValue="c">
        <option>b</option>
        <option>c</option>
      </Select>,
      { a: 'c' },
    ],
    [
      'a select with multiple',
      <select key="" name="a" multiple defaultValue={['b', 'c']}>
        <option>b</option>
        <option>c</option>
        <option>d</option>
      </select>,
      { a: ['b', 'c'] },
    ],
    ['a number', <input key="" type="number" name="a" defaultValue="1.5" />, { a: 1.5 }],
    ['no file', <input key="" type="file" name="a" />, { a: undefined }],
    ['no files', <input key="" type="file" name="a" multiple />, { a: [] }],
    [
      'paths',
      <>
        <TextField name="address.city" label="A" defaultValue="Oslo" />
        <TextField name="guests.0.name" label="B" defaultValue="Ada" />
        <TextField name="guests.1.name" label="C" defaultValue="Ben" />
      </>,
      { address: { city: 'Oslo' }, guests: [{ name: 'Ada' }, { name: 'Ben' }] },
    ],
    [
      'a name with hyphens',
      <TextField key="" name="guests.0.first-name" label="A" defaultValue="Ada" />,
      { guests: [{ firstName: 'Ada' }] },
    ],
    [
      'what has no value',
      <>
        <TextField name="a" label="A" disabled />
        <TextField label="B" />
        <button name="c" value="c">
          C
        </button>
        <input type="submit" name="d" value="d" />
      </>,
      {},
    ],
  ])('%s', (_, fields, values) => {
    expect(valuesOf(fields)).toEqual(values);
  });

  test.each([
    [false, (file: File) => file],
    [true, (file: File) => [file]],
  ])('a file; several allowed: %j', (multiple, expected) => {
    const form = formOf(<input type="file" name="photo" multiple={multiple} />);
    const photo = new File(['…'], 'photo.png');
    Object.defineProperty(form.elements[0], 'files', { value: [photo] });
    expect(readForm(form).values).toEqual({ photo: expected(photo) });
  });
});

test('names are in form order, even for a control elsewhere on the page', () => {
  document.body.innerHTML =
    '<input name="late" form="form"><form id="form"><input name="b"><input name="a"></form>';
  const form = document.querySelector('form') as HTMLFormElement;
  expect(readForm(form).names).toEqual(['late', 'b', 'a']);
});

test('the names that fields can have follow from the values', () => {
  interface Values {
    email: string;
    age?: number | undefined;
    photo: File;
    tags: string[];
    address: { city: string; at?: { floor: number } };
    guests: { name: string }[];
  }
  expectTypeOf<FieldPath<Values>>().toEqualTypeOf<
    | 'email'
    | 'age'
    | 'photo'
    | 'tags'
    | 'address'
    | 'address.city'
    | 'address.at'
    | 'address.at.floor'
    | 'guests'
    | `guests.${number}.name`
  >();
  expectTypeOf<FieldValue<Values, 'address.at.floor'>>().toEqualTypeOf<number>();
  expectTypeOf<FieldValue<Values, 'guests.0.name'>>().toEqualTypeOf<string>();
});
