/** Shared by the tests in all engines. */
import { visualFaults } from '@rapport/browsers/faults';
import { expect, type Visitor } from '@rapport/browsers/test';
import { CHOICE, DASHBOARD, isReady, type Account } from '../support.ts';

/** Opens a page of the site and waits until it is ready for input. */
export async function open(visitor: Visitor, path: string): Promise<void> {
  await visitor.open(path);
  await visitor.until(isReady, null, `${path} to be ready`);
}

/** Waits until the current page has this title and is ready for input. */
export async function expectTitle(visitor: Visitor, title: RegExp): Promise<void> {
  await expect.poll(() => visitor.evaluate(() => document.title).catch(() => '')).toMatch(title);
  await visitor.until(isReady, null, `${title} to be ready`);
}

/** Waits until the element with the focus matches this selector. */
export const expectFocus = (visitor: Visitor, selector: string): Promise<void> =>
  visitor.until(
    (wanted) => document.activeElement?.matches(wanted) ?? false,
    selector,
    `the focus on ${selector}`,
  );

/** Waits until this text is visible on the page. */
export const expectText = (visitor: Visitor, text: string): Promise<void> =>
  visitor.until((wanted) => document.body.innerText.includes(wanted), text, `the text “${text}”`);

/** Fails if anything went wrong on the pages of this tab. */
export async function expectNoErrors(visitor: Visitor): Promise<void> {
  expect(await visitor.errors()).toEqual([]);
}

/** Looks for faults in the page's drawings, pictures and width, at two widths. */
export async function expectSound(visitor: Visitor): Promise<void> {
  for (const width of [390, 1280]) {
    await visitor.resize(width, 844);
    expect.soft(await visitor.evaluate(visualFaults), `${width} px`).toEqual([]);
  }
  await expectNoErrors(visitor);
}

/** Fills in the sign-up form without submitting it. */
export async function fillSignUp(visitor: Visitor, account: Account): Promise<void> {
  await visitor.fill('Full Name', account.fullName);
  await visitor.fill('Email address', account.email);
  await visitor.fill('Password', account.password);
  await visitor.fill('Confirm Password', account.password);
  await visitor.click({ role: 'radio', name: CHOICE[account.userType] });
}

/** Waits for the dashboard of this account. */
export async function expectDashboard(visitor: Visitor, account: Account): Promise<void> {
  await visitor.arrives('/dashboard');
  await visitor.sees({ role: 'heading', name: DASHBOARD[account.userType] });
}
