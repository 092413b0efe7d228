import { expect, waitFor } from 'storybook/test';
import { Picture } from '#stories/pictures.tsx';
import preview from '#stories/preview.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../../text/Text/Text.tsx';
import { Avatar } from './Avatar.tsx';

/** A placeholder photo that needs no server. */
const photo =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"%3E%3Crect width="40" height="40" fill="%230e6753"/%3E%3Ccircle cx="20" cy="16" r="8" fill="%23f1c9a5"/%3E%3Ccircle cx="20" cy="42" r="16" fill="%23fb6a47"/%3E%3C/svg%3E';

const members = [
  ['Amara Okafor', 'Editor'],
  ['Jonas Lind', 'Photographer'],
  ['Ines Duarte', 'Writer'],
  ['Tomás Ruiz', 'Producer'],
] as const;

const meta = preview.meta({
  title: 'Components/Data/Avatar',
  id: 'avatar',
  component: Avatar,
  args: { name: 'Amara Okafor' },
});

export const Default = meta.story({
  render: () => (
    <Stack gap={5}>
      {members.map(([name, role], index) => (
        <Inline key={name} gap={3}>
          <Avatar
            name={name}
            size="lg"
            picture={index % 2 ? undefined : <Picture variant="portrait" seed={name} />}
          />
          <Stack gap={0}>
            <Text>{name}</Text>
            <Text size="sm" tone="quiet">
              {role}
            </Text>
          </Stack>
        </Inline>
      ))}
    </Stack>
  ),
});

export const Playground = meta.story({
  args: { picture: <Picture variant="portrait" seed="amara-okafor" />, size: 'xl' },
});

export const Photo = meta.story({
  args: { src: photo, size: 'lg' },
});

/** If a photo cannot be loaded, the initials show. */
export const BrokenPhoto = meta.story({
  tags: ['expects-error'],
  args: { src: 'data:image/png;base64,AAAA', size: 'lg' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvas.getByRole('img', { name: 'Amara Okafor' })).toHaveTextContent('AO');
  },
});

/** A single name has one initial; what readers see as one character stays whole. */
export const Initials = meta.story({
  render: () => (
    <Inline>
      {[
        'Zoë',
        'édith  piaf',
        'Jean-Luc de la Tour',
        '🦊 Fox',
        '李小龍',
        '👩‍🚀 Sally Ride',
        '🇵🇹 Inês',
        'Zoe\u0308 E\u0301mile',
      ].map((name) => (
        <Avatar key={name} name={name} />
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img').map((avatar) => avatar.textContent)).toEqual([
      'Z',
      'ÉP',
      'JT',
      '🦊F',
      '李',
      '👩‍🚀R',
      '🇵🇹I',
      'ZE\u0301',
    ]);
  },
});

/** Next to the name it is decorative, so nothing is announced twice. */
export const BesideName = meta.story({
  render: (args) => (
    <Inline>
      <Avatar {...args} decorative />
      <Text asChild>
        <span>{args.name}</span>
      </Text>
    </Inline>
  ),
  args: { picture: <Picture variant="portrait" seed="amara-okafor" /> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack>
      {(['primary', 'secondary', 'tertiary'] as const).map((accent) => (
        <Inline key={accent}>
          {(['sm', 'md', 'lg', 'xl'] as const).flatMap((size) => [
            <Avatar key={size} accent={accent} size={size} name="Amara Okafor" />,
            <Avatar
              key={`${size} seed`}
              picture={<Picture variant="portrait" seed={accent + size} />}
              size={size}
              name="Amara Okafor"
            />,
            <Avatar key={`${size} src`} src={photo} size={size} name="Amara Okafor" />,
          ])}
        </Inline>
      ))}
    </Stack>
  ),
});
