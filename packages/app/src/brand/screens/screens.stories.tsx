import { Card, Grid, Stack } from '@rapport/ui';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import * as dashboard from '../../content/pictures/dashboard.tsx';
import * as forBrands from '../../content/pictures/for-brands.tsx';
import * as forInfluencers from '../../content/pictures/for-influencers.tsx';
import { profile, report, thread } from '../../content/pictures/landing.tsx';
import * as services from '../../content/pictures/services.tsx';

/** As the site shows them. */
const screens: Record<string, ReactNode> = {
  ...dashboard,
  ...forBrands,
  ...forInfluencers,
  ...services,
  profile,
  report,
  thread,
};
// A module's exports have an order of their own in each environment.
const all = Object.entries(screens).sort(([a], [b]) => a.localeCompare(b));

const meta = preview.meta({
  title: 'Foundations/Brand/Screens',
  id: 'screens',
  globals: { theme: 'rapport' },
  render: () => (
    <Grid columnWidth="sm" align="start">
      {all.map(([name, screen]) => (
        <div key={name}>{screen}</div>
      ))}
    </Grid>
  ),
});

/** Screens are decoration: nothing in them can be pressed, and assistive technology skips them. */
export const Default = meta.story({
  play: async ({ canvasElement }) => {
    const windows = [...canvasElement.querySelectorAll('.site-Screen-window')];
    await expect(windows).toHaveLength(all.length);
    for (const window of windows) await expect(window).toHaveAttribute('aria-hidden', 'true');
    await expect(canvasElement.querySelector('a, button, [tabindex]')).toBeNull();
  },
});

/** Counts the visible columns of a board. */
const columnsIn = (board: Element) =>
  [...board.querySelectorAll('.site-CampaignBoard-column')].filter((column) =>
    column.checkVisibility(),
  ).length;

/** Screens fill their box, and their type grows with it. A narrow board shows all stages, too. */
export const Widths = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack gap={6}>
      {[240, 360, 640].flatMap((width) =>
        all.map(([name, screen]) => (
          <div key={width + name} style={{ inlineSize: width, maxInlineSize: '100%' }}>
            {screen}
          </div>
        )),
      )}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const boards = [...canvasElement.querySelectorAll('.site-CampaignBoard-columns')];
    await expect(boards.map(columnsIn)).toEqual([3, 3, 3, 3, 3, 3]);
  },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack gap={6}>
      {(['surface', 'sunken', 'ink', 'accent'] as const).map((surface) => (
        <Card key={surface} surface={surface} padding="sm">
          <Grid columnWidth="sm" align="start">
            {all.map(([name, screen]) => (
              <div key={name}>{screen}</div>
            ))}
          </Grid>
        </Card>
      ))}
    </Stack>
  ),
});
