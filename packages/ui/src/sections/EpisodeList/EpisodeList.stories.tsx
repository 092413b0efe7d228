import { expect, fn, userEvent, within } from 'storybook/test';
import { Picture } from '#stories/pictures.tsx';
import preview from '#stories/preview.tsx';
import { EpisodeList, type EpisodeListItem, type EpisodeListContent } from './EpisodeList.tsx';

const pressed = fn<(what: string) => void>();

const actions = [{ label: 'Listen now' }, { label: 'Share' }];

const episodes: EpisodeListItem[] = [
  {
    id: 'recipes',
    title: 'The recipe that fits on one page',
    guest: 'Ines Duarte, cookbook editor',
    text: 'What to leave out, what never to leave out, and the one sentence that saves three trips to the shop.',
    duration: { label: '45 minutes', dateTime: 'PT45M' },
    date: { label: 'May 12, 2025', dateTime: '2025-05-12' },
    actions,
  },
  {
    id: 'rates',
    title: 'Saying a price out loud',
    guest: 'Kofi Mensah, street baker',
    text: 'How he set his prices, and what happened when he put them on his stall.',
    duration: { label: '38 minutes', dateTime: 'PT38M' },
    date: { label: 'April 28, 2025', dateTime: '2025-04-28' },
    actions,
  },
  {
    id: 'numbers',
    title: 'Reading numbers together',
    guest: 'Yuki Tanaka, analyst',
    text: 'Two shops, one ledger, and why they see different things in it.',
    duration: { label: '52 minutes', dateTime: 'PT52M' },
    date: { label: 'April 14, 2025', dateTime: '2025-04-14' },
    actions,
  },
];

const content: EpisodeListContent = {
  title: 'Latest episodes',
  text: 'A new one every other Monday.',
  items: episodes,
  action: { label: 'View all episodes' },
};

const meta = preview.meta({
  title: 'Sections/Lists/EpisodeList',
  id: 'episodelist',
  component: EpisodeList,
  parameters: { layout: 'fullscreen' },
  args: { content },
});

export const Default = meta.story();

export const Plays = meta.story({
  tags: ['behavior'],
  args: {
    content: {
      ...content,
      items: episodes.map((episode) => ({
        ...episode,
        actions: actions.map(({ label }) => ({
          label,
          onClick: () => pressed(`${label}: ${episode.id}`),
        })),
      })),
      action: { label: 'View all episodes', onClick: () => pressed('view all') },
    },
  },
  play: async ({ canvas }) => {
    const [latest, second] = canvas.getAllByRole('listitem') as [HTMLElement, HTMLElement];
    // The button has the same name in every episode; the description tells them apart.
    const listen = within(second).getByRole('button', { name: 'Listen now' });
    await expect(listen).toHaveAccessibleDescription('Saying a price out loud');
    await userEvent.click(listen);
    await expect(pressed).toHaveBeenLastCalledWith('Listen now: rates');
    await userEvent.click(within(latest).getByRole('button', { name: 'Share' }));
    await expect(pressed).toHaveBeenLastCalledWith('Share: recipes');
    await userEvent.click(canvas.getByRole('button', { name: 'View all episodes' }));
    await expect(pressed).toHaveBeenLastCalledWith('view all');
  },
});

export const Playground = meta.story({ args: { surface: 'sunken' } });

/** With your own pictures. */
export const WithImages = meta.story({
  args: {
    content: {
      ...content,
      items: episodes.map((episode) => ({
        ...episode,
        picture: <Picture seed={`${episode.id}`} />,
      })),
    },
  },
});
