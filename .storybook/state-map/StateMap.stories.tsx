import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../preview.tsx';
import { StateMap } from './StateMap.tsx';

/** Every state of the site on one page. */
const meta = preview.meta({
  title: 'Pages/State map',
  id: 'pages-state-map',
  component: StateMap,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    // Its frames show other stories, each of which is checked on its own.
    a11y: { options: { iframes: false } },
  },
});

/** Choose a cell to see it. */
export const Default = meta.story();

/** A click shows the story four times, and a second click hides it. */
export const ShowsCell = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, canvasElement }) => {
    const row = within(canvas.getByRole('row', { name: /^\/faq / }));
    const visitor = row.getByRole('link', { name: 'Login' });
    await expect(row.getAllByRole('link')[4]).toHaveAttribute(
      'href',
      './?path=/story/pages-faq--default&globals=session:profileMissing',
    );
    await userEvent.click(visitor);
    const frames = () =>
      [...canvasElement.querySelectorAll('iframe')].map(({ title }) => title.split(', ').slice(1));
    // The panel is drawn once its width is known.
    await waitFor(() =>
      expect(frames()).toEqual([
        ['360 px', 'light'],
        ['1280 px', 'light'],
        ['360 px', 'dark'],
        ['1280 px', 'dark'],
      ]),
    );
    await userEvent.click(visitor);
    await waitFor(() => expect(frames()).toEqual([]));
  },
});

/** Arrow keys move from cell to cell, past those without a story. */
export const ByKeyboard = meta.story({
  tags: ['behavior'],
  play: async ({ canvas }) => {
    const contact = within(canvas.getByRole('row', { name: /^Contact Blank / }));
    const notComplete = contact.getByRole('link', { name: 'Not complete' });
    notComplete.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(contact.getByRole('link', { name: 'Failed' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(canvas.getByRole('region', { name: 'Delete account: Failed' })).toBeVisible();
  },
});
