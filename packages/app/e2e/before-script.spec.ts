/** Changes to a page by visitors, links and browser extensions before its script runs. */
import type { Locator, Page } from '@playwright/test';
import { signUpForm } from '@rapport/ui/testing/playwright';
import { expect, expectDashboard, full, hold, ready, someone, test } from './support.ts';

const SCRIPTS = /\.js$/;

/** The pages with a form, and its number of controls. */
const forms: [path: string, count: number][] = [
  ['/login', 2],
  ['/register', 6],
  ['/contact', 6],
  ['/podcast', 6],
  ['/blog', 1],
  ['/help-center', 1],
];

/** Changes by browser extensions. Evaluated in the page. */
const changes: Record<string, () => void> = {
  'nothing else': () => {},
  'attributes of the page and of the controls': () => {
    document.documentElement.dataset['darkreaderMode'] = 'dynamic';
    document.body.setAttribute('cz-shortcut-listen', 'true');
    for (const control of document.querySelectorAll<HTMLElement>('main :is(input, textarea)')) {
      control.dataset['lpignore'] = 'true';
      control.style.backgroundColor = 'ivory';
    }
  },
  'elements around the page': () => {
    document.body.prepend(document.createElement('div'));
    document.body.append(document.createElement('div'));
  },
  'an element before each control': () => {
    for (const control of document.querySelectorAll('main :is(input, select, textarea)'))
      control.before(document.createElement('div'));
  },
  'an element at the start of the site': () =>
    document.querySelector('#root')?.prepend(document.createElement('div')),
  'an element in the header': () =>
    document.querySelector('header a')?.before(document.createElement('div')),
  'another input': () =>
    document.querySelector('main form input')?.before(document.createElement('input')),
  'translated words': () => {
    for (const part of document.querySelectorAll('main :is(label, legend, h1, h2, a)')) {
      const font = document.createElement('font');
      font.append(part.firstChild ?? '');
      part.prepend(font);
    }
  },
};

const controls = (page: Page) =>
  page.locator('main form :is(input, select, textarea):is([name], [id])');

/** Enters something into each control, as a visitor does. */
async function enterAll(all: Locator): Promise<void> {
  for (const [index, control] of (await all.all()).entries()) {
    const type = await control.evaluate((element: HTMLInputElement) => element.type);
    if (type === 'select-one') await control.selectOption({ index: 1 });
    else if (type === 'radio' || type === 'checkbox') await control.check();
    else await control.fill(type === 'email' ? 'ada@example.com' : `Typed ${index}`);
  }
}

/** Returns the values of the controls and which control has the focus. */
const stateOf = (all: Locator) =>
  all.evaluateAll((elements) =>
    (elements as HTMLInputElement[]).map((control) => ({
      name: control.name,
      entered: /radio|checkbox/.test(control.type) ? control.checked : control.value,
      caret: control === document.activeElement && control.selectionStart,
    })),
  );

test.describe('input from before the script runs stays', () => {
  // The entry logs that React could not hydrate the page.
  test.use({ expectedError: /Minified React error #418/ });

  for (const [path, count] of forms)
    test(path, full, async ({ page }) => {
      for (const [what, change] of Object.entries(changes))
        await test.step(what, async () => {
          const scripts = await hold(page, SCRIPTS);
          await page.goto(path, { waitUntil: 'commit' });
          await expect(page.locator('footer')).toBeVisible();
          await page.evaluate(change);
          await expect(controls(page)).toHaveCount(count);
          await enterAll(controls(page));
          // Moves the caret or the choice.
          await page.keyboard.press('ArrowLeft');
          const entered = await stateOf(controls(page));
          scripts();
          await ready(page);
          // A newly rendered page may wait for its pictures.
          await expect.poll(() => stateOf(controls(page))).toEqual(entered);
          await page.unroute(SCRIPTS);
        });
    });

  test(
    'the focus stays in view, although the page is away for a moment',
    full,
    async ({ page }) => {
      const scripts = await hold(page, SCRIPTS);
      await page.goto('/contact', { waitUntil: 'commit' });
      await expect(page.locator('footer')).toBeVisible();
      await page.evaluate(changes['an element in the header'] as () => void);
      const message = page.locator('textarea');
      await message.fill('Hello');
      scripts();
      await ready(page);
      await expect(message).toHaveValue('Hello');
      await expect(message).toBeFocused();
      await expect(message).toBeInViewport();
    },
  );

  test('input typed while the script loads is sent', async ({ page }) => {
    const account = someone('brand');
    const scripts = await hold(page, SCRIPTS);
    await page.goto('/register', { waitUntil: 'commit' });
    await page.getByLabel('Password', { exact: true }).waitFor();
    await page.evaluate(changes['an element before each control'] as () => void);
    await signUpForm(page).fill(account);
    scripts();
    await ready(page);
    await signUpForm(page).submit();
    await expectDashboard(page, account);
  });
});

test.describe('a link that quotes words of a closed answer opens it', () => {
  const quotes = [
    ['/faq', 'What is Rapport?', 'messages, files, approvals, contracts, and payments'],
    ['/faq', 'When and how do I get paid?', 'Payments are typically processed'],
    ['/faq', 'Can I cancel my subscription?', 'no refunds for partial months'],
    ['/contact', 'How do I apply for a job at Rapport?', 'open positions and internships'],
  ] as const;

  /** Expects that only the answer to the question is open and the quoted words are in view. */
  async function expectAnswer(page: Page, question: string, words: string) {
    const button = page.getByRole('button', { name: question, exact: true });
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(page.locator('main button[aria-expanded="true"]')).toHaveCount(1);
    await expect(page.locator('.rp-Accordion-panel', { hasText: words })).toBeInViewport();
  }

  for (const [path, question, words] of quotes)
    test(`${path}: ${words}`, full, async ({ page }) => {
      await page.goto(`${path}#:~:text=${encodeURIComponent(words)}`);
      await expectAnswer(page, question, words);
    });

  test('before its script runs, which takes it over', async ({ page }) => {
    const [, [path, question, words]] = quotes;
    const scripts = await hold(page, SCRIPTS);
    await page.goto(`${path}#:~:text=${encodeURIComponent(words)}`, { waitUntil: 'commit' });
    const answer = page.getByText(words);
    await expect(answer).toBeInViewport();
    await expect(page.getByText('no refunds for partial months')).toBeHidden();
    scripts();
    await ready(page);
    await expectAnswer(page, question, words);
    await page.getByRole('button', { name: question }).click();
    await expect(answer).toBeHidden();
  });
});

test('a link to a question opens its answer before the script runs', async ({ page }) => {
  const scripts = await hold(page, SCRIPTS);
  await page.goto('/faq#billing-10', { waitUntil: 'commit' });
  const answer = page.getByText('no refunds for partial months');
  await expect(answer).toBeInViewport();
  scripts();
  await ready(page);
  const question = page.getByRole('button', { name: 'Can I cancel my subscription?' });
  await expect(question).toHaveAttribute('aria-expanded', 'true');
  await question.click();
  await expect(answer).toBeHidden();
});
