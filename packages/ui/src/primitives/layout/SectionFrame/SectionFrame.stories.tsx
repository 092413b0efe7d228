import preview from '#stories/preview.tsx';
import { SURFACES } from '#stories/fixtures.tsx';
import { Heading } from '../../text/Heading/Heading.tsx';
import { Text } from '../../text/Text/Text.tsx';
import { SectionFrame } from './SectionFrame.tsx';

const content = { title: 'Where we work', text: 'Three workshops, one counter.' };
const places = <Text>The mill, the old dairy and the back room of the library.</Text>;

const meta = preview.meta({
  title: 'Components/Layout/SectionFrame',
  id: 'sectionframe',
  component: SectionFrame,
  args: { content, children: places },
});

export const Default = meta.story();

export const Playground = meta.story({ args: { surface: 'sunken' } });

/** One thing to look at, under a title that says what it is. */
export const Do = meta.story({ tags: ['!dev'], args: { headingLevel: 4, padding: 'sm' } });

/** A title for the frame and another for what is in it. */
export const Dont = meta.story({
  tags: ['!dev'],
  args: {
    content: { title: 'Places' },
    headingLevel: 4,
    padding: 'sm',
    children: <Heading headingLevel={5}>Where we work</Heading>,
  },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <>
      {SURFACES.map((surface) => (
        <SectionFrame {...args} key={surface} surface={surface} content={{ title: surface }} />
      ))}
    </>
  ),
});
