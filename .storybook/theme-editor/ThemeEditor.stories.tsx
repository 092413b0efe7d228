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
    a11y: { options: { runOnly: ['color-contrast', 'label'] } },
  },
});

/** Pick a color, fonts and corners, look at every section, and copy the CSS. */
export const Default = meta.story();

/** An invalid color shows an error at its field, and the last theme stays. */
export const OneColor = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, canvasElement }) => {
    const primary = canvas.getByLabelText('Primary color');
    const write = async (color: string) => {
      await userEvent.clear(primary);
      await userEvent.type(primary, color);
    };
    const fill = () => {
      const button = canvasElement.querySelector('.rp-Hero .rp-Button');
      return button && getComputedStyle(button).backgroundColor;
    };
    const before = fill();
    await write('navy');
    await waitFor(() => expect(fill()).not.toBe(before));
    await expect(canvas.getByText(/--rp-primary: navy;/)).toBeVisible();
    await write('brick');
    await expect(primary).toHaveAccessibleDescription(/not a CSS color/);
    await expect(canvas.getByRole('button', { name: 'Copy the CSS' })).toBeDisabled();
  },
});
