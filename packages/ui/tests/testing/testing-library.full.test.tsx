// @vitest-environment jsdom
/** The drivers in jsdom, as Vitest and Jest run them. */
import { configure } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import * as drivers from '../../testing/index.ts';
import { pages, type PageName } from './pages.tsx';
import { scenarios } from './scenarios.ts';

// What jsdom lacks and the kit needs; the guide for users lists the same.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
Element.prototype.scrollIntoView ??= () => {};
Element.prototype.hasPointerCapture ??= () => false;

const show = async (page: PageName) => {
  globalThis.got = [];
  return render(pages[page]).container;
};

afterEach(() => {
  cleanup();
  location.hash = '';
});

configure({ asyncUtilTimeout: 2000 });

scenarios<Element>({
  drivers,
  show,
  got: async () => globalThis.got,
  hash: async () => location.hash,
});

test('a user of the test acts in place of the drivers’ own', async () => {
  const user = userEvent.setup({ delay: null });
  const click = vi.spyOn(user, 'click');
  await drivers.faq(await show('questions'), { name: 'Questions', user }).open('Can I cancel?');
  expect(click).toHaveBeenCalledOnce();
});

test('fake timers that advance do not stop a driver', async () => {
  const place = await show('signUp');
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    await drivers.signUpForm(place).fill({ fullName: 'Maya Okafor' });
    expect(await drivers.signUpForm(place).value('fullName')).toBe('Maya Okafor');
  } finally {
    vi.useRealTimers();
  }
});
