import { expect, fn } from 'storybook/test';
import { Picture } from '#stories/pictures.tsx';
import preview from '#stories/preview.tsx';
import { Button } from '../../primitives/controls/Button/Button.tsx';
import { ErrorPanel } from './ErrorPanel.tsx';

const meta = preview.meta({
  title: 'Sections/Shell/ErrorPanel',
  id: 'errorpanel',
  component: ErrorPanel,
  args: {
    content: {
      title: 'Error',
      text: 'Your dashboard could not be shown. Nothing is lost: try again in a minute.',
      link: { label: 'Return to Home', href: '#home' },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('could not be shown');
    await expect(canvas.getByRole('heading', { level: 2, name: 'Error' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Return to Home' })).toHaveAttribute(
      'href',
      '#home',
    );
  },
});

export const Playground = meta.story({ args: { headingLevel: 1 } });

const again = fn();

export const TryAgain = meta.story({
  args: { children: <Button onClick={again}>Try again</Button> },
});

export const TriesAgain = TryAgain.extend({
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(again).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Return to Home' })).toHaveFocus();
  },
});

export const WithPicture = meta.story({
  args: { picture: <Picture variant="mark" seed="way out" /> },
});

export const TitleOnly = meta.story({
  args: { content: { title: 'Error', link: { label: 'Return to Home', href: '#home' } } },
});
