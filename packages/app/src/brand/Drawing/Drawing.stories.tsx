import { Grid, Stack, Text } from '@rapport/ui';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Drawing } from './Drawing.tsx';

const FOLDER = '../../../public/drawings/';
const names = Object.keys(import.meta.glob('../../../public/drawings/**/*.svg')).map((path) =>
  path.slice(FOLDER.length, -'.svg'.length),
);

/** Files in `public/drawings`. In dark mode they keep their light colors. */
const meta = preview.meta({
  title: 'Foundations/Brand/Drawings',
  id: 'drawings',
  globals: { theme: 'rapport' },
  component: Drawing,
  args: { name: 'people/anjali-iyer' },
});

/** All of them, by name. */
export const Default = meta.story({
  render: () => (
    <Grid columnWidth="xs">
      {names.map((name) => (
        <Stack key={name} gap={2}>
          <div style={{ aspectRatio: 1 }}>
            <Drawing name={name} />
          </div>
          <Text size="xs">{name}</Text>
        </Stack>
      ))}
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    const [first] = canvasElement.querySelectorAll('img');
    await waitFor(() => expect(first?.naturalWidth).toBeGreaterThan(0));
  },
});
