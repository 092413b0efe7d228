import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Logo } from './Logo.tsx';

const meta = preview.meta({
  title: 'Foundations/Brand/Logo',
  id: 'logo',
  globals: { theme: 'rapport' },
  component: Logo,
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rapport')).toBeVisible();
  },
});

/** As large as the text around it, on light and on ink. */
export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <>
      {(['surface', 'ink'] as const).map((surface) => (
        <div key={surface} data-surface={surface} style={{ padding: '2rem' }}>
          {[10, 16, 24, 40].map((size) => (
            <p key={size}>
              <Logo style={{ fontSize: size }} />
            </p>
          ))}
        </div>
      ))}
    </>
  ),
});
