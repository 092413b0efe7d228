import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { people } from '../StorySite.tsx';
import { flow } from './flow.tsx';
import type { Visitor } from './visitor.ts';
import { walk } from './walk.ts';

const meta = preview.meta({
  title: 'Flows/Keyboard only',
  id: 'flows-keyboard-only',
  tags: ['!autodocs'],
  ...flow('/'),
});

/** Presses Enter on the skip link. Its address isn’t followed: that would end the test's page. */
async function skip({ page, press, tabTo }: Visitor) {
  await tabTo('link', 'Skip to content');
  const link: HTMLAnchorElement = page.getByRole('link', { name: 'Skip to content' });
  const jump = (event: Event) => {
    event.preventDefault();
    document.querySelector<HTMLElement>(link.hash)?.focus();
  };
  link.addEventListener('click', jump, { once: true });
  await press('{Enter}');
  await expect(page.getByRole('main')).toHaveFocus();
}

/**
 * Tabs to a control in the content. First skips the header: a new page focuses its heading after a
 * real key, but nothing after a synthetic one.
 */
async function skipTo(visitor: Visitor, role: 'link' | 'textbox', name: string) {
  const main = visitor.page.getByRole('main');
  if (!main.contains(document.activeElement)) await skip(visitor);
  await visitor.tabTo(role, name);
}

/**
 * From the skip link to the dashboard and out again without a mouse. The keys are synthetic: they
 * move the focus and press controls, but do not scroll or jump. The site focuses the heading of a
 * new page only after a real key or click, so here it does not.
 */
export const Path = meta.story({
  name: 'Keyboard only',
  play: walk({
    'Press Tab: the skip link appears': async ({ arriveAt, tabTo }) => {
      await arriveAt('Connect. Create. Monetize.');
      await tabTo('link', 'Skip to content');
    },
    'Press Enter: the focus is on the content': skip,
    'Press Tab: the header is skipped': async ({ page, tab }) => {
      await tab();
      await expect(within(page.getByRole('main')).getAllByRole('link')[0]).toHaveFocus();
    },
    'Press Tab and Shift+Tab: forth and back': async ({ tab, tabTo }) => {
      await tabTo('link', 'Learn more');
      await tab('back');
      await expect(document.activeElement).toHaveTextContent('Get started');
    },
    'Press Enter: the sign-up page opens': async ({ arriveAt, press }) => {
      await press('{Enter}');
      await arriveAt('Create your account');
    },
    'Tab to “Log in” below the form and press Enter': async (visitor) => {
      await skipTo(visitor, 'link', 'Log in');
      await visitor.press('{Enter}');
      await visitor.arriveAt('Sign in');
    },
    'Tab to the email address and type it': async (visitor) => {
      await skipTo(visitor, 'textbox', 'Email address');
      await visitor.press(people.influencer.email);
    },
    'Press Tab, type the password, press Enter': async ({ arriveAt, page, press, tab }) => {
      await tab();
      await expect(page.getByLabelText('Password')).toHaveFocus();
      await press(people.influencer.password);
      await press('{Enter}');
      await arriveAt('Influencer Dashboard');
    },
    'Tab to Account and press Enter': async ({ press, tabTo }) => {
      await tabTo('button', 'Account');
      await press('{Enter}');
      const panel = await screen.findByRole('dialog', { name: 'Your account' });
      await expect(panel).toContainElement(document.activeElement as HTMLElement);
    },
    'Press Escape: the focus is back on Account': async ({ page, press }) => {
      await press('{Escape}');
      await waitFor(() => expect(page.getByRole('button', { name: 'Account' })).toHaveFocus());
    },
    'Tab to Log out and press Enter': async ({ arriveAt, press, tabTo }) => {
      await tabTo('button', 'Log out');
      await press('{Enter}');
      await arriveAt('Sign in');
    },
  }),
});
