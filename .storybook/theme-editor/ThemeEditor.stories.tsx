import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../preview.tsx';
import { AllSections } from './AllSections.tsx';
import { ThemeEditor } from './ThemeEditor.tsx';

const meta = preview.meta({
  title: 'Foundations/ThemeEditor',
  id: 'themeeditor',
  component: ThemeEditor,
  args: { children: <AllSections /> },
  parameters: {
    layout: 'fullscreen',
    // One page has the sections of many, so landmarks and titles occur more than once.
    a11y: {
      options: {
        rules: Object.fromEntries(
          [
            'landmark-unique',
            'landmark-no-duplicate-banner',
            'landmark-no-duplicate-contentinfo',
            'landmark-no-duplicate-main',
            'page-has-heading-one',
            'heading-order',
            'duplicate-id-aria',
          ].map((rule) => [rule, { enabled: false }]),
        ),
      },
    },
  },
});

/** Pick a color, fonts and corners, look at every section, and copy the CSS. */
export const Default = meta.story();

export const OneColor = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, canvasElement }) => {
    const primary = canvas.getByLabelText('Primary color');
    await userEvent.clear(primary);
    await userEvent.type(primary, '#ff0000');
    const fill = () => {
      const button = canvasElement.querySelector('.rp-Hero .rp-Button');
      return button && getComputedStyle(button).backgroundColor;
    };
    await waitFor(() =>
      expect(document.documentElement.style.getPropertyValue('--rp-primary')).toBe('#ff0000'),
    );
    const red = fill();
    await userEvent.clear(primary);
    await userEvent.type(primary, 'navy');
    await waitFor(() => expect(fill()).not.toBe(red));
    await expect(canvas.getByText(/--rp-primary: navy;/)).toBeVisible();
  },
});

/** An invalid color shows an error at its field, and the last theme stays. */
export const NotAColor = meta.story({
  tags: ['behavior'],
  play: async ({ canvas }) => {
    const primary = canvas.getByLabelText('Primary color');
    await userEvent.clear(primary);
    await userEvent.type(primary, 'brick');
    await expect(primary).toHaveAccessibleDescription(/not a CSS color/);
    await expect(canvas.getByRole('button', { name: 'Copy the CSS' })).toBeDisabled();
  },
});
