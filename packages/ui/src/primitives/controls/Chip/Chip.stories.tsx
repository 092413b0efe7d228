import { MapPin, Sparkles } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#stories/preview.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Link } from '../Link/Link.tsx';
import { Chip } from './Chip.tsx';
import { ChipToggle } from './ChipToggle.tsx';

const meta = preview.meta({
  title: 'Components/Actions/Chip',
  id: 'chip',
  component: Chip,
  subcomponents: { ChipToggle },
  args: { children: 'Skincare' },
});

const onPressedChange = fn();
const topics = ['Skincare', 'Food', 'Travel', 'Games'];

export const Default = meta.story({
  render: () => (
    <Stack gap={5}>
      <Inline gap={2}>
        <ChipToggle defaultPressed>All topics</ChipToggle>
        {topics.map((topic) => (
          <ChipToggle key={topic}>{topic}</ChipToggle>
        ))}
      </Inline>
      <Inline gap={2}>
        <Chip icon={<MapPin />}>Lisbon</Chip>
        <Chip icon={<Sparkles />}>New this week</Chip>
        <Chip asChild>
          <Link href="#workshops">12 workshops</Link>
        </Chip>
      </Inline>
    </Stack>
  ),
});

export const Playground = meta.story({ args: { icon: <Sparkles /> } });

/** A filter that keeps its own state. */
export const Toggles = meta.story({
  tags: ['behavior'],
  render: () => (
    <ChipToggle defaultPressed onPressedChange={onPressedChange}>
      Verified
    </ChipToggle>
  ),
  play: async ({ canvas }) => {
    onPressedChange.mockClear();
    const chip = canvas.getByRole('button', { name: 'Verified', pressed: true });
    await userEvent.click(chip);
    await expect(chip).toHaveAttribute('aria-pressed', 'false');
    await expect(onPressedChange).toHaveBeenLastCalledWith(false);
    await userEvent.keyboard('{Enter}');
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard(' ');
    await expect(onPressedChange).toHaveBeenCalledTimes(3);
    await expect(chip).toHaveFocus();
  },
});

export const Disabled = meta.story({ render: () => <ChipToggle disabled>Verified</ChipToggle> });

export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack>
      {(['primary', 'secondary', 'tertiary'] as const).map((accent) => (
        <Inline key={accent} data-accent={accent}>
          <Chip>static</Chip>
          <Chip icon={<MapPin />}>with icon</Chip>
          <Chip asChild>
            <Link href="#link">link</Link>
          </Chip>
          <Chip asChild icon={<MapPin />}>
            <Link href="#current" aria-current="page">
              current
            </Link>
          </Chip>
          <ChipToggle>off</ChipToggle>
          <ChipToggle defaultPressed icon={<Sparkles />}>
            on
          </ChipToggle>
          <ChipToggle disabled>disabled</ChipToggle>
          <ChipToggle size="sm" icon={<MapPin />}>
            sm
          </ChipToggle>
          <ChipToggle size="lg" icon={<MapPin />}>
            lg
          </ChipToggle>
        </Inline>
      ))}
    </Stack>
  ),
});
