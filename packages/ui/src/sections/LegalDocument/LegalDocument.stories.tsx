import { useId } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '#stories/preview.tsx';
import {
  LegalDocument,
  type LegalDocumentProps,
  type LegalDocumentItem,
} from './LegalDocument.tsx';

const sections: LegalDocumentItem[] = [
  {
    id: 'what-you-lend',
    title: 'What you lend',
    body: (
      <>
        <p>
          You may lend whatever is yours. Say what works and what does not, and keep a picture of
          it.
        </p>
        <ul>
          <li>Tools, ladders, tents and instruments.</li>
          <li>Books, unless somebody else has written their name in them.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'how-long-it-is-gone',
    title: 'How long it is on loan',
    body: (
      <>
        <p>For fourteen days, and for fourteen more if nobody else is waiting for it.</p>
        <h3>When somebody is waiting</h3>
        <p>The borrower returns it within two days of being asked.</p>
      </>
    ),
  },
  {
    id: 'when-it-breaks',
    title: 'When it breaks',
    body: <p>Whoever broke it mends it or pays for it. Wear is nobody’s fault.</p>,
  },
];

const content: LegalDocumentProps['content'] = {
  eyebrow: 'The library of things',
  title: 'Rules of lending',
  text: 'In short: bring it back as you got it, and say so if you cannot.',
  updated: { label: 'In force since', date: 'May 15, 2025', dateTime: '2025-05-15' },
  contentsLabel: 'On this page',
  items: sections,
};

const meta = preview.meta({
  title: 'Sections/Content/LegalDocument',
  id: 'legaldocument',
  component: LegalDocument,
  parameters: { layout: 'fullscreen' },
  args: { content },
  // Section ids are content, so the story generates new ones for each place it is rendered.
  render: function Document({ content: original, ...args }) {
    const id = useId();
    const unique = original.items.map((section) => ({ ...section, id: `${section.id}${id}` }));
    return <LegalDocument {...args} content={{ ...original, items: unique }} />;
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'On this page' })).toBeVisible();
    const headings = canvas.getAllByRole('heading', { level: 2 });
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(
      headings.map((heading) => `#${heading.id}`),
    );
    await expect(links.map((link) => link.textContent)).toEqual(
      headings.map((heading) => heading.textContent),
    );
  },
});

export const Playground = meta.story({ args: { surface: 'surface' } });

/** A text in one piece, such as an MDX file, as children. Its headings have the ids. */
export const AsChildren = meta.story({
  tags: ['behavior'],
  render: function Document(args) {
    const id = useId();
    const named = ['One', 'Two'].map((title) => ({ id: `${title}${id}`, title }));
    return (
      <LegalDocument {...args} content={{ ...args.content, items: named }}>
        {named.flatMap((section) => [
          <h2 key={section.id} id={section.id}>
            {section.title}
          </h2>,
          <p key={section.title}>What it says in full.</p>,
        ])}
      </LegalDocument>
    );
  },
  play: async ({ canvas }) => {
    const headings = canvas.getAllByRole('heading', { level: 2 });
    await expect(headings).toHaveLength(2);
    for (const heading of headings)
      await expect(getComputedStyle(heading, '::before').content).toContain('counter');
  },
});

const long = [1, 2, 3].flatMap((part) =>
  sections.map(({ id, title, body }) => ({ id: `${id}-${part}`, title: `${title} ${part}`, body })),
);

/** In a wide container, the table of contents stays in view. */
export const StaysInView = meta.story({
  tags: ['behavior'],
  args: { content: { ...content, items: long } },
  play: async ({ canvas }) => {
    const contents = canvas.getByRole('navigation');
    canvas.getAllByRole('heading', { level: 2 }).at(-1)!.scrollIntoView({ behavior: 'instant' });
    try {
      await waitFor(() => expect(contents.getBoundingClientRect().top).toBeLessThan(200));
      await expect(contents.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    } finally {
      window.scrollTo({ top: 0, behavior: 'instant' });
    }
  },
});
