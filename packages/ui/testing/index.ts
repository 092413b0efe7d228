/**
 * Drivers for tests with Testing Library, in jsdom, happy-dom or a browser. Each uses a part of the
 * kit as a visitor would, so that tests do not depend on its markup.
 *
 * `await signUpForm(container).fill({ email }).submit()`
 */
import { fireEvent, isInaccessible, waitFor, within } from '@testing-library/dom';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { driversFor, type Drivers } from './drivers.ts';
import type { DriverOptions, Place } from './place.ts';

/** The part of user-event that the drivers use. */
export type DriverUser = {
  [Name in 'click' | 'clear' | 'type' | 'keyboard' | 'selectOptions' | 'upload']: (
    ...given: Parameters<UserEvent[Name]>
  ) => Promise<unknown>;
};

export interface TestingLibraryOptions extends DriverOptions {
  /**
   * The user who performs the steps, such as Storybook's `userEvent`, which lists each step. @default a user who types without a pause
   */
  user?: DriverUser | undefined;
}

/** Whether the value of an input is set without typing. */
const isSlider = (element: Element) => element.matches('[type="range"], [type="color"]');

function placeOf(element: Element, options: TestingLibraryOptions = {}): Place {
  const { ownerDocument: document } = element;
  const user = options.user ?? userEvent.setup({ document, delay: null });
  const { timeout } = options;
  const at = (other: Element) => placeOf(other, { user, timeout });
  return {
    all: async (selector) => [...element.querySelectorAll(selector)].map(at),
    byRole: async (role) =>
      within(element as HTMLElement)
        .queryAllByRole(role)
        .map(at),
    isShown: async () => !isInaccessible(element),
    read: async <Answer, Given>(look: (own: Element, given: Given) => Answer, given?: Given) =>
      look(element, given as Given),
    click: async () => void (await user.click(element)),
    fill: async (text) => {
      if (isSlider(element)) return void fireEvent.input(element, { target: { value: text } });
      await user.clear(element);
      // Escapes braces and brackets, which name keys.
      if (text) await user.type(element, text.replaceAll(/[{[]/g, '$&$&'));
      return undefined;
    },
    select: async (values) => void (await user.selectOptions(element, values)),
    upload: async (files) => void (await user.upload(element as HTMLElement, files)),
    press: async (key) => {
      if (!element.contains(document.activeElement)) (element as HTMLElement).focus();
      await user.keyboard(`{${key}}`);
    },
    page: () => at(document.documentElement),
    until: (attempt) => {
      let last = attempt();
      const again = () => (last = attempt());
      const limits = {
        ...(timeout !== undefined && { timeout }),
        onTimeout: (error: Error) => error,
      };
      // The error of the last attempt says what is missing, without printing the page. `waitFor`
      // alone has no useful error if time runs out during an attempt.
      return last.catch(() => waitFor(again, limits)).catch(() => last);
    },
  };
}

const bound: Drivers<Element, TestingLibraryOptions> = driversFor(placeOf);

export const {
  accordion,
  applicationForm,
  changeNameForm,
  completeProfileForm,
  contactForm,
  cookieNotice,
  deleteAccountForm,
  dialog,
  faq,
  form,
  header,
  menu,
  newsletterForm,
  passwordResetForm,
  pricing,
  signInForm,
  signUpForm,
  tabs,
  toast,
} = bound;

export type * from './drivers.ts';
