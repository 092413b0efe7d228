import { expect } from 'storybook/test';
import preview from '#stories/preview.tsx';
import { ValueList, type ValueListContent } from './ValueList.tsx';

const values = [
  { title: 'Say it once', text: 'A rule that has to be repeated is a rule that was not clear.' },
  { title: 'Leave room', text: 'White paper is not empty. It is where readers rest.' },
  { title: 'Sign your work', text: 'Everything we print carries the name of whoever made it.' },
];

const content: ValueListContent = { eyebrow: 'Values', title: 'What we hold to', items: values };

const meta = preview.meta({
  title: 'Sections/Content/ValueList',
  id: 'valuelist',
  component: ValueList,
  parameters: { layout: 'fullscreen' },
  args: { content },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list').tagName).toBe('OL');
    const titles = canvas.getAllByRole('heading', { level: 3 }).map((title) => title.textContent);
    await expect(titles).toEqual(values.map(({ title }) => title));
    // Hidden, because the list already numbers the items.
    await expect(canvas.getByText('1')).toHaveAttribute('aria-hidden', 'true');
  },
});

export const Playground = meta.story({ args: { surface: 'sunken', accent: 'secondary' } });

export const TitlesOnly = meta.story({
  args: { content: { title: content.title, items: values.map(({ title }) => ({ title })) } },
});
