import { useId, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inView } from '#stories/fixtures.tsx';
import preview from '#stories/preview.tsx';
import { Button } from '../../controls/Button/Button.tsx';
import { Link } from '../../controls/Link/Link.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../../text/Text/Text.tsx';
import { Accordion, AccordionItem } from './Accordion.tsx';

const questions = [
  {
    value: 'what',
    title: 'What is Homeward?',
    answer: 'A home exchange where guests and hosts find each other and agree on a week.',
  },
  {
    value: 'payment',
    title: 'When do hosts get paid?',
    answer: (
      <>
        Within seven days of the guest’s arrival. <Link href="#terms">The terms</Link> say what
        arrival means.
      </>
    ),
  },
  {
    value: 'cost',
    title: 'What does it cost a guest to look around?',
    answer: 'Nothing. You pay when you book your first week.',
  },
];

const items = questions.map(({ value, title, answer }) => (
  <AccordionItem key={value} value={value} title={title}>
    {answer}
  </AccordionItem>
));

const meta = preview.meta({
  title: 'Components/Disclosure/Accordion',
  id: 'accordion',
  component: Accordion,
  subcomponents: { AccordionItem },
  args: { children: items, onValueChange: fn() },
});

type Canvas = { getByRole: (role: string, options: { name: string }) => HTMLElement };
const trigger = (canvas: Canvas, name: string) => canvas.getByRole('button', { name });
/** The titles of the questions. */
const triggers = (canvas: Canvas) =>
  questions.map(({ title }) => trigger(canvas, title)) as [HTMLElement, HTMLElement, HTMLElement];
const panelOf = (button: HTMLElement) =>
  document.getElementById(button.getAttribute('aria-controls') ?? '') as HTMLElement;

/** Clicks the link without navigating, which would take the page from the test runner. */
async function follow(link: HTMLElement) {
  link.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await userEvent.click(link);
}

/** Restores the address from before the story. */
const forgetHash = () => history.replaceState(null, '', location.pathname + location.search);

export const Default = meta.story({ args: { defaultValue: ['cost'] } });

/** Several items can be open at once; a click opens or closes one. */
export const Opens = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, args }) => {
    const [what, , cost] = triggers(canvas);
    await expect(what).toHaveAttribute('aria-expanded', 'false');
    await expect(panelOf(what)).not.toBeVisible();

    await userEvent.click(what);
    await userEvent.click(cost);
    await expect(what).toHaveAttribute('aria-expanded', 'true');
    await expect(cost).toHaveAttribute('aria-expanded', 'true');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['what', 'cost']);
    await waitFor(() => expect(panelOf(what)).toBeVisible());

    await userEvent.click(what);
    await expect(what).toHaveAttribute('aria-expanded', 'false');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['cost']);
    await userEvent.click(cost);
    await expect(args.onValueChange).toHaveBeenCalledTimes(4);
  },
});

export const Playground = meta.story({ args: { defaultValue: ['payment'], headingLevel: 3 } });

/** Enter and Space open and close; the arrow keys, Home and End move between titles. */
export const Keyboard = meta.story({
  tags: ['behavior'],
  play: async ({ canvas }) => {
    const [first, second, third] = triggers(canvas);
    first.focus();
    await userEvent.keyboard('{Enter}');
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard(' ');
    await expect(first).toHaveAttribute('aria-expanded', 'false');

    await userEvent.keyboard('{ArrowDown}');
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(third).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(third).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(first).toHaveFocus();
  },
});

/** Opening one item closes the other. The open item can be closed too. */
export const Single = meta.story({
  args: { type: 'single', defaultValue: 'what' },
});

export const OpensOne = Single.extend({
  tags: ['behavior'],
  play: async ({ canvas, args }) => {
    const [what, payment] = triggers(canvas);
    await userEvent.click(payment);
    await expect(what).toHaveAttribute('aria-expanded', 'false');
    await expect(payment).toHaveAttribute('aria-expanded', 'true');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('payment');
    await userEvent.click(payment);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
  },
});

/** If the parent does not change `value`, the item stays closed. */
export const ControlledByNobody = meta.story({
  tags: ['behavior', '!autodocs'],
  args: { value: ['what'] },
  play: async ({ canvas, args }) => {
    const payment = trigger(canvas, 'When do hosts get paid?');
    await userEvent.click(payment);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['what', 'payment']);
    await expect(payment).toHaveAttribute('aria-expanded', 'false');
  },
});

