/** Tests every driver, whichever tool runs the test. */
import { describe, expect, test } from 'vitest';
import type { Drivers } from '../../testing/drivers.ts';
import type { PageName } from './pages.tsx';

/** A tool that runs the drivers. */
export interface Tool<Root> {
  drivers: Drivers<Root>;
  /** Renders a page alone and returns its root. */
  show(page: PageName): Promise<Root>;
  /** Returns the values that the page has recorded. */
  got(): Promise<unknown[]>;
  /** The part after `#` in the address. */
  hash(): Promise<string>;
}

const account = {
  fullName: 'Maya Okafor',
  email: 'maya@example.com',
  password: '{correct} [horse]',
  confirmPassword: '{correct} [horse]',
  userType: 'team',
};

/** A time limit for something that never happens, long enough for what comes before on a busy machine. */
const SOON = 1000;

/** The message of the error that a driver throws. */
const faultOf = (step: Promise<unknown>): Promise<string> =>
  step.then(
    () => 'no error',
    (error: Error) => error.message,
  );

export function scenarios<Root>({ drivers, show, got, hash }: Tool<Root>): void {
  describe('forms', () => {
    const { signUpForm, signInForm, contactForm, newsletterForm, form } = drivers;

    test('are filled in and sent in one chain', async () => {
      const root = await show('signUp');
      await signUpForm(root).fill(account).submit();
      expect(await signUpForm(root).status()).toBe('success');
      expect(await signUpForm(root).message()).toBe('Welcome');
      expect(await got()).toEqual([account]);
    });

    test('read errors at the fields and in the summary', async () => {
      const root = await show('signUp');
      const signUp = signUpForm(root);
      expect(await signUp.status()).toBe('idle');
      await signUp.submit();
      const errors = {
        fullName: 'Enter your full name',
        email: 'Enter your email address',
        password: 'Enter a password',
        confirmPassword: 'Enter the password again',
        userType: 'Please select account type',
      };
      expect(await signUp.errors()).toEqual(errors);
      expect(await signUp.summary()).toEqual(Object.values(errors));
      expect(await signUp.status()).toBe('invalid');
      expect(await signUp.message()).toBe('');
      expect(await got()).toEqual([]);
    });

    test('read the service’s answers', async () => {
      const signUp = signUpForm(await show('signUp'));
      await signUp.fill({ ...account, email: 'taken@example.com' }).submit();
      expect(await signUp.errors()).toEqual({ email: 'This address has an account' });
      expect(await signUp.fill({ email: 'down@example.com' }).submit().status()).toBe('error');
      expect(await signUp.message()).toBe('The service is down');
      expect(await signUp.errors()).toEqual({});
    });

    test('take labels and values in any language', async () => {
      const root = await show('hebrew');
      await signUpForm(root)
        .fill({ ...account, userType: 'For a team' })
        .submit();
      expect(await signUpForm(root).status()).toBe('success');
      expect(await got()).toEqual([account]);
    });

    test('wait for the answer', async () => {
      const root = await show('signUp');
      const signUp = signUpForm(root);
      await signUp.fill({ ...account, email: 'slow@example.com' }).submit();
      expect(await signUp.isBusy()).toBe(true);
      expect(await faultOf(signUpForm(root, { timeout: SOON }).errors())).toMatch(
        /^the form “Create your account” is still being sent\./,
      );
    });

    test('are told apart on one page', async () => {
      const root = await show('forms');
      await signInForm(root).fill({ email: 'a@example.com', password: 'secret' }).submit();
      await contactForm(root)
        .fill({ firstName: 'Maya', email: 'b@example.com', message: 'Hello' })
        .submit();
      await newsletterForm(root, { name: 'For brands' }).fill({ email: 'c@example.com' }).submit();
      expect(await newsletterForm(root, { name: 'For brands' }).status()).toBe('success');
      expect(await newsletterForm(root, { name: 'Get the newsletter' }).status()).toBe('idle');
      expect((await got()).map((one) => (one as { email: string }).email)).toEqual([
        'a@example.com',
        'b@example.com',
        'c@example.com',
      ]);
    });

    test('have fields of every kind', async () => {
      const everything = form(await show('fields'), { name: 'Everything' });
      await everything.fill({
        nickname: 'Maya',
        Seats: 12,
        start: '2026-11-24',
        volume: 40,
        Country: 'Germany',
        city: 'Porto',
        Size: 'l',
        topics: ['Food', 'tech'],
        'I accept the terms': true,
        news: false,
        resume: new File(['I can.'], 'resume.txt', { type: 'text/plain' }),
      });
      expect(await everything.value('Seats')).toBe('12');
      expect(await everything.value('City')).toBe('por');
      expect(await everything.value('size')).toBe('l');
      expect(await everything.value('news')).toBe(false);
      await everything.submit();
      expect(await got()).toEqual([
        ['resume.txt'],
        [
          ['nickname', 'Maya'],
          ['seats', '12'],
          ['start', '2026-11-24'],
          ['volume', '40'],
          ['country', 'de'],
          ['city', 'por'],
          ['size', 'l'],
          ['topics', 'food'],
          ['topics', 'tech'],
          ['terms', 'on'],
        ],
      ]);
    });

    test('say which fields and choices there are', async () => {
      const root = await show('signUp');
      const signUp = signUpForm(root, { timeout: SOON });
      expect(await faultOf(signUp.fill({ phone: '555 0100' }))).toBe(
        'No field “phone” in the form “Create your account”. It has: “Full name” (fullName), “Email address” (email), “Password” (password), “Confirm password” (confirmPassword), “Account type” (userType).',
      );
      expect(await faultOf(signUp.fill({ userType: 'robot' }).submit())).toBe(
        'No choice “robot” in “Account type”. It has: “For myself” (personal), “For a team” (team).',
      );
      expect(await faultOf(signUp.fill({ email: true }))).toBe(
        'The field “Email address” takes text or a choice, not true.',
      );
      expect(await faultOf(signInForm(root, { timeout: SOON }).submit())).toBe(
        'There is no sign-in form here (.rp-SignInForm).',
      );
      expect(await got()).toEqual([]);
    });

    test('list the names if there are several', async () => {
      const root = await show('forms');
      expect(await faultOf(newsletterForm(root, { timeout: SOON }).submit())).toBe(
        "There are 2 newsletter forms here: “Get the newsletter”, “For brands”. Say which with { name: '…' }.",
      );
    });
  });

  describe('questions', () => {
    const { faq, accordion } = drivers;

    test('open, close and are answered', async () => {
      const questions = faq(await show('questions'), { name: 'Questions' });
      expect(await questions.questions()).toEqual(['What does it cost?', 'Can I cancel?']);
      await questions.open('Can I cancel?').open('What does it cost?');
      expect(await questions.answer('Can I cancel?')).toBe('Yes, any time.');
      await questions.close('Can I cancel?').close('Can I cancel?');
      expect(await questions.isOpen('Can I cancel?')).toBe(false);
      expect(await questions.isOpen('What does it cost?')).toBe(true);
    });

    test('list the questions, and report a closed answer', async () => {
      const root = await show('questions');
      const questions = faq(root, { name: 'Questions', timeout: SOON });
      expect(await faultOf(questions.open('Is it free?'))).toBe(
        'No question “Is it free?” in this FAQ. It has: “What does it cost?”, “Can I cancel?”.',
      );
      expect(await faultOf(questions.answer('Can I cancel?'))).toBe(
        'The answer to “Can I cancel?” is closed: open it first.',
      );
      expect(await faultOf(faq(root, { name: 'Answers', timeout: SOON }).questions())).toBe(
        'No FAQ “Answers” in this place. It has: “Questions”, “More questions”.',
      );
    });

    test('are like the items of an Accordion', async () => {
      const items = accordion(await show('accordion'));
      expect(await items.open('Shipping').text('Shipping')).toBe('Three days.');
      expect(await items.close('Shipping').isOpen('Shipping')).toBe(false);
      expect(await items.titles()).toEqual(['Shipping']);
    });
  });

  describe('prices', () => {
    test('follow the period, and a plan is chosen', async () => {
      const prices = drivers.pricing(await show('prices'));
      expect(await prices.plans()).toEqual(['Basic', 'Team']);
      expect(await prices.price('Team')).toBe('$30 per month');
      expect(await prices.period('Yearly').price('Team')).toBe('$300 per year');
      await prices.choose('Team');
      expect(await got()).toEqual(['Team']);
    });

    test('say which plans and periods there are', async () => {
      const prices = drivers.pricing(await show('prices'), { timeout: SOON });
      expect(await faultOf(prices.choose('Taem'))).toBe(
        'No plan “Taem” in this price list. It has: “Basic”, “Team”.',
      );
      expect(await faultOf(prices.period('Weekly'))).toBe(
        'No billing period “Weekly” in this price list. It has: “Monthly”, “Yearly 2 months free”.',
      );
    });
  });

  describe('what opens elsewhere in the page', () => {
    const { dialog, menu, toast } = drivers;

    test('is answered: a dialog', async () => {
      const question = dialog(await show('dialog'), { name: 'Remove the draft?', timeout: SOON });
      expect(await question.isOpen()).toBe(true);
      expect(await question.title()).toBe('Remove the draft?');
      expect(await question.text()).toContain('It can’t be undone.');
      expect(await faultOf(question.choose('Keep'))).toBe(
        'No button “Keep” in this dialog. It has: “Yes, remove”, “Close”.',
      );
      await question.choose('Yes, remove').close();
      expect(await got()).toEqual(['removed']);
      expect(await question.isOpen()).toBe(false);
      expect(await faultOf(question.title())).toBe(
        'No dialog “Remove the draft?” in this page. It has: none.',
      );
    });

    test('is answered: a menu and a toast', async () => {
      const root = await show('overlays');
      const more = menu(root);
      expect(await more.items()).toEqual(['Copy', 'Archive']);
      await more.choose('Copy');
      expect(await more.isOpen()).toBe(false);
      expect(await more.open().isOpen()).toBe(true);
      expect(await more.close().isOpen()).toBe(false);
      await more.choose('Archive');
      expect(await toast(root).text()).toBe('Archived It is in the archive.');
      await toast(root).choose('Undo');
      expect(await toast(root).all()).toEqual([]);
      expect(await got()).toEqual(['copied', 'undone']);
      await more.choose('Archive');
      await toast(root).close();
      expect(await toast(root).all()).toEqual([]);
    });

    test('says which items there are', async () => {
      const more = menu(await show('overlays'), { timeout: SOON });
      expect(await faultOf(more.choose('Paste'))).toBe(
        'No item “Paste” in this menu. It has: “Copy”, “Archive”.',
      );
    });
  });

  test('tabs are chosen', async () => {
    const views = drivers.tabs(await show('tabs'), { name: 'Views', timeout: SOON });
    expect(await views.chosen()).toBe('List');
    expect(await views.choose('Board').text()).toBe('A board');
    expect(await faultOf(views.choose('Map'))).toBe(
      'No tab “Map” in these tabs. It has: “List”, “Board”.',
    );
  });

  test('a header leads on, and opens its groups', async () => {
    const bar = drivers.header(await show('header'), { timeout: SOON });
    await bar.open('Product').choose('Tour');
    await expect.poll(hash).toBe('#tour');
    await bar.choose('Sign up');
    expect(await got()).toEqual(['sign up']);
    expect(await faultOf(bar.choose('Careers'))).toMatch(
      /^No link or button “Careers” in this header\. It has: .*“Prices”/,
    );
  });

  test.each([
    ['acceptAll', { stats: true, ads: true }],
    ['rejectAll', { stats: false, ads: false }],
  ] as const)('a cookie notice is answered: %s', async (answer, choice) => {
    const notice = drivers.cookieNotice(await show('cookies'));
    await notice[answer]();
    expect(await got()).toEqual([{ necessary: true, ...choice }]);
    expect(await notice.isOpen()).toBe(false);
  });

  test('a cookie notice lets one choose', async () => {
    const notice = drivers.cookieNotice(await show('cookies'));
    await notice.allow(['Statistics']);
    expect(await got()).toEqual([{ necessary: true, stats: true, ads: false }]);
  });
}
