import { expect, fn, userEvent } from 'storybook/test';
import preview from '#stories/preview.tsx';
import { AnnouncementBar, type AnnouncementBarContent } from './AnnouncementBar.tsx';

const content: AnnouncementBarContent = {
  text: 'Registration for the spring courses is open.',
  link: { label: 'See the dates', href: '#dates' },
};

const meta = preview.meta({
  title: 'Sections/Shell/AnnouncementBar',
  id: 'announcementbar',
  component: AnnouncementBar,
  parameters: { layout: 'fullscreen' },
  args: { content },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('region', { name: 'Announcement' });
    await expect(bar).toHaveTextContent('Registration for the spring courses is open.');
    await expect(canvas.getByRole('link', { name: 'See the dates' })).toHaveAttribute(
      'href',
      '#dates',
    );
    // One line, so that the header keeps its place.
    await expect(bar.offsetHeight).toBeLessThanOrEqual(48);
  },
});

/** The site stops rendering the bar, and stores the choice. */
export const Playground = meta.story({ args: { onDismiss: fn() } });

export const Dismisses = Playground.extend({
  tags: ['behavior'],
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledTimes(1);
  },
});

export const WithoutLink = meta.story({
  args: { content: { text: 'The office is closed on Monday.' }, onDismiss: fn() },
});

/** Emphasis, or several links, in the text. */
export const RichText = meta.story({
  args: {
    content: {
      text: (
        <>
          <strong>New:</strong> evening courses, in <a href="#oak">Oak Street</a> and{' '}
          <a href="#mill">at the mill</a>.
        </>
      ),
    },
  },
});