/** A disabled item does not change; the arrow keys skip it. */
export const DisabledItem = meta.story({
  args: {
    children: [
      items[0],
      <AccordionItem key="soon" value="soon" title="Which countries come next?" disabled>
        We do not know yet.
      </AccordionItem>,
      items[2],
    ],
  },
});

/** Find-in-page searches closed items and opens the one with the match. */
export const FoundInPage = meta.story({
  tags: ['behavior'],
  play: async ({ canvas }) => {
    const payment = trigger(canvas, 'When do hosts get paid?');
    const panel = panelOf(payment);
    await expect(panel).toHaveAttribute('hidden', 'until-found');
    await expect(panel).toHaveTextContent('Within seven days');
    // The event that the browser fires before it scrolls to a match.
    panel.dispatchEvent(new Event('beforematch', { bubbles: true }));
    await expect(panel).not.toHaveAttribute('hidden');
    await expect(panel.offsetHeight).toBeGreaterThan(20);
    await waitFor(() => expect(payment).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.click(payment);
    await expect(panel).toHaveAttribute('hidden', 'until-found');
  },
});

/** A link to the `id` of an item opens it and changes no other. */
export const LinkedTo = meta.story({
  tags: ['behavior'],
  render: function Render(args) {
    const id = useId();
    return (
      <Stack>
        <Text>
          See <Link href={`#${id}`}>how long a booking takes</Link>.
        </Text>
        <Accordion {...args}>
          {items}
          <AccordionItem value="long" id={id} title="How long does a booking take?">
            Four weeks on average.
          </AccordionItem>
        </Accordion>
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    const what = trigger(canvas, 'What is Homeward?');
    const long = trigger(canvas, 'How long does a booking take?');
    await userEvent.click(what);
    const toLong = canvas.getByRole('link', { name: 'how long a booking takes' });
    await follow(toLong);
    await waitFor(() => expect(long).toHaveAttribute('aria-expanded', 'true'));
    await expect(what).toHaveAttribute('aria-expanded', 'true');

    // It can be closed and then opened by the same link, which does not change the address.
    await userEvent.click(long);
    await waitFor(() => expect(panelOf(long).offsetHeight).toBe(0));
    await expect(panelOf(long)).not.toBeVisible();
    await follow(toLong);
    await waitFor(() => expect(long).toHaveAttribute('aria-expanded', 'true'));

    forgetHash();
  },
});

/** If the address of the page names an element in a text, the text is open and in view. */
export const Arrival = meta.story({
  tags: ['behavior'],
  render: function Render(args) {
    const id = useId();
    const [isPageOpen, setPageOpen] = useState(false);
    const openPage = () => {
      history.replaceState(null, '', `#${id}`);
      setPageOpen(true);
    };
    return (
      <Stack>
        <Button onClick={openPage}>Open the page at the address of an answer</Button>
        {isPageOpen && (
          <Accordion {...args}>
            {items}
            <AccordionItem value="long" title="How long does a booking take?">
              <p>{'Another week goes by. '.repeat(600)}</p>
              <p id={id}>Four weeks on average.</p>
            </AccordionItem>
          </Accordion>
        )}
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(trigger(canvas, 'Open the page at the address of an answer'));
    const long = trigger(canvas, 'How long does a booking take?');
    await waitFor(() => expect(long).toHaveAttribute('aria-expanded', 'true'));
    const answer = canvas.getByText('Four weeks on average.');
    await waitFor(() => expect(inView(answer)).toBe(true));
    forgetHash();
  },
});

/** Text that everyone must read does not belong behind a button: write it out. */
export const Dont = meta.story({
  tags: ['!dev'],
  args: {
    children: (
      <AccordionItem value="must" title="Important information about your payment">
        We charge your card today.
      </AccordionItem>
    ),
  },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack gap={10}>
      {(['primary', 'secondary', 'tertiary'] as const).map((accent) => (
        <Accordion key={accent} data-accent={accent} headingLevel={2} defaultValue={['payment']}>
          {items}
          <AccordionItem value="closed" title={`Disabled, ${accent}`} disabled>
            Closed.
          </AccordionItem>
          <AccordionItem
            value="long"
            title="A question that goes on for so long that it takes two lines or even more on a phone, does it not?"
          >
            It does.
          </AccordionItem>
        </Accordion>
      ))}
      <div data-surface="ink" data-accent="secondary">
        <Accordion headingLevel={2} defaultValue={['what']}>
          {items}
        </Accordion>
      </div>
    </Stack>
  ),
});
