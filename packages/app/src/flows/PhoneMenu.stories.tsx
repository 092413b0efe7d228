import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { flow } from './flow.tsx';
import { walk } from './walk.ts';

const start = flow('/');

const meta = preview.meta({
  title: 'Flows/Menu on a phone',
  id: 'flows-phone-menu',
  tags: ['!autodocs'],
  ...start,
  globals: { ...start.globals, viewport: { value: 'w360' } },
  // Narrows the page, even in a wide window without the toolbar.
  decorators: (Story) => (
    <div style={{ maxInlineSize: 360, marginInline: 'auto' }}>
      <Story />
    </div>
  ),
});

/** The menu opens, and closes with its button and with a followed link. */
export const Path = meta.story({
  name: 'Menu on a phone',
  play: walk({
    'Open the home page on a phone': async ({ arriveAt, page }) => {
      await arriveAt('Connect. Create. Monetize.');
      await expect(page.getByRole('navigation', { name: 'Main' })).not.toBeVisible();
    },
    'Open the menu': async ({ area, clickOn, page }) => {
      await clickOn(await page.findByText('Menu'));
      const menu = await area('navigation', 'Main');
      for (const name of ['For Influencers', 'For Brands', 'Services', 'Login', 'Sign Up'])
        await expect(menu.getByRole('link', { name })).toBeVisible();
    },
    'Tap Close: the page is back': async ({ clickOn, page }) => {
      await clickOn(page.getByText('Close'));
      await waitFor(() => expect(page.getByText('Menu')).toBeVisible());
    },
    'Open the menu again': async ({ clickOn, page }) => {
      await clickOn(page.getByText('Menu'));
      await page.findByText('Close');
    },
    'Choose For Brands: the menu closes behind you': async ({ area, arriveAt, click, page }) => {
      await click('link', 'For Brands', await area('navigation', 'Main'));
      await arriveAt("Amplify your brand's reach");
      await expect(page.getByRole('navigation', { name: 'Main' })).not.toBeVisible();
    },
    'Open the menu: the page you are on is marked': async ({ area, clickOn, page }) => {
      await clickOn(await page.findByText('Menu'));
      const menu = await area('navigation', 'Main');
      await expect(menu.getByRole('link', { name: 'For Brands' })).toHaveAttribute(
        'aria-current',
        'page',
      );
    },
  }),
});
