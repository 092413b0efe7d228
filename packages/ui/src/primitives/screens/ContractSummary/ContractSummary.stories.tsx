import { expect } from 'storybook/test';
import { Picture } from '#stories/pictures.tsx';
import preview from '#stories/preview.tsx';
import { Card } from '../../data-display/Card/Card.tsx';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { ContractSummary, type ContractSummaryContent } from './ContractSummary.tsx';

const content: ContractSummaryContent = {
  title: 'Spring set, three videos',
  parties: [
    { name: 'Amara Osei', picture: <Picture variant="portrait" seed="Amara" /> },
    { name: 'Fern & Kiln', picture: <Picture seed="Fern and Kiln" /> },
  ],
  amount: '€1,800',
  note: 'Fixed fee',
  terms: [
    { label: 'Deliverables', detail: '3 videos', done: true },
    { label: 'Usage rights', detail: '6 months', done: true },
    { label: 'Due', detail: 'May 12' },
  ],
  signatures: [
    { name: 'Amara Osei', signed: true, stateLabel: 'Signed Apr 28' },
    { name: 'Fern & Kiln', signed: true, stateLabel: 'Signed Apr 29' },
  ],
  payment: {
    state: 'approved',
    held: { label: 'Held', detail: 'Apr 29' },
    approved: { label: 'Approved', detail: 'May 11' },
    paid: { label: 'Paid', detail: 'May 14' },
  },
};

const payment = content.payment!;

const meta = preview.meta({
  title: 'Components/Screens/ContractSummary',
  id: 'contractsummary',
  component: ContractSummary,
  args: { content },
});

/** The states of the steps of the payment. */
const stepsIn = (container: Element) =>
  [...container.querySelectorAll('.rp-ContractSummary-step')].map((step) =>
    step.getAttribute('data-state'),
  );

export const Default = meta.story({
  play: async ({ canvasElement }) => {
    const screen = canvasElement.querySelector('.rp-ContractSummary')!;
    // It is a picture: there is nothing in it to press.
    await expect(screen.querySelector('a, button, [tabindex]')).toBe(null);
    await expect(stepsIn(screen)).toEqual(['done', 'current', 'open']);
  },
});

export const Playground = meta.story({
  args: {
    title: 'Agreement',
    label: 'A signed agreement, whose payment has been approved',
    note: 'Illustrative data',
  },
});

/** With a label it is one image; without, assistive technology skips it. */
export const Labeled = meta.story({
  tags: ['behavior'],
  args: { label: 'A signed agreement, whose payment has been approved' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/^A signed agreement/);
  },
});

/** The note stays text that everyone can read. */
export const WithNote = meta.story({
  args: { note: 'Illustrative data' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Illustrative data')).toBeVisible();
  },
});

/** One party has yet to sign, so the money is only held. */
export const Awaiting = meta.story({
  args: {
    content: {
      ...content,
      terms: content.terms.map((term) => ({ ...term, done: false })),
      signatures: [
        { name: 'Amara Osei', signed: true, stateLabel: 'Signed Apr 28' },
        { name: 'Fern & Kiln', stateLabel: 'Awaiting' },
      ],
      payment: { ...payment, state: 'held' },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Awaiting')).toBeVisible();
    await expect(stepsIn(canvasElement)).toEqual(['current', 'open', 'open']);
  },
});

export const Paid = meta.story({
  args: {
    content: {
      ...content,
      terms: content.terms.map((term) => ({ ...term, done: true })),
      payment: { ...payment, state: 'paid' },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(stepsIn(canvasElement)).toEqual(['done', 'done', 'done']);
  },
});

/** Only what is needed: no portraits, signatures or payment. */
export const Sparse = meta.story({
  args: {
    content: {
      title: 'Spring set',
      parties: [{ name: 'Amara Osei' }, { name: 'Fern & Kiln' }],
      amount: '€600',
      terms: [{ label: 'One post', done: true }, { label: 'Two stories' }],
    },
  },
});

export const LongText = meta.story({
  tags: ['behavior'],
  args: {
    title: 'Agreement of the second of April, with the changes of the week after',
    content: {
      ...content,
      title: 'Spring and summer set, three videos and twelve pictures from the workshop',
      parties: [
        { ...content.parties[0], name: 'Amara Osei-Bonsu of the Riverside Workshop' },
        { ...content.parties[1], name: 'Fern & Kiln Tableware and Accessories' },
      ],
      amount: 'CHF 12,800.50',
      note: 'Fixed fee, including travel and material',
      terms: [
        { label: 'Deliverables', detail: 'Three videos and twelve pictures', done: true },
        { label: 'Rights of use and of translation', detail: 'Six months in all countries' },
      ],
      signatures: [
        { name: 'Amara Osei-Bonsu', signed: true, stateLabel: 'Signed on Tuesday, April 28' },
        { name: 'Fern & Kiln Tableware', stateLabel: 'Awaiting the second signature' },
      ],
      payment: {
        state: 'held',
        held: { label: 'Held in trust', detail: 'Wednesday, April 29' },
        approved: { label: 'Approved by both', detail: 'Expected on May 11' },
        paid: { label: 'Transferred', detail: 'Within three days' },
      },
    },
  },
});

/** It fills its box, and its type grows with it. */
export const Widths = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <Stack gap={6}>
      {[240, 360, 560].map((width) => (
        <div key={width} style={{ inlineSize: width, maxInlineSize: '100%' }}>
          <ContractSummary {...args} />
        </div>
      ))}
    </Stack>
  ),
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <Grid columnWidth="sm" columns={3}>
      {(['surface', 'sunken', 'ink', 'accent'] as const).map((surface) => (
        <Card key={surface} surface={surface} padding="sm">
          <ContractSummary {...args} />
        </Card>
      ))}
      {(['primary', 'secondary', 'tertiary'] as const).map((accent) => (
        <div key={accent} data-accent={accent}>
          <ContractSummary {...args} />
        </div>
      ))}
    </Grid>
  ),
});
