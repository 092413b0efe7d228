/**
 * The drivers of `@rapport/ui/testing` for tests with Playwright.
 *
 * `await signUpForm(page).fill({ email }).submit()`
 */
import type { Locator, Page } from '@playwright/test';
import { driversFor, type Drivers } from './drivers.ts';
import type { DriverOptions, Place } from './place.ts';

/** Milliseconds between two attempts. */
const PAUSE = 50;

/**
 * Milliseconds that a step waits. Drivers cannot read Playwright's own limits, and a driver that
 * gives up before the test does would fail on a slow machine for no other reason.
 */
const PATIENCE = 20_000;

function placeOf(root: Page | Locator, { timeout = PATIENCE }: DriverOptions = {}): Place {
  const locator = 'goto' in root ? root.locator('html') : root;
  const at = (other: Locator) => placeOf(other, { timeout });
  return {
    all: async (selector) => (await locator.locator(selector).all()).map(at),
    byRole: async (role) => (await locator.getByRole(role).all()).map(at),
    isShown: () => locator.isVisible(),
    read: <Answer, Given>(look: (element: Element, given: Given) => Answer, given?: Given) =>
      locator.evaluate<Answer, Given | undefined>(look as never, given, { timeout }),
    click: async () => {
      // A label may cover the control it names, and would catch the click.
      const isChoice = await locator.evaluate((element) =>
        element.matches('[type="radio"], [type="checkbox"]'),
      );
      await (isChoice ? locator.press('Space') : locator.click());
    },
    fill: (text) => locator.fill(text),
    select: async (values) => void (await locator.selectOption(values)),
    upload: async (files) => {
      const payloads = files.map(async (file) => ({
        name: file.name,
        mimeType: file.type,
        buffer: Buffer.from(await file.arrayBuffer()),
      }));
      await locator.setInputFiles(await Promise.all(payloads));
    },
    press: (key) => locator.press(key),
    page: () => at(locator.page().locator('html')),
    until: async (attempt) => {
      const end = Date.now() + timeout;
      for (;;) {
        // An attempt can spend all its time on an element that has just left the page.
        const isLast = Date.now() > end;
        try {
          return await attempt();
        } catch (error) {
          if (isLast) throw error;
          await new Promise((resolve) => setTimeout(resolve, PAUSE));
        }
      }
    },
  };
}

const bound: Drivers<Page | Locator> = driversFor(placeOf);

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
