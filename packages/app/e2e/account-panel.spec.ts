/** The account panel of the dashboard: see, download, correct and delete the stored data. */
import { signInForm } from '@rapport/ui/testing/playwright';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import {
  type Account,
  accountOf,
  AUTH,
  axeFaults,
  codeOf,
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
} from './support.ts';

const button = (page: Page) => page.getByRole('button', { name: 'Account', exact: true });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Your account' });
const says = (page: Page, text: string) =>
  expect(panel(page).getByRole('status').filter({ hasText: text })).toBeVisible();

async function deleteWith(page: Page, password: string) {
  await panel(page).getByLabel('Password', { exact: true }).fill(password);
  await panel(page).getByRole('button', { name: 'Delete my account' }).click();
}

/** Returns the name in the profile record of an account; undefined if it has none. */
async function recordedName({ email }: Account): Promise<string | undefined> {
  const documents = `projects/${PROJECT}/databases/(default)/documents/users`;
  const response = await fetch(`${FIRESTORE}/v1/${documents}`, {
    headers: { authorization: 'Bearer owner' },
  });
  const list = (await response.json()) as {
    documents?: { fields: Record<string, { stringValue: string }> }[];
  };
  const record = list.documents?.find(({ fields }) => fields['email']?.stringValue === email);
  return record?.fields['displayName']?.stringValue;
}

test('the account panel', full, async ({ page }) => {
  const account = someone('influencer');
  await signUp(page, account);
  const [stored] = await accountOf(account.email);
  await test.step('shows the stored data, by keyboard too, and focus returns', async () => {
    await button(page).focus();
    await page.keyboard.press('Enter');
    await expect(panel(page).getByRole('definition')).toHaveText([
      account.fullName,
      account.email,
      /^Not yet/,
      'Influencer',
      new Date(Number(stored?.createdAt)).toLocaleDateString('en-US', { dateStyle: 'long' }),
    ]);
    expect(await axeFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
  });
  await button(page).click();
  await test.step('sends the link that confirms the email address again', async () => {
    await panel(page).getByRole('button', { name: 'Resend the link' }).click();
    await says(page, 'Sent.');
    expect(await mailsTo(account.email)).toEqual(['VERIFY_EMAIL', 'VERIFY_EMAIL']);
  });
  await test.step('downloads everything that is stored as JSON', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      panel(page).getByRole('button', { name: 'Download' }).click(),
    ]);
    const createdAt = expect.stringMatching(/^20\d\d-.+Z$/);
    const { email, fullName: displayName, userType } = account;
    expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toEqual({
      account: { uid: stored?.localId, email, displayName, emailVerified: false, createdAt },
      profile: { email, displayName, userType, createdAt },
    });
    await says(page, 'Saved as rapport-account.json');
  });
  await test.step('puts a corrected name in the record, the account and the welcome', async () => {
    const name = panel(page).getByLabel('Full name');
    await name.fill(' ');
    await panel(page).getByRole('button', { name: 'Save' }).click();
    await expect(name).toBeFocused();
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await name.fill('  Augusta Ada King ');
    await panel(page).getByRole('button', { name: 'Save' }).click();
    await says(page, 'Your name has been changed.');
    expect((await accountOf(account.email))[0]?.displayName).toBe('Augusta Ada King');
    expect(await recordedName(account)).toBe('Augusta Ada King');
    await page.reload();
    await expect(page.getByText('Welcome, Augusta Ada King.')).toBeVisible();
  });
});

test.describe('deleting', () => {
  test.use({ expectedError: FAILED_REQUEST });

  test(
    'needs the password, removes account and record, says so, and the address is free again',
    full,
    async ({ page }) => {
      const account = someone();
      await signUp(page, account);
      await button(page).click();
      await deleteWith(page, 'wrong horse');
      const alert = panel(page).getByRole('alert');
      await expect(alert).toHaveText('That password doesn’t match this account.');
      expect(await recordedName(account)).toBe(account.fullName);
      await deleteWith(page, account.password);
      await expect(page).toHaveURL('/login');
      await expect(
        page.getByText('Your account and your profile have been deleted.'),
      ).toBeVisible();
      expect(await accountOf(account.email)).toEqual([]);
      expect(await recordedName(account)).toBeUndefined();
      expect(await page.evaluate(() => localStorage.getItem('userType'))).toBeNull();
      await signUp(page, { ...account, userType: 'influencer' });
    },
  );

  test('that fails half-way can be undone', full, async ({ page }) => {
    const account = someone();
    await signUp(page, account);
    await page.route(`${AUTH}/**/accounts:delete*`, (route) => route.abort());
    await button(page).click();
    await deleteWith(page, account.password);
    await expect(panel(page).getByRole('alert')).toContainText(
      'Your profile was deleted, but your account wasn’t',
    );
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL('/login');

    await signInForm(page).fill(credentials(account)).submit();
    await page.getByRole('radio', { name: "I'm a Brand" }).click();
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await expectDashboard(page, account);
    expect(await recordedName(account)).toBe(account.fullName);
  });

  test('in one tab ends the session in the other', full, async ({ page, context }) => {
    const account = someone();
    await signUp(page, account);
    const other = await context.newPage();
    await open(other, '/dashboard');
    await expectDashboard(other, account);
    await button(page).click();
    await deleteWith(page, account.password);
    await expect(other).toHaveURL('/login');
    await expect(other.getByText('Your account and your profile have been deleted.')).toBeVisible();
  });

  test('is offered later if the panel could not be downloaded', full, async ({ page }) => {
    await signUp(page, someone());
    await page.route(codeOf('pages/AccountPanel.tsx'), (route) => route.abort());
    await button(page).click();
    await expect(page.getByRole('alert')).toContainText('didn’t load');
    await expect(button(page)).toBeFocused();
  });
});
