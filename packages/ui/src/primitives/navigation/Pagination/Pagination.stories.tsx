import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { COUNTS, Each, SURFACES } from '#stories/fixtures.tsx';
import preview from '#stories/preview.tsx';
import { Section } from '../../layout/Section/Section.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Pagination, type PaginationProps } from './Pagination.tsx';

const hrefOf = (page: number) => `#page-${page}`;

const meta = preview.meta({
  title: 'Components/Navigation/Pagination',
  id: 'pagination',
  component: Pagination,
  args: { page: 5, pages: 12, hrefOf },
});

type Canvas = { getAllByRole: (role: string) => HTMLElement[] };
const linksIn = (canvas: Canvas) => canvas.getAllByRole('link').map((link) => link.ariaLabel);

export const Default = meta.story();

export const Reads = meta.story({
  tags: ['behavior'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Pagination' })).toBeVisible();
    await expect(linksIn(canvas)).toEqual([
      'Previous',
      ...[1, 4, 5, 6, 12].map((page) => `Page ${page}`),
      'Next',
    ]);
    const current = canvas.getAllByRole('link', { current: 'page' });
    await expect(current.map((link) => link.textContent)).toEqual(['5']);
    const next = canvas.getByRole('link', { name: 'Next' });
    await expect(next).toHaveAttribute('href', '#page-6');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Previous' })).toHaveFocus();
  },
});

export const Playground = meta.story();

/** On the first page, Previous leads nowhere but keeps its place. */
export const FirstPage = meta.story({
  args: { page: 1 },
  play: async ({ canvas }) => {
    const previous = canvas.getByRole('link', { name: 'Previous' });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await expect(previous).not.toHaveAttribute('href');
  },
});

export const LastPage = meta.story({ args: { page: 12 } });

/** With up to seven pages, all are shown. */
export const FewPages = meta.story({
  args: { page: 4, pages: 7 },
});

/** A narrow container shows the first, the current and the last page. */
export const Narrow = meta.story({
  tags: ['behavior'],
  args: { page: 3 },
  render: (args) => (
    <div style={{ maxInlineSize: '17.5rem' }}>
      <Pagination {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(linksIn(canvas)).toEqual(['Previous', 'Page 1', 'Page 3', 'Page 12', 'Next']);
    const tops = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
    await expect(canvasElement.querySelectorAll('li[aria-hidden]')).toHaveLength(2);
  },
});

const OnClient = (props: PaginationProps) => {
  const [page, setPage] = useState(props.page);
  return <Pagination {...props} page={page} onPageChange={setPage} />;
};

/** Buttons instead of links, for a list that is already on the client. Each keeps the focus. */
export const Buttons = meta.story({
  tags: ['behavior'],
  args: { page: 10, hrefOf: undefined },
  render: (args) => <OnClient {...args} />,
  play: async ({ canvas }) => {
    const next = canvas.getByRole('button', { name: 'Next' });
    const { left } = next.getBoundingClientRect();
    await userEvent.click(next);
    await userEvent.click(next);
    await userEvent.click(next);
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveTextContent('12');
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(next).toHaveFocus();
    await expect(next.getBoundingClientRect().left).toBeCloseTo(left, 0);
    await userEvent.click(canvas.getByRole('button', { name: 'Page 1' }));
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveTextContent('1');
    await expect(next).not.toHaveAttribute('aria-disabled');
  },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack gap={6}>
      <Each of={COUNTS}>
        {(pages) => <Pagination page={1} pages={pages} label={`Of ${pages}`} hrefOf={hrefOf} />}
      </Each>
      <Each of={[1, 2, 3, 4, 5, 8, 9, 10, 11, 12]}>
        {(page) => <Pagination page={page} pages={12} label={`At ${page}`} hrefOf={hrefOf} />}
      </Each>
      <Each of={SURFACES}>
        {(surface) => (
          <Section surface={surface} padding="none">
            <Pagination page={1} pages={9} label={`On ${surface}`} hrefOf={hrefOf} />
          </Section>
        )}
      </Each>
    </Stack>
  ),
});
