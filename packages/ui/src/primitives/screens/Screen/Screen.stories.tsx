import { expect, waitFor } from 'storybook/test';
import { Picture } from '#stories/pictures.tsx';
import { LONG } from '#stories/fixtures.tsx';
import preview from '#stories/preview.tsx';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { ScreenBadge, ScreenChip, ScreenPerson, ScreenStat } from './parts.tsx';
import { Screen } from './Screen.tsx';

const drawn = (
  <div style={{ display: 'grid', gap: '1em' }}>
    <div data-enter>
      <ScreenPerson
        size="lg"
        picture={<Picture variant="portrait" seed="amara-okafor" />}
        name="Amara Okafor"
        detail="Furniture and repair"
      />
    </div>
    <div data-enter>
      <ScreenStat value="12.4K" label="readers a week" />
    </div>
    <div data-enter>
      <ScreenChip selected>Woodwork</ScreenChip> <ScreenChip>Upcycling</ScreenChip>{' '}
      <ScreenBadge tone="success">Open for work</ScreenBadge>
    </div>
  </div>
);

const meta = preview.meta({
  title: 'Components/Screens/Screen',
  id: 'screen',
  component: Screen,
  args: { children: drawn },
  decorators: [(Story) => <div style={{ maxInlineSize: '26rem' }}>{Story()}</div>],
});

/** Without a label it is decoration: assistive technology reads nothing of it. */
export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    const drawing = canvasElement.querySelector('.rp-Screen-window')!;
    await expect(drawing).toHaveAttribute('aria-hidden', 'true');
    await expect(drawing).toBeVisible();
  },
});

export const Playground = meta.story({
  args: {
    title: 'Workshop / People',
    footer: 'Updated today',
    label: 'The profile of a furniture maker',
    note: 'Sample data',
  },
});

/** With a label it is one image; the note stays readable text beside it. */
export const Labeled = meta.story({
  tags: ['behavior'],
  args: { label: 'The profile of a furniture maker', note: 'Sample data' },
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: 'The profile of a furniture maker' });
    const note = canvas.getByText('Sample data');
    await expect(image).not.toContainElement(note);
  },
});

/** A window in view has entered; one below waits with its parts in place, a little lower. */
export const Entering = meta.story({
  tags: ['behavior'],
  render: (args) => (
    <>
      <Screen {...args} data-testid="first" />
      <div style={{ blockSize: '150vh' }} />
      <Screen {...args} data-testid="second" />
    </>
  ),
  play: async ({ canvas }) => {
    const [first, second] = ['first', 'second'].map((id) => canvas.getByTestId(id));
    await waitFor(() => expect(first).toHaveAttribute('data-entered', 'true'));
    await waitFor(() => expect(second).toHaveAttribute('data-entered', 'false'));
    await expect(second!.querySelector('[data-enter]')).toBeVisible();
    second!.scrollIntoView({ behavior: 'instant', block: 'end' });
    await waitFor(() => expect(second).toHaveAttribute('data-entered', 'true'));
    scrollTo({ top: 0, behavior: 'instant' });
  },
});

/** Type follows the width of the window, between 12 and 16 px. */
export const Widths = meta.story({
  tags: ['matrix'],
  decorators: [(Story) => <div style={{ inlineSize: 'max-content' }}>{Story()}</div>],
  render: (args) => (
    <>
      {[240, 360, 640].map((width) => (
        <div key={width} style={{ inlineSize: width, maxInlineSize: '100vi', marginBlockEnd: 24 }}>
          <Screen {...args} title={`${width} px`} />
        </div>
      ))}
    </>
  ),
});

export const LongText = meta.story({
  tags: ['behavior'],
  args: { title: LONG.title, children: LONG.text, footer: LONG.text, note: LONG.text },
});

export const RightToLeft = meta.story({
  tags: ['behavior'],
  globals: { dir: 'rtl' },
  args: { title: 'People', note: 'Sample data' },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <Grid columnWidth="sm">
      {(['primary', 'secondary', 'tertiary'] as const).flatMap((accent) =>
        (['md', 'none'] as const).map((padding) => (
          <Screen
            {...args}
            key={accent + padding}
            accent={accent}
            padding={padding}
            title={`${accent}, ${padding}`}
          />
        )),
      )}
    </Grid>
  ),
});
