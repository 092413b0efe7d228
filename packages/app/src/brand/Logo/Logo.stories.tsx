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
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

export const Playground = meta.story({ args: { style: { fontSize: '2rem' } } });

/** Without the wordmark, the mark is an image named after the site. */
export const MarkOnly = meta.story({
  args: { wordmark: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Rapport' })).toBeVisible();
  },
});

/** In the color of the text, for print, stamps and busy backgrounds. */
export const Mono = meta.story({ args: { variant: 'mono' } });

export const OtherName = meta.story({ args: { name: 'Common Ground' } });

export const OnInk = meta.story({
  render: (args) => (
    <div data-surface="ink" style={{ padding: '2rem' }}>
      <Logo {...args} />
    </div>
  ),
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <div style={{ display: 'grid', gap: '1.5rem', justifyItems: 'start' }}>
      {[10, 16, 24, 40].map((size) => (
        <div key={size} style={{ display: 'flex', flexWrap: 'wrap', gap: '1.5rem' }}>
          <Logo style={{ fontSize: size }} />
          <Logo style={{ fontSize: size }} variant="mono" />
          <Logo style={{ fontSize: size }} wordmark={false} />
        </div>
      ))}
    </div>
  ),
});
