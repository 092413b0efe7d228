/** The account panel of the dashboard: see, download, correct and delete the stored data. */
import { signInForm } from '@rapport/ui/testing/playwright';
import { readFile } from 'node:fs/promises';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import {
  type Account,
  accountOf,
  AUTH,
  backendRequests,
  credentials,
  expect,
  expectDashboard,
  FAILED_REQUEST,
  FIRESTORE,
  full,
  mailsTo,
  open,
  PROJECT,
  signUp,
  someone,
  test,
  codeOf,
} from './support.ts';

const button = (page: Page) => page.getByRole('button', { name: 'Account', exact: true });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Your account' });

async function openPanel(page: Page) {
  await button(page).click();
  await expect(panel(page)).toBeVisible();
}

async function deleteWith(page: Page, password: string) {
  await panel(page).getByLabel('Password', { exact: true }).fill(password);
  await panel(page).getByRole('button', { name: 'Delete my account' }).click();
}

type Fields = Record<string, { stringValue: string }>;

/**
 * Returns the profile record of an account, read with administrator rights; null if it has none.
 */
async function recordOf(uid: string): Promise<Fields | null> {
  const documents = `projects/${PROJECT}/databases/(default)/documents`;
  const response = await fetch(`${FIRESTORE}/v1/${documents}:batchGet`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ documents: [`${documents}/users/${uid}`] }),
  });
  const [answer] = (await response.json()) as (
    | { found: { fields: Fields } }
    | { missing: string }
  )[];
  expect(answer).toBeDefined();
  return answer && 'found' in answer ? answer.found.fields : null;
}

async function uidOf({ email }: Account): Promise<string> {
  const [account] = await accountOf(email);
  expect(account).toBeDefined();
  return account?.localId ?? '';
}

