import { expect, fn, userEvent, within } from 'storybook/test';
import { Each, SURFACES } from '#stories/fixtures.tsx';
import preview from '#stories/preview.tsx';
import { Picture } from '#stories/pictures.tsx';
import { Link } from '../../primitives/controls/Link/Link.tsx';
import { TextField } from '../../primitives/controls/TextField/TextField.tsx';
import { Button } from '../../primitives/controls/Button/Button.tsx';
import { Inline } from '../../primitives/layout/Inline/Inline.tsx';
import { Hero, type HeroContent } from './Hero.tsx';

const content: HeroContent = {
  eyebrow: 'The night ferry to eleven islands',
  title: 'Board. Sleep. Arrive rested.',
  text: 'Four boats leave at dusk, cross the strait while you sleep, and reach the harbor before the shops open.',
  actions: [
    { label: 'Get started', href: '/register' },
    { label: 'Learn more', href: '#how-it-works' },
  ],
  stats: [
    { value: '30%', label: 'off, for early bookings' },
    { value: '7–14 days', label: 'to refund a canceled trip' },
    { value: '24 hours', label: 'to an answer by email' },
  ],
};

const pressed = fn();

const meta = preview.meta({
  title: 'Sections/Heroes/Hero',
  id: 'hero',
  component: Hero,
  parameters: { layout: 'fullscreen' },
  args: { content },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: content.title as string });
    await expect(within(region).getByRole('heading', { level: 1 })).toBeVisible();
    // Each figure has a label, which is read before it.
    const terms = canvas.getAllByRole('term').map((term) => term.textContent);
    await expect(terms).toEqual(content.stats?.map(({ label }) => label));
  },
});

/** The picture is beside the text. */
export const Playground = meta.story({ args: { picture: <Picture variant="hero" /> } });

/** Text on one half; the picture fills the other half to the edges. */
export const Split = meta.story({
  args: {
    layout: 'split',
    accent: 'secondary',
    picture: <Picture variant="portrait" seed="maya" />,
    content: { ...content, title: 'Fall asleep and wake up abroad' },
  },
  play: async ({ canvas, canvasElement }) => {
    const section = canvas.getByRole('region').getBoundingClientRect();
    const art = canvasElement.querySelector('.rp-Hero-art')!.getBoundingClientRect();
    await expect(art.right).toBeCloseTo(section.right, 0);
  },
});

export const Compact = meta.story({
  args: {
    layout: 'compact',
    content: { title: 'Help Center', text: 'Guides, short videos and people who answer.' },
  },
});

export const Secondary = meta.story({
  args: {
    accent: 'secondary',
    content: { ...content, eyebrow: 'For passengers', title: 'Fall asleep and wake up abroad' },
  },
});

/** Emphasis, a link and a line break in the texts; an action that is a button and one that is a node. */
export const RichText = meta.story({
  args: {
    content: {
      eyebrow: (
        <>
          New: <Link href="#reports">reports</Link>
        </>
      ),
      title: (
        <>
          Invoices, <br />
          <em>done</em>
        </>
      ),
      text: (
        <>
          In <strong>half</strong> the time.
        </>
      ),
      actions: [
        {
          label: (
            <>
              Start <em>now</em>
            </>
          ),
          onClick: pressed,
        },
        {
          label: 'Read the manual',
          href: 'https://example.com/',
          target: '_blank',
          rel: 'nofollow',
        },
        <Link key="call" href="tel:5550100">
          Call 555 0100
        </Link>,
      ],
      stats: [
        { value: <>3 h</>, label: <em>saved a week</em> },
        { value: '3 h', label: 'saved a week' },
      ],
    },
  },
});

export const PressesAction = RichText.extend({
  tags: ['behavior'],
  play: async ({ canvas }) => {
    pressed.mockClear();
    const title = canvas.getByRole('heading', { level: 1 });
    await expect(title).toHaveAccessibleName('Invoices, done');
    await userEvent.click(canvas.getByRole('button', { name: 'Start now' }));
    await expect(pressed).toHaveBeenCalledOnce();
    const manual = canvas.getByRole('link', { name: 'Read the manual (opens in a new tab)' });
    await expect(manual).toHaveAttribute('rel', 'nofollow external noopener');
    await expect(canvas.getByRole('link', { name: 'Call 555 0100' })).toHaveAttribute(
      'href',
      'tel:5550100',
    );
  },
});

const form = (
  <form action="#news">
    <Inline gap={3} align="end">
      <TextField label="Email address" type="email" name="email" />
      <Button type="submit">Send me news</Button>
    </Inline>
  </form>
);

/** A form below the text. */
export const WithForm = meta.story({
  args: { children: form, content: { title: 'Know it first', text: 'One letter a month.' } },
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByText('One letter a month.').getBoundingClientRect();
    await expect(
      canvas.getByRole('button', { name: 'Send me news' }).getBoundingClientRect().top,
    ).toBeGreaterThan(bottom);
  },
});

/** Without a picture, the words are centered; `align` moves them to the start. */
export const AtTheStart = meta.story({ tags: ['behavior'], args: { align: 'start' } });

export const TitleOnly = meta.story({
  tags: ['behavior'],
  args: { content: { title: 'Privacy Policy' } },
});

/** On every surface. */
export const Surfaces = meta.story({
  tags: ['matrix'],
  args: { headingLevel: 2 },
  render: (args) => (
    <Each of={SURFACES}>
      {(surface) => (
        <Hero {...args} surface={surface} content={{ ...content, title: `On ${surface}` }} />
      )}
    </Each>
  ),
});
