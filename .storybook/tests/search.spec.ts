/** Checks that the sidebar's search finds parts by the words that people use. */
import { expect, test, type Page } from '@playwright/test';

/** The typed phrase, and the name and place of an entry that must be among the first results. */
const PHRASES: [phrase: string, found: RegExp][] = [
  ['sign up', /SignUpForm|Sign up, register/],
  ['register', /Register|Sign up, register/],
  ['log in', /Login|Log in, sign in/],
  ['log out', /Log out/i],
  ['forgot password', /Forgot password/],
  ['delete account', /DeleteAccountForm|Delete account/],
  ['monetize', /monetize/i],
  ['404', /404/],
  ['dark', /Dark/],
  ['spacing', /Spacing/],
  ['shadow', /Shadow/],
  ['font', /fonts/i],
  ['color', /Color/],
  ['cancel my subscription', /Cancel my subscription/],
  ['price', /Plans, prices|Pricing/],
  ['modal', /Modal/],
  ['dropdown', /Dropdown/],
  ['toggle', /Toggle/],
  ['snackbar', /Snackbar/],
  ['upload', /Upload/],
  ['date picker', /Date picker/],
  ['autocomplete', /Autocomplete/],
  ['loading', /Loading/],
  ['hamburger', /Hamburger/],
  ['cookie', /Cookie/],
  ['podcast', /Podcast/],
  ['influencer', /influencer/i],
  ['newsletter', /Newsletter/],
  ['chart', /BarChart|Charts/],
  ['right to left', /Right to left/i],
  ['validation', /validation/],
  ['contact us', /contact/i],
];

const FIELD = 'input[type=search]';

async function searchNonsense(page: Page): Promise<void> {
  await page.locator(FIELD).fill('qqqzzz');
  await expect(page.getByText('No components found')).toBeVisible();
}

test.beforeEach(async ({ page }) => {
  await page.goto('/?path=/docs/welcome--docs');
  await expect(page.getByRole('link', { name: 'Index' })).toBeVisible();
});

test('thirty phrases lead to the right place', async ({ page }) => {
  expect(PHRASES.length).toBeGreaterThanOrEqual(30);
  const field = page.locator(FIELD);
  const results = page.getByRole('listbox').getByRole('option');
  const first = async () => (await results.allTextContents()).slice(0, 5).join('\n');
  for (const [phrase, found] of PHRASES) {
    // Clears the results of the last phrase.
    await searchNonsense(page);
    await field.fill(phrase);
    await expect.poll(first, phrase).toMatch(found);
  }
});

test('nonsense finds nothing', ({ page }) => searchNonsense(page));
