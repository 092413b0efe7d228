import preview from '#stories/preview.tsx';
import { Picture } from '#stories/pictures.tsx';
import { Button } from '../../controls/Button/Button.tsx';
import { Link } from '../../controls/Link/Link.tsx';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = preview.meta({
  title: 'Components/Feedback/EmptyState',
  id: 'emptystate',
  component: EmptyState,
  args: {
    title: 'No bookings yet',
    text: 'Once a guest writes to you, the dates appear here.',
    children: <Button>Complete your profile</Button>,
    picture: <Picture variant="cover" seed="seed 5" />,
  },
});

export const Default = meta.story();

export const Playground = meta.story();

/** Text only, for a small space. */
export const WordsAlone = meta.story({
  args: { picture: undefined, children: undefined, headingLevel: 4 },
});

/** Nothing found: repeat the search and offer a next step. */
export const NothingFound = meta.story({
  args: {
    title: 'Nothing found for “ceramics in Lyon”',
    text: 'Try the topic alone, or look at all workshops in France.',
    children: <Link href="#all">All workshops in France</Link>,
    picture: undefined,
  },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <Grid columnWidth="sm">
      <EmptyState {...args} />
      <EmptyState {...args} text={undefined} />
      <EmptyState {...args}>{undefined}</EmptyState>
      <EmptyState title="Nothing here" />
    </Grid>
  ),
});
