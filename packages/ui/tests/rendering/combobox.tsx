/** Helpers for the tests of Combobox. */
import type { ComponentProps } from 'react';
import { Combobox, type ComboboxOption } from '../../src/index.ts';

export const countries: ComboboxOption[] = [
  { value: 'fr', label: 'France' },
  { value: 'de', label: 'Germany' },
  { value: 're', label: 'Resume' },
  { value: 'ré', label: 'Résumé' },
];

export const Country = (props: Partial<ComponentProps<typeof Combobox>>) => (
  <Combobox label="Country" name="country" options={countries} {...props} />
);

export const boxIn = (place: ParentNode) =>
  place.querySelector('[role=combobox]') as HTMLInputElement;
export const listIn = (place: ParentNode) => place.querySelector<HTMLElement>('[role=listbox]');
export const formIn = (place: ParentNode) => place.querySelector('form') as HTMLFormElement;

/** Sets the text as an extension does, without the setter that React puts on the element. */
export function setText(box: HTMLInputElement, text: string) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(box), 'value')?.set?.call(box, text);
}
