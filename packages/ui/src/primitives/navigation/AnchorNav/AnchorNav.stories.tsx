import { useId } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { COUNTS, Each, SURFACES, unfolded } from '#stories/fixtures.tsx';
import preview from '#stories/preview.tsx';
import { Section } from '../../layout/Section/Section.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Heading } from '../../text/Heading/Heading.tsx';
import { Text } from '../../text/Text/Text.tsx';
import { AnchorNav, type AnchorNavProps } from './AnchorNav.tsx';

const TITLES = ['Before you start', 'Sharpen the blade', 'Set its depth', 'Plane with the grain'];

const PARAGRAPHS = [
  'Clamp the board so that it cannot move, and look at the grain from the side. It should rise away from you.',
  'A sharp blade takes a shaving as thin as paper. If it leaves dust, stop and sharpen it again.',
  'Begin with less depth than you think you need. Turn the wheel by a quarter, then try on a scrap of the same wood.',
];

interface GuideProps extends Omit<AnchorNavProps, 'links'> {
  titles?: readonly string[];
  /** How often each section repeats its text. */
  length?: number;
}

/** A text with a section for each title. Its ids are unique to each instance. */
function Guide({ titles = TITLES, length = 1, ...rest }: GuideProps) {
  const id = useId();
  const sections = titles.map((title, index) => ({ id: `${id}${index}`, title }));
  return (
    <AnchorNav
      {...rest}
      links={sections.map((section) => ({ label: section.title, href: `#${section.id}` }))}
    >
      <Stack gap={10}>
        {sections.map((section) => (
          <Stack key={section.id} gap={3}>
            <Heading id={section.id}>{section.title}</Heading>
            {Array.from({ length }, () => PARAGRAPHS)
              .flat()
              .map((text, index) => (
                <Text key={index}>{text}</Text>
              ))}
          </Stack>
        ))}
      </Stack>
    </AnchorNav>
  );
}

const meta = preview.meta({
  title: 'Components/Navigation/AnchorNav',
  id: 'anchornav',
  component: AnchorNav,
  render: ({ links: _links, ...args }) => <Guide {...args} />,
  args: { links: [] },
});

const toTop = () => scrollTo({ top: 0, behavior: 'instant' });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'On this page' })).toBeVisible();
    const links = canvas.getAllByRole('link');
    const headings = canvas.getAllByRole('heading');
    await expect(links.map((link) => link.textContent)).toEqual(TITLES);
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(
      headings.map(({ id }) => `#${id}`),
    );
  },
});

export const Playground = meta.story({ args: { numbered: true } });

const marked = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('[aria-current="location"]')].map((link) => link.textContent);

/** The list stays in view and marks the section that the visitor reads. */
export const MarksTheSection = meta.story({
  tags: ['behavior'],
  render: () => <Guide length={9} />,
  play: async ({ canvas, canvasElement }) => {
    const headings = canvas.getAllByRole('heading');
    try {
      toTop();
      await waitFor(() => expect(marked(canvasElement)).toEqual([]));
      for (const index of [1, 3, 0]) {
        headings[index]!.scrollIntoView({ behavior: 'instant' });
        await waitFor(() => expect(marked(canvasElement)).toEqual([TITLES[index]]));
      }
      const { top } = canvas.getByRole('navigation').getBoundingClientRect();
      await expect(top).toBeGreaterThanOrEqual(0);
      await expect(top).toBeLessThan(200);
    } finally {
      toTop();
    }
  },
});

/** Closed in a narrow container, where only its title takes up space above the text. */
export const Narrow = meta.story({
  tags: ['behavior'],
  render: () => (
    <div style={{ maxInlineSize: '20rem' }}>
      <Guide />
    </div>
  ),
  play: async ({ canvas }) => {
    const toggle = canvas.getByText('On this page', { selector: 'summary' });
    await expect(toggle.offsetHeight).toBeGreaterThanOrEqual(44);
    await expect(canvas.queryAllByRole('link')).toEqual([]);
    await userEvent.click(toggle);
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
    await userEvent.click(toggle);
    await expect(canvas.queryAllByRole('link')).toEqual([]);
  },
});

export const NarrowOpen = meta.story({
  decorators: [unfolded],
  render: () => (
    <div style={{ maxInlineSize: '20rem' }}>
      <Guide numbered />
    </div>
  ),
});

/** Always open, for a document whose sections visitors look up. */
export const NotCollapsible = meta.story({
  render: () => (
    <div style={{ maxInlineSize: '20rem' }}>
      <Guide collapsible={false} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
  },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack gap={16}>
      <Each of={COUNTS}>
        {(count) => (
          <Guide
            label={`Of ${count}`}
            titles={Array.from({ length: count }, (_, index) => `Part ${index + 1}`)}
            numbered={count > 2}
          />
        )}
      </Each>
      <Each of={SURFACES}>
        {(surface) => (
          <Section surface={surface} padding="sm">
            <Guide label={`On ${surface}`} titles={TITLES.slice(0, 2)} />
          </Section>
        )}
      </Each>
    </Stack>
  ),
});
