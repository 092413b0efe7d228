/** Forms of a build with VITE_FORM_DELIVERY=firestore. */
import type { Page } from '@playwright/test';
import { applicationForm, contactForm, newsletterForm } from '@rapport/ui/testing/playwright';
import {
  axeFaults,
  DELIVERY,
  expect,
  FAILED_REQUEST,
  FIRESTORE,
  full,
  open,
  PROJECT,
  test as base,
} from './support.ts';

const test = base.extend({ baseURL: DELIVERY });

let count = 0;

/** Returns an address that no other test uses. */
const newEmail = () => `sender-${Date.now().toString(36)}-${process.pid}-${++count}@example.com`;

interface Listed {
  documents?: { fields: Record<string, object> }[];
}

/** Returns the documents of a collection that have this address. */
async function stored(collection: string, email: string): Promise<Record<string, unknown>[]> {
  const path = `projects/${PROJECT}/databases/(default)/documents/${collection}`;
  const response = await fetch(`${FIRESTORE}/v1/${path}`, {
    headers: { authorization: 'Bearer owner' },
  });
  const { documents = [] } = (await response.json()) as Listed;
  return documents
    .map(({ fields }) =>
      Object.fromEntries(
        Object.entries(fields).map(([name, value]) => [name, Object.values(value)[0]]),
      ),
    )
    .filter((fields) => fields['email'] === email);
}

/** Opens a page and lets the time pass that a person needs for a form. */
async function openForm(page: Page, path: string) {
  await page.clock.install();
  await open(page, path);
  await page.clock.fastForward(5000);
}

test.describe('with a connection that drops', () => {
  test.use({ expectedError: FAILED_REQUEST });

  test('a message arrives once, even if the first answer is lost', async ({ page }) => {
    const email = newEmail();
    await openForm(page, '/contact');
    await expect(page.getByText('Leave your email address and we’ll reply')).toBeVisible();
    await expect(page.getByText('isn’t live yet')).toHaveCount(0);
    expect(await axeFaults(page)).toEqual([]);

    const form = contactForm(page);
    const name = { firstName: 'Ada', lastName: 'Byron' };
    const fields = {
      email,
      company: 'Analytical Engines',
      subject: 'A plan',
      message: 'a'.repeat(600),
    };
    await page.route('**/documents:commit*', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await form
      .fill({ 'first-name': name.firstName, 'last-name': name.lastName, ...fields })
      .submit();
    expect(await form.message()).toContain('We couldn’t connect.');
    expect(await form.value('message')).toBe(fields.message);
    await page.unroute('**/documents:commit*');
    await form.submit();
    expect(await form.message()).toContain('Thanks, we have your message.');
    expect(await form.value('message')).toBe('');
    expect(await stored('contactMessages', email)).toEqual([{ ...name, ...fields }]);
  });

  test(
    'a form whose hidden field is filled in is stored with a mark, and says what happens',
    full,
    async ({ page }) => {
      // An id cannot have a slash, but an address can.
      const email = newEmail().replace('-', '/');
      await openForm(page, '/blog');
      const bait = page.locator('input[name="website"]');
      await expect(bait).toHaveAttribute('tabindex', '-1');
      await expect(page.getByRole('textbox', { name: 'Leave this field empty' })).toHaveCount(0);
      await bait.evaluate((input: HTMLInputElement) => (input.value = 'https://ada.example'));
      const form = newsletterForm(page);
      await page.route('**/documents:commit*', (route) => route.abort());
      await form.fill({ email }).submit();
      expect(await form.message()).toContain('We couldn’t connect.');
      await page.unroute('**/documents:commit*');
      await form.submit();
      expect(await form.message()).toContain('Your address is on the list');
      expect(await stored('newsletter', email)).toEqual([{ email, likelySpam: true }]);
    },
  );
});

test('a form that is sent at once asks for a second press', full, async ({ page }) => {
  const email = newEmail();
  // However slow the machine is, no time has passed.
  await page.clock.setFixedTime(Date.now());
  await open(page, '/contact');
  const form = contactForm(page);
  await form.fill({ email, message: 'Hello' }).submit();
  expect(await form.message()).toContain('press the button again');
  expect(await form.value('message')).toBe('Hello');
  await form.submit();
  expect(await form.message()).toContain('Thanks, we have your message.');
  expect(await stored('contactMessages', email)).toHaveLength(1);
});

test('a guest’s application arrives', full, async ({ page }) => {
  const email = newEmail();
  await openForm(page, '/podcast');
  const form = applicationForm(page);
  const fields = { name: 'Maya', email, topic: 'Saying no', socialHandles: '@maya' };
  await form.fill(fields).submit();
  expect(await form.message()).toContain('We have your application');
  expect(await stored('guestApplications', email)).toEqual([
    { ...fields, availability: '', message: '' },
  ]);
});

test('an address is on the list once, and the answer is the same', full, async ({ page }) => {
  const email = newEmail().replace('-', '/');
  const subscribe = async (written: string) => {
    await openForm(page, '/blog');
    await newsletterForm(page).fill({ email: written }).submit();
    return newsletterForm(page).message();
  };
  const answer = await subscribe(email);
  expect(answer).toContain('Your address is on the list');
  expect(await subscribe(email.toUpperCase())).toBe(answer);
  expect(await stored('newsletter', email)).toEqual([{ email }]);
});

test('a registration for an event arrives', full, async ({ page }) => {
  const email = newEmail();
  await openForm(page, '/community');
  await page.getByRole('button', { name: 'Register Now' }).first().click();
  const dialog = page.getByRole('dialog');
  const event = await dialog.getByRole('heading').innerText();
  await page.clock.fastForward(5000);
  await dialog.getByLabel('Name').fill('Maya');
  await dialog.getByLabel('Email address').fill(email);
  await dialog.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(dialog.getByText('Thanks for signing up.')).toBeVisible();
  expect(await stored('eventRegistrations', email)).toEqual([{ event, name: 'Maya', email }]);
});

test('an application for a job arrives, and its link has to be one', full, async ({ page }) => {
  const email = newEmail();
  await openForm(page, '/careers');
  await page.getByRole('button', { name: 'Apply Now' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.clock.fastForward(5000);
  await dialog.getByLabel('Name').fill('Maya');
  await dialog.getByLabel('Email address').fill(email);
  await dialog.getByLabel('Link').fill('example.com/maya');
  const send = dialog.getByRole('button', { name: 'Send application' });
  await send.click();
  await expect(dialog.getByLabel('Link')).toHaveAccessibleDescription(/begins with https:/);
  await dialog.getByLabel('Link').fill('https://example.com/maya');
  await send.click();
  await expect(dialog.getByText('Thanks for applying.')).toBeVisible();
  const [application] = await stored('jobApplications', email);
  expect(application).toMatchObject({ name: 'Maya', link: 'https://example.com/maya' });
  expect(application?.['position']).toMatch(/\w/);
});
