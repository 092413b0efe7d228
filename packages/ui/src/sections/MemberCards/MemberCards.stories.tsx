import { expect } from 'storybook/test';
import { Picture } from '#stories/pictures.tsx';
import preview from '#stories/preview.tsx';
import { MemberCards, type MemberCardsItem } from './MemberCards.tsx';

const members: MemberCardsItem[] = [
  {
    name: 'Leïla Haddad',
    role: 'Baker, Marseille',
    text: 'Bakes what her grandmother never wrote down. Answers questions about ovens on Thursdays.',
    topics: ['Sourdough', 'Ovens'],
    accent: 'secondary',
    picture: <Picture variant="portrait" seed="leila-haddad" />,
    href: '/members/leila-haddad',
  },
  {
    name: 'Tomás Rivera',
    role: 'Bookbinder, Monterrey',
    text: 'Has mended more spines than he can count, and kept a note of each.',
    topics: ['Leather'],
    accent: 'tertiary',
    picture: <Picture variant="portrait" seed="tomas-rivera" />,
  },
  {
    name: 'Mina Park',
    role: 'Potter, Busan',
    text: 'Fires at night, and explains her glazes by day.',
    topics: ['Glazes', 'Kilns', 'Clay'],
    accent: 'primary',
    picture: <Picture variant="portrait" seed="mina-park" />,
  },
];

const meta = preview.meta({
  title: 'Sections/Proof/MemberCards',
  id: 'membercards',
  component: MemberCards,
  parameters: { layout: 'fullscreen' },
  args: {
    content: {
      title: 'People you will meet',
      text: 'Three of them, and what to ask them about.',
      items: members,
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Leïla Haddad' })).toHaveAttribute(
      'href',
      '/members/leila-haddad',
    );
    // The portrait is decorative, because the name is beside it.
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

export const Playground = meta.story({ args: { surface: 'sunken' } });

/** Without a portrait, the card shows initials. */
export const WithoutPictures = meta.story({
  tags: ['behavior'],
  args: {
    content: { title: 'Initials', items: members.map(({ name, role }) => ({ name, role })) },
  },
});
