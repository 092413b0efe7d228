import { expect, fn, userEvent } from 'storybook/test';
import { Picture } from '#stories/pictures.tsx';
import preview from '#stories/preview.tsx';
import { Button } from '../../primitives/controls/Button/Button.tsx';
import { Link } from '../../primitives/controls/Link/Link.tsx';
import { Stack } from '../../primitives/layout/Stack/Stack.tsx';
import { TextField } from '../../primitives/controls/TextField/TextField.tsx';
import { CallToAction, type CallToActionContent } from './CallToAction.tsx';

const content = {
  title: 'Ready to find your book?',
  text: 'Join as a reader or as a lender, and look around before you decide.',
  actions: [
    { label: 'Sign up now', href: '/register' },
    { label: 'Contact us', href: '/contact' },
  ],
} satisfies CallToActionContent;

const pressed = fn();

const meta = preview.meta({
  title: 'Sections/Conversion/CallToAction',
  id: 'calltoaction',
  component: CallToAction,
  parameters: { layout: 'fullscreen' },
  args: { content },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: content.title })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sign up now' })).toHaveAttribute(
      'data-variant',
      'solid',
    );
  },
});

export const Playground = meta.story();

export const OnAccent = meta.story({ args: { surface: 'accent' } });

/** The picture stands at the lower edge. */
export const WithPicture = meta.story({ args: { picture: <Picture variant="hero" /> } });

export const OneAction = meta.story({
  args: { content: { title: 'Come and work with us', actions: content.actions.slice(1) } },
});

/** A form instead of actions. */
export const WithForm = meta.story({
  args: {
    content: { title: 'Know it first', text: 'One letter a month.' },
    children: (
      <form action="#news">
        <Stack gap={4}>
          <TextField label="Email address" type="email" name="email" />
          <Button type="submit">Send me news</Button>
        </Stack>
      </form>
    ),
  },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading').getBoundingClientRect();
    const field = canvas.getByRole('textbox', { name: 'Email address' });
    await expect(field.getBoundingClientRect().left).toBeGreaterThan(title.right);
  },
});

/** Emphasis, a link and a line break in the texts, and a button. */
export const RichText = meta.story({
  args: {
    content: {
      title: (
        <>
          Ready? <br />
          <em>Go.</em>
        </>
      ),
      text: (
        <>
          Read <Link href="#terms">the terms</Link> first.
        </>
      ),
      actions: [{ label: <strong>Go</strong>, onClick: pressed }],
    },
  },
});

export const PressesAction = RichText.extend({
  tags: ['behavior'],
  play: async ({ canvas }) => {
    pressed.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Go' }));
    await expect(pressed).toHaveBeenCalledOnce();
  },
});
