import { useId } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#stories/preview.tsx';
import { Card } from '../../data-display/Card/Card.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Heading } from '../../text/Heading/Heading.tsx';
import { Text } from '../../text/Text/Text.tsx';
import { SkipLink } from './SkipLink.tsx';

const meta = preview.meta({
  title: 'Components/Navigation/SkipLink',
  id: 'skiplink',
  component: SkipLink,
  render: function WithTarget(args) {
    const id = useId();
    return (
      <>
        <SkipLink {...args} href={`#${id}`} />
        <div id={id} tabIndex={-1}>
          <Text>Press Tab to see the link.</Text>
        </div>
      </>
    );
  },
});

/** Shows the link as it looks with focus. */
export const Default = meta.story({
  render: function Render(args) {
    const id = useId();
    return (
      <Card padding="none" style={{ contain: 'layout', maxInlineSize: '40rem' }}>
        <SkipLink {...args} href={`#${id}`} style={{ transform: 'none' }} />
        <Stack style={{ padding: '6rem 1.5rem 2rem' }}>
          <Heading id={id}>A guide to baking at night</Heading>
          <Text tone="quiet">The first Tab stop of a page leads here, past its header.</Text>
        </Stack>
      </Card>
    );
  },
});

/** The link is off screen until Tab reaches it, and again when focus moves on to the content. */
export const Appears = meta.story({
  tags: ['behavior'],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(link.getBoundingClientRect().bottom).toBeLessThan(0);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await waitFor(() => expect(link.getBoundingClientRect().top).toBeGreaterThan(0));
    // The browser follows the link; this only checks that the target can take focus.
    const target = document.querySelector<HTMLElement>((link as HTMLAnchorElement).hash);
    target?.focus();
    await expect(target).toHaveFocus();
    await waitFor(() => expect(link.getBoundingClientRect().bottom).toBeLessThan(0));
  },
});

export const Playground = meta.story({ args: { label: 'Zum Inhalt' } });

/** Press Tab to show them one by one, in each accent and on a dark background. */
export const Matrix = meta.story({
  tags: ['matrix'],
  render: function Render() {
    const id = useId();
    return (
      <>
        {(['primary', 'secondary', 'tertiary'] as const).map((accent) => (
          <div key={accent} data-accent={accent}>
            <SkipLink label={`Skip to content, ${accent}`} href={`#${id}`} />
          </div>
        ))}
        <div data-surface="ink">
          <SkipLink label="Skip to content, ink" href={`#${id}`} />
        </div>
        <div id={id} tabIndex={-1}>
          <Text>Press Tab to see the links.</Text>
        </div>
      </>
    );
  },
});
