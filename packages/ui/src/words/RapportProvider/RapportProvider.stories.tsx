import type { ComponentProps } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#stories/preview.tsx';
import { SearchField } from '../../primitives/controls/SearchField/SearchField.tsx';
import { Link } from '../../primitives/controls/Link/Link.tsx';
import { PasswordField } from '../../primitives/controls/PasswordField/PasswordField.tsx';
import { Stat } from '../../primitives/data-display/Stat/Stat.tsx';
import { Grid } from '../../primitives/layout/Grid/Grid.tsx';
import { Stack } from '../../primitives/layout/Stack/Stack.tsx';
import { Pagination } from '../../primitives/navigation/Pagination/Pagination.tsx';
import { Text } from '../../primitives/text/Text/Text.tsx';
import { NewsletterForm } from '../../sections/NewsletterForm/NewsletterForm.tsx';
import { SignInForm } from '../../sections/SignInForm/SignInForm.tsx';
import { en } from '../en.ts';
import { he } from '../he.ts';
import { RapportProvider } from './RapportProvider.tsx';

const routed = fn();

/** Stands in for the link of a router. */
const RouterLink = ({ href, onClick, children, ...rest }: ComponentProps<'a'>) => (
  <a
    {...rest}
    href={href}
    onClick={(event) => {
      onClick?.(event);
      event.preventDefault();
      routed(href);
    }}
  >
    {children}
  </a>
);

/** A few components with default words. */
const Parts = () => (
  <Stack gap={6}>
    <PasswordField label="PIN" autoComplete="current-password" />
    <Stat label="2026" value="4,210" change={{ direction: 'up', value: '12%' }} />
    <Pagination page={2} pages={4} hrefOf={(page) => `#page-${page}`} />
    <Link href="https://example.com/" target="_blank">
      example.com
    </Link>
  </Stack>
);

const meta = preview.meta({
  title: 'Foundations/RapportProvider',
  id: 'rapportprovider',
  component: RapportProvider,
  args: { children: <Parts /> },
});

export const Default = meta.story();

export const Playground = meta.story({ args: { newTabLabel: '(new tab)', direction: 'ltr' } });

/** Links to a path go through the router; the browser handles the others. */
export const RouterLinks = meta.story({
  args: {
    linkComponent: RouterLink,
    children: (
      <Text>
        <Link href="/prices">Prices</Link> and <Link href="#terms">terms</Link>
      </Text>
    ),
  },
});

export const FollowsRouterLinks = RouterLinks.extend({
  tags: ['behavior'],
  play: async ({ canvas }) => {
    routed.mockClear();
    await userEvent.click(canvas.getByRole('link', { name: 'Prices' }));
    await expect(routed.mock.calls).toEqual([['/prices']]);
  },
});

/** A whole form in Hebrew, including its errors, without any prop. */
export const AnotherLanguage = meta.story({
  tags: ['behavior'],
  args: {
    words: he,
    direction: 'rtl',
    children: (
      <div lang="he" dir="rtl">
        <SignInForm onSubmit={() => Promise.resolve({ status: 'success' })} />
      </div>
    ),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'התחברות' });
    await expect(canvas.getByRole('button', { name: 'הצגת הסיסמה' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'התחברות' }));
    await waitFor(() =>
      expect(canvas.getByLabelText('סיסמה')).toHaveAccessibleDescription('יש להזין את הסיסמה'),
    );
  },
});

/** Words that a language omits stay English. */
export const PartOfALanguage = meta.story({
  args: {
    words: { SearchField: { submitLabel: 'Suchen' } },
    children: (
      <div lang="de">
        <SearchField label="Produkte" />
      </div>
    ),
  },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <Grid columnWidth="md" columns={2} gap={8} align="start">
      {[en, he].map((words) => (
        <RapportProvider key={words.Dialog.closeLabel} words={words}>
          <div lang={words === he ? 'he' : 'en'} dir={words === he ? 'rtl' : 'ltr'}>
            <Parts />
            <NewsletterForm onSubmit={() => Promise.resolve({ status: 'success' })} />
          </div>
        </RapportProvider>
      ))}
    </Grid>
  ),
});