test('the account panel', async ({ page }) => {
  const account = someone('influencer');
  await signUp(page, account);
  await test.step('shows the stored data, by keyboard too, and focus returns', async () => {
    const [stored] = await accountOf(account.email);
    const title = await page.title();
    await button(page).focus();
    await page.keyboard.press('Enter');
    await expect(panel(page).getByRole('definition')).toHaveText([
      account.fullName,
      account.email,
      /^Not yet/,
      'Influencer',
      new Date(Number(stored?.createdAt)).toLocaleDateString('en-US', { dateStyle: 'long' }),
    ]);
    // Focus is inside and stays there.
    for (let step = 0; step < 12; step += 1) {
      await expect(panel(page).locator(':focus')).toHaveCount(1);
      await page.keyboard.press('Tab');
    }
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
    await expect(page).toHaveTitle(title);
    await expectDashboard(page, account);
  });
  await openPanel(page);
  await test.step('sends the link that confirms the email address again', async () => {
    await panel(page).getByRole('button', { name: 'Resend the link' }).click();
    await expect(panel(page).getByRole('status').filter({ hasText: 'Sent.' })).toBeVisible();
    expect(await mailsTo(account.email)).toEqual(['VERIFY_EMAIL', 'VERIFY_EMAIL']);
  });
  await test.step('downloads everything that is stored as JSON', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      panel(page).getByRole('button', { name: 'Download' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('rapport-account.json');
    const uid = await uidOf(account);
    const createdAt = expect.stringMatching(/^20\d\d-.+Z$/);
    const { email, fullName: displayName, userType } = account;
    expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toEqual({
      account: { uid, email, displayName, emailVerified: false, createdAt },
      profile: { email, displayName, userType, createdAt },
    });
    await expect(
      panel(page).getByRole('status').filter({ hasText: 'Saved as rapport-account.json' }),
    ).toBeVisible();
  });
  await test.step('does not send an empty name', async () => {
    await expect(panel(page).getByLabel('Full name')).toHaveValue(account.fullName);
    const requests = backendRequests(page);
    await panel(page).getByLabel('Full name').fill(' ');
    await panel(page).getByRole('button', { name: 'Save' }).click();
    await expect(panel(page).getByLabel('Full name')).toBeFocused();
    await expect(panel(page).getByLabel('Full name')).toHaveAttribute('aria-invalid', 'true');
    expect(requests).toEqual([]);
  });
  await test.step('puts a corrected name in the record, the account and the welcome', async () => {
    const name = panel(page).getByLabel('Full name');
    await name.fill('  Augusta Ada King ');
    await panel(page).getByRole('button', { name: 'Save' }).click();
    await expect(
      panel(page).getByRole('status').filter({ hasText: 'Your name has been changed.' }),
    ).toBeVisible();
    await expect(name).toHaveValue('Augusta Ada King');
    await expect(panel(page).getByRole('definition').first()).toHaveText('Augusta Ada King');

    const [stored] = await accountOf(account.email);
    expect(stored?.displayName).toBe('Augusta Ada King');
    const record = await recordOf(await uidOf(account));
    expect(record?.['displayName']?.stringValue).toBe('Augusta Ada King');
    await page.reload();
    await expect(page.getByText('Welcome, Augusta Ada King.')).toBeVisible();
  });
});

test.describe('deleting', () => {
  test.use({ expectedError: FAILED_REQUEST });

  test('removes account and record, says so, and the address is free again', async ({ page }) => {
    const account = someone();
    await signUp(page, account);
    const uid = await uidOf(account);
    expect(await recordOf(uid)).not.toBeNull();
    await openPanel(page);
    await deleteWith(page, account.password);
    await expect(page).toHaveURL('/login');
    await expect(page.getByText('Your account and your profile have been deleted.')).toBeVisible();
    expect(await accountOf(account.email)).toEqual([]);
    expect(await recordOf(uid)).toBeNull();
    expect(await page.evaluate(() => localStorage.getItem('userType'))).toBeNull();

    await signInForm(page).fill(credentials(account)).submit();
    await expect(page.getByRole('alert')).toContainText('don’t match an account');
    await signUp(page, { ...account, userType: 'influencer' });
  });

  test('needs the right password', full, async ({ page }) => {
    const account = someone();
    await signUp(page, account);
    await openPanel(page);
    await deleteWith(page, 'wrong horse');
    const alert = panel(page).getByRole('alert');
    await expect(alert).toHaveText('That password doesn’t match this account.');
    expect(await recordOf(await uidOf(account))).not.toBeNull();
    await deleteWith(page, account.password);
    await expect(page).toHaveURL('/login');
    expect(await accountOf(account.email)).toEqual([]);
  });

  test('that fails half-way can be repeated', full, async ({ page }) => {
    const account = someone();
    await signUp(page, account);
    await page.route(`${AUTH}/**/accounts:delete*`, (route) => route.abort());
    await openPanel(page);
    await deleteWith(page, account.password);
    await expect(panel(page).getByRole('alert')).toContainText(
      'Your profile was deleted, but your account wasn’t',
    );
    expect(await recordOf(await uidOf(account))).toBeNull();
    await page.unroute(`${AUTH}/**/accounts:delete*`);
    await deleteWith(page, account.password);
    await expect(page).toHaveURL('/login');
    expect(await accountOf(account.email)).toEqual([]);
  });

  test('that fails half-way can be undone', full, async ({ page }) => {
    const account = someone();
    await signUp(page, account);
    await page.route(`${AUTH}/**/accounts:delete*`, (route) => route.abort());
    await openPanel(page);
    await deleteWith(page, account.password);
    await expect(panel(page).getByRole('alert')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL('/login');

    await signInForm(page).fill(credentials(account)).submit();
    await page.getByRole('radio', { name: "I'm a Brand" }).click();
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await expectDashboard(page, account);
    expect(await recordOf(await uidOf(account))).not.toBeNull();
  });

  test('with a lost last answer is noticed at the next attempt', full, async ({ page }) => {
    const account = someone();
    await signUp(page, account);
    await page.route(`${AUTH}/**/accounts:delete*`, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await openPanel(page);
    await deleteWith(page, account.password);
    await expect(panel(page).getByRole('alert')).toBeVisible();
    await deleteWith(page, account.password);
    await expect(page).toHaveURL('/login');
    await expect(page.getByText('Your account and your profile have been deleted.')).toBeVisible();
  });

  test('in one tab ends the session in the other', full, async ({ page, context }) => {
    const account = someone();
    await signUp(page, account);
    const other = await context.newPage();
    await open(other, '/dashboard');
    await expectDashboard(other, account);
    await openPanel(page);
    await deleteWith(page, account.password);
    await expect(other).toHaveURL('/login');
    await expect(other.getByText('Your account and your profile have been deleted.')).toBeVisible();
  });

  // If the other tab stored the user of the deleted account, both tabs would be signed in again.
  test('in one tab lets the other store nothing', full, async ({ page, context }) => {
    const account = someone();
    await signUp(page, account);
    const other = await context.newPage();
    await other.addInitScript(() => {
      const log: string[] = [];
      Object.assign(window, { log });
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function logged(key, value) {
        log.push(`stores ${key}`);
        setItem.call(this, key, value);
      };
      addEventListener('storage', ({ key }) => log.push(`hears of ${key}`));
    });
    const log = () => other.evaluate(() => (window as unknown as { log: string[] }).log);
    await open(other, '/dashboard');
    await expectDashboard(other, account);
    const before = await log();
    await page.route(`${AUTH}/**/accounts:delete*`, (route) => route.abort());
    await openPanel(page);
    await deleteWith(page, account.password);
    await expect(panel(page).getByRole('alert')).toContainText('your account wasn’t');
    // Confirming the password also stores the user again.
    const after = async () => (await log()).slice(before.length);
    await expect.poll(after).toContainEqual(expect.stringContaining('hears of firebase:authUser:'));
    expect(await after()).not.toContainEqual(expect.stringContaining('stores'));
  });
});

test.describe('without a connection', () => {
  test.use({ expectedError: FAILED_REQUEST });

  test('the panel says what is missing, and opens later', full, async ({ page }) => {
    const account = someone();
    await signUp(page, account);
    await page.route(codeOf('pages/AccountPanel.tsx'), (route) => route.abort());
    await button(page).click();
    await expect(page.getByRole('alert')).toContainText('didn’t load');
    await expect(button(page)).toBeFocused();
  });

  test(
    'a link that could not be sent is reported, and can be sent again',
    full,
    async ({ page }) => {
      const account = someone();
      await signUp(page, account);
      await page.route(codeOf('session/account-actions.ts'), (route) => route.abort());
      await page.reload();
      await openPanel(page);
      const resend = panel(page).getByRole('button', { name: 'Resend the link' });
      await resend.click();
      await expect(panel(page).getByRole('alert')).toContainText('didn’t load');
      expect(await mailsTo(account.email)).toEqual(['VERIFY_EMAIL']);

      await page.unroute(codeOf('session/account-actions.ts'));
      await resend.click();
      await expect(panel(page).getByRole('status').filter({ hasText: 'Sent.' })).toBeVisible();
    },
  );
});
