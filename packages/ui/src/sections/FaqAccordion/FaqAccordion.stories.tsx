import { useId } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '#stories/preview.tsx';
import { faq } from '../../../testing/index.ts';
import { Link } from '../../primitives/controls/Link/Link.tsx';
import { FaqAccordion, type FaqAccordionContent, type FaqAccordionItem } from './FaqAccordion.tsx';

const entries: FaqAccordionItem[] = [
  {
    id: 1,
    category: 'First steps',
    question: 'What is a home exchange?',
    answer:
      'A guest and a host agree on a week, on what it costs and on when the keys change hands. Everything about it stays in one place.',
  },
  {
    id: 2,
    category: 'First steps',
    question: 'Who can join?',
    answer: 'Anyone aged 18 or older, as a guest or as a host.',
  },
  {
    id: 3,
    category: 'For Hosts',
    question: 'When do I get paid?',
    answer: 'Within two weeks of the day the guest moves out.',
    links: [{ label: 'How payments work', href: '/payments' }],
  },
  {
    id: 4,
    category: 'Billing',
    question: 'Can I cancel at any time?',
    answer: 'Yes. Your plan stays active to the end of the month that you have paid for.',
  },
];

const content: FaqAccordionContent = {
  title: 'Questions and answers',
  text: 'What people ask before they start.',
  items: entries,
};

const meta = preview.meta({
  title: 'Sections/Content/FaqAccordion',
  id: 'faqaccordion',
  component: FaqAccordion,
  parameters: { layout: 'fullscreen' },
  args: { content },
});

type Canvas = { getByRole: (role: string, options: { name: string }) => HTMLElement };
const question = (canvas: Canvas, name: string) => canvas.getByRole('button', { name });
const answerOf = (button: HTMLElement) =>
  document.getElementById(button.getAttribute('aria-controls') ?? '') as HTMLElement;

/** Imitates following a link without navigating, which would break the test runner. */
function follow(hash: string) {
  history.replaceState(null, '', hash);
  dispatchEvent(new HashChangeEvent('hashchange'));
}

export const Default = meta.story();

/** All answers start closed, any number can be open, and each is in the page from the start. */
export const Opens = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, canvasElement }) => {
    for (const entry of entries) {
      const closed = answerOf(question(canvas, entry.question as string));
      await expect(closed).toHaveTextContent(entry.answer as string);
      await expect(closed).toHaveAttribute('hidden', 'until-found');
    }
    const questions = faq(canvasElement, { user: userEvent });
    const [first, , third] = (await questions.questions()) as [string, string, string];
    await questions.open(first).open(third);
    await waitFor(() => expect(canvas.getByText('How payments work')).toBeVisible());
    await questions.close(first);
    await expect(await questions.isOpen(third)).toBe(true);
    await questions.close(third);
  },
});

export const Playground = meta.story({ args: { surface: 'surface' } });

/** With `anchorPrefix`, a link can lead to a category, or open an entry. */
export const DeepLink = meta.story({
  tags: ['behavior'],
  render: function Render(args) {
    const id = useId();
    return <FaqAccordion {...args} anchorPrefix={`${id}faq-`} />;
  },
  play: async ({ canvas }) => {
    const chip = canvas.getByRole('link', { name: 'For Hosts' });
    const hash = chip.getAttribute('href') ?? '';
    await expect(hash).toMatch(/faq-for-hosts$/);
    const hosts = document.getElementById(hash.slice(1));
    await expect(within(hosts!).getByRole('heading', { level: 3 })).toHaveTextContent('For Hosts');
    const paid = question(canvas, 'When do I get paid?');
    follow(hash);
    await expect(paid).toHaveAttribute('aria-expanded', 'false');
    const cancel = question(canvas, 'Can I cancel at any time?');
    follow(hash.replace('for-hosts', 'billing-4'));
    await waitFor(() => expect(cancel).toHaveAttribute('aria-expanded', 'true'));
    await expect(paid).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(cancel);
    history.replaceState(null, '', location.pathname + location.search);
  },
});

/** Find-in-page searches closed answers and opens the one that matches. */
export const FoundInPage = meta.story({
  tags: ['behavior'],
  play: async ({ canvas }) => {
    const who = question(canvas, 'Who can join?');
    answerOf(who).dispatchEvent(new Event('beforematch', { bubbles: true }));
    await waitFor(() => expect(who).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.click(who);
  },
});

/** With few questions and no categories, the title is beside the questions. */
export const WithoutCategories = meta.story({
  args: {
    content: {
      title: 'Before you write',
      text: 'Four answers that may save you a message.',
      items: entries.map(({ category: _category, ...entry }) => entry),
    },
  },
});

/** Search engines get the same text. */
export const WithJsonLd = meta.story({
  tags: ['behavior'],
  args: { jsonLd: true },
  play: async ({ canvasElement }) => {
    const json = canvasElement.querySelector('script[type="application/ld+json"]');
    const data = JSON.parse(json?.textContent ?? '') as {
      '@type': string;
      mainEntity: { name: string; acceptedAnswer: { text: string } }[];
    };
    await expect(data['@type']).toBe('FAQPage');
    await expect(data.mainEntity.map(({ name }) => name)).toEqual(
      entries.map((entry) => entry.question),
    );
    await expect(data.mainEntity[3]?.acceptedAnswer.text).toBe(entries[3]?.answer);
  },
});

/** Rich answers. `plain` is for search engines; the JSON-LD leaves out an entry without it. */
export const RichText = meta.story({
  args: {
    jsonLd: true,
    content: {
      title: (
        <>
          Questions <em>and</em> answers
        </>
      ),
      items: [
        {
          id: 1,
          question: (
            <>
              Is it <em>really</em> free?
            </>
          ),
          answer: (
            <>
              <p>
                Yes, <strong>for a month</strong>.
              </p>
              <p>
                Then see <Link href="#prices">the prices</Link>.
              </p>
            </>
          ),
          plain: { question: 'Is it really free?', answer: 'Yes, for a month.' },
          links: [
            { label: 'Read on', href: '#' },
            { label: 'Read on', href: '#' },
          ],
        },
        { id: 2, question: 'And then?', answer: <em>You decide.</em> },
      ],
    },
  },
});

export const OpensRichText = RichText.extend({
  tags: ['behavior'],
  play: async ({ canvas, canvasElement }) => {
    const free = canvas.getByRole('button', { name: 'Is it really free?' });
    await userEvent.click(free);
    await expect(canvas.getByRole('link', { name: 'the prices' })).toBeVisible();
    const json = canvasElement.querySelector('script[type="application/ld+json"]');
    await expect(json?.textContent).toContain('Is it really free?');
    await expect(json?.textContent).toContain('Yes, for a month.');
    await expect(json?.textContent).not.toContain('And then?');
    await userEvent.click(free);
  },
});
