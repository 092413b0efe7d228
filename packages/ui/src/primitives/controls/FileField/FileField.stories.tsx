import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { SURFACES, framed } from '#stories/fixtures.tsx';
import preview from '#stories/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from '../../data-display/Card/Card.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { FileField } from './FileField.tsx';

const plan = new File(['x'.repeat(1_240_000)], 'floor-plan.pdf', { type: 'application/pdf' });
const photo = new File(['x'.repeat(48_200)], 'kitchen.jpg', { type: 'image/jpeg' });

/** Chooses files as a visitor would before script. */
const holding =
  (...files: File[]) =>
  (input: HTMLInputElement | null) => {
    if (!input || input.files?.length) return;
    const data = new DataTransfer();
    for (const file of files) data.items.add(file);
    input.files = data.files;
  };

const meta = preview.meta({
  title: 'Components/Forms/Fields/FileField',
  id: 'filefield',
  component: FileField,
  args: { label: 'Plans and photos', name: 'files', onValueChange: fn() },
});

type Canvas = { getByLabelText: (text: string) => HTMLElement };
const inputOf = (canvas: Canvas) => canvas.getByLabelText('Plans and photos') as HTMLInputElement;

export const Default = meta.story({
  args: { multiple: true, hint: 'PDF or JPEG, at most 10 MB each.' },
  render: (args) => <FileField {...args} ref={holding(plan, photo)} />,
  decorators: [framed],
});

/** The native control. The chosen files are listed with their sizes and announced. */
export const Uploads = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, args }) => {
    const input = inputOf(canvas);
    await expect(input.type).toBe('file');
    await expect(canvas.queryByRole('list')).toBeNull();
    await userEvent.upload(input, plan);
    await expect(args.onValueChange).toHaveBeenLastCalledWith([plan]);
    await expect(canvas.getByRole('listitem')).toHaveTextContent('floor-plan.pdf1.2 MB');
    await expect(canvas.getByRole('status')).toHaveTextContent('floor-plan.pdf, 1.2 MB');
  },
});

export const Playground = meta.story({
  args: { hint: 'PDF or JPEG, at most 10 MB each.', accept: '.pdf,.jpg', multiple: true },
});

/** Each file can be removed, by pointer and by keyboard; focus returns to the control. */
export const Removes = meta.story({
  tags: ['behavior'],
  args: { multiple: true },
  render: (args) => <FileField {...args} ref={holding(plan, photo)} />,
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove floor-plan.pdf' }));
    await expect(canvas.getByRole('listitem')).toHaveTextContent('kitchen.jpg49 kB');
    await expect([...(inputOf(canvas).files ?? [])]).toEqual([photo]);
    await expect(args.onValueChange).toHaveBeenLastCalledWith([photo]);
    await expect(inputOf(canvas)).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove kitchen.jpg' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('listitem')).toBeNull();
    await expect(inputOf(canvas)).toHaveFocus();
  },
});

export const Invalid = meta.story({
  args: { required: true, error: 'Choose a file of at most 10 MB' },
  play: async ({ canvas }) => {
    await expect(inputOf(canvas)).toBeInvalid();
    await expect(inputOf(canvas)).toHaveAccessibleDescription('Choose a file of at most 10 MB');
  },
});

export const Disabled = meta.story({ args: { disabled: true } });

/** The files are in the form's data; a reset empties the field. */
export const InForm = meta.story({
  tags: ['behavior'],
  render: (args) => (
    <form aria-label="Offer">
      <Stack align="start">
        <FileField {...args} multiple />
        <Button type="reset" variant="outline">
          Reset
        </Button>
      </Stack>
    </form>
  ),
  play: async ({ canvas }) => {
    const data = () => new FormData(canvas.getByRole<HTMLFormElement>('form')).getAll('files');
    holding(plan, photo)(inputOf(canvas));
    await fireEvent.change(inputOf(canvas));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(data()).toEqual([plan, photo]);
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(canvas.queryByRole('listitem')).toBeNull());
  },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack>
      {SURFACES.map((surface) => (
        <Card key={surface} surface={surface} padding="sm">
          <Inline gap={6} align="start">
            <FileField label="Empty" hint="PDF or JPEG." />
            <FileField label="Chosen" ref={holding(plan, photo)} multiple />
            <FileField label="Invalid" error="Choose a smaller file" ref={holding(plan)} />
            <FileField label="Disabled" disabled />
            <FileField label="Small" size="sm" ref={holding(photo)} />
            <FileField label="Large" size="lg" ref={holding(photo)} />
          </Inline>
        </Card>
      ))}
    </Stack>
  ),
});
