import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import preview from '#stories/preview.tsx';
import { RapportProvider } from '../../../words/RapportProvider/RapportProvider.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../../text/Text/Text.tsx';
import { Button } from '../Button/Button.tsx';
import { Link } from './Link.tsx';

const meta = preview.meta({
  title: 'Components/Actions/Link',
  id: 'link',
  component: Link,
  args: { href: '#start', children: 'how shipping works' },
});

export const Default = meta.story({
  render: (args) => (
    <Stack style={{ maxInlineSize: '32rem' }}>
      <Text>
        Your order leaves the bakery the same day. Read <Link {...args} /> or{' '}
        <Link href="#contact">ask us</Link>.
      </Text>
      <Inline gap={6}>
        <Link variant="quiet" href="#breads">
          Breads
        </Link>
        <Link variant="quiet" href="#delivery">
          Delivery
        </Link>
        <Link variant="quiet" href="https://example.com/" target="_blank">
          Flour mill
        </Link>
      </Inline>
    </Stack>
  ),
});

export const Playground = meta.story({ args: { variant: 'quiet' } });

/** The name says that a new tab opens, and the other page cannot access this one. */
export const NewTab = meta.story({
  tags: ['behavior'],
  args: { href: 'https://example.com/', target: '_blank', children: 'the guidelines' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'the guidelines (opens in a new tab)' });
    await expect(link).toHaveAttribute('rel', 'external noopener');
  },
});

/**
 * Only paths go through the provider's link component; a router cannot reach other URLs. `asChild`
 * takes any link component.
 */
export const ThroughRouter = meta.story({
  tags: ['behavior'],
  render: () => (
    <RapportProvider linkComponent={RouterLink}>
      <Inline gap={6}>
        <Link href="/about">path</Link>
        <Button asChild>
          <Link href="/join">button</Link>
        </Button>
        <Link asChild variant="quiet">
          <RouterLink href="/about">link of its own</RouterLink>
        </Link>
        <Link href="#main">place in the page</Link>
        <Link href="mailto:hello@example.com">mail</Link>
        <Link href="https://example.com/">other site</Link>
        <Link href="https://example.com/here" external={false}>
          absolute address of this site
        </Link>
      </Inline>
    </RapportProvider>
  ),
  play: async ({ canvas }) => {
    const routed = canvas.getAllByRole('link').filter((link) => 'routed' in link.dataset);
    await expect(routed.map((link) => link.textContent)).toEqual([
      'path',
      'button',
      'link of its own',
    ]);
  },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack gap={4}>
      {(['primary', 'secondary', 'tertiary'] as const).flatMap((accent) =>
        (['text', 'quiet'] as const).map((variant) => (
          <Inline key={accent + variant} gap={6} data-accent={accent}>
            <Link href="#link" variant={variant}>
              {accent}, {variant}
            </Link>
            <Link href="#link" variant={variant} aria-current="page">
              current page
            </Link>
            <Link href="https://example.com/" variant={variant} target="_blank">
              a new tab
            </Link>
          </Inline>
        )),
      )}
    </Stack>
  ),
});

/** A stand-in for a router's link. */
function RouterLink({ children, ...rest }: ComponentProps<'a'>) {
  return (
    <a {...rest} data-routed="">
      {children}
    </a>
  );
}
