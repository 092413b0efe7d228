import { type ComponentType } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { SURFACES } from '#stories/fixtures.tsx';
import { Here } from '#stories/overlays.tsx';
import preview from '#stories/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from '../../data-display/Card/Card.tsx';
import { Dialog, DialogContent } from '../../overlays/Dialog/Dialog.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Combobox } from './Combobox.tsx';

const grains = [
  { value: 'barley', label: 'Barley', detail: 'Nutty, little gluten' },
  { value: 'einkorn', label: 'Einkorn', detail: 'Sweet and yellow' },
  { value: 'emmer', label: 'Emmer' },
  { value: 'mais', label: 'Maïs', detail: 'No gluten' },
  { value: 'oats', label: 'Oats' },
  { value: 'rye', label: 'Rye', detail: 'Dark and sour' },
  { value: 'spelt', label: 'Spelt' },
  { value: 'wheat', label: 'Wheat' },
];

/** Room for the open list. */
const withRoom = (minBlockSize: string) => (Story: ComponentType) => (
  <div style={{ minBlockSize }}>
    <Story />
  </div>
);

const meta = preview.meta({
  title: 'Components/Forms/Choices/Combobox',
  id: 'combobox',
  component: Combobox,
  args: { label: 'Grain', name: 'grain', options: grains, onValueChange: fn() },
});

export const Default = meta.story({
  args: { defaultOpen: true, defaultValue: 'emmer', hint: 'What most of the flour is.' },
  decorators: [withRoom('26rem')],
});

/** Typing filters; a click chooses, and the form gets the option's value. */
export const Chooses = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, canvasElement, args }) => {
    const box = canvas.getByRole('combobox', { name: 'Grain' });
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(box);
    await expect(box).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(canvas.getByRole('listbox', { name: 'Grain' })).toBeVisible());
    await expect(canvas.getAllByRole('option')).toHaveLength(8);
    await userEvent.keyboard('e');
    await userEvent.keyboard('m');
    await expect(canvas.getAllByRole('option')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('option', { name: 'Emmer' }));
    await expect(box).toHaveValue('Emmer');
    await expect(box).toHaveFocus();
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await expect(args.onValueChange).toHaveBeenCalledWith('emmer');
    await expect(canvasElement.querySelector('[name=grain]')).toHaveValue('emmer');
  },
});

export const Playground = meta.story({
  args: { hint: 'What most of the flour is.', placeholder: 'Choose a grain' },
});

/** Arrow keys move, Enter chooses, Escape closes without choosing (ARIA combobox pattern). */
export const Keyboard = meta.story({
  tags: ['behavior'],
  play: async ({ canvas }) => {
    const box = canvas.getByRole('combobox');
    const active = () => document.getElementById(box.getAttribute('aria-activedescendant') ?? '');
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(active()).toHaveTextContent('Barley');
    await userEvent.keyboard('{ArrowUp}');
    await expect(active()).toHaveTextContent('Wheat');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(active()).toHaveTextContent('Einkorn');
    await userEvent.keyboard('{Enter}');
    await expect(box).toHaveValue('Einkorn');
    await expect(box).toHaveAttribute('aria-expanded', 'false');

    await userEvent.keyboard('{ArrowDown}');
    await expect(active()).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await expect(box).toHaveValue('Einkorn');
    await expect(canvas.queryByRole('listbox')).toBeNull();

    await userEvent.keyboard('{ArrowDown}{End}');
    await expect(active()).toHaveTextContent('Wheat');
    await userEvent.keyboard('{Home}');
    await expect(active()).toHaveTextContent('Barley');
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect(box).toHaveValue('Barley');
    await expect(box).toHaveAttribute('aria-expanded', 'false');
  },
});

/** Case and accents do not matter, and details can be searched; the first match is active. */
export const Search = meta.story({
  tags: ['behavior'],
  play: async ({ canvas }) => {
    const box = canvas.getByRole('combobox');
    const names = () => canvas.getAllByRole('option').map((option) => option.textContent);
    await userEvent.type(box, 'MAI');
    await expect(names()).toEqual(['MaïsNo gluten']);
    await userEvent.clear(box);
    await userEvent.type(box, 'gluten');
    await expect(names()).toHaveLength(2);
    await userEvent.keyboard('{Enter}');
    await expect(box).toHaveValue('Barley');
  },
});

/**
 * When focus leaves, a label typed in full is chosen, and any other text is replaced by the last
 * choice.
 */
export const Leaving = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('combobox');
    await userEvent.type(box, 'rye');
    await userEvent.tab();
    await expect(box).toHaveValue('Rye');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('rye');
    await userEvent.clear(box);
    await userEvent.type(box, 'quinoa');
    await userEvent.tab();
    await expect(box).toHaveValue('Rye');
    await userEvent.clear(box);
    await userEvent.tab();
    await expect(box).toHaveValue('');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
  },
});

/** If nothing is found, the list says so, and it is announced. */
export const NothingFound = meta.story({
  args: { emptyText: 'No such grain', options: [], defaultOpen: true },
  decorators: [withRoom('7rem')],
});

export const FindsNothing = meta.story({
  tags: ['behavior'],
  args: { emptyText: 'No such grain' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('combobox');
    await userEvent.type(box, 'quinoa');
    await expect(canvas.getByRole('status')).toHaveTextContent('No such grain');
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
});

export const Invalid = meta.story({
  args: { required: true, error: 'Choose a grain' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('combobox');
    await expect(box).toBeInvalid();
    await expect(box).toBeRequired();
    await expect(box).toHaveAccessibleDescription('Choose a grain');
  },
});

export const ReadOnly = meta.story({
  args: { defaultValue: 'rye', readOnly: true },
});

export const StaysClosed = ReadOnly.extend({
  tags: ['behavior'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
});

export const Disabled = meta.story({ args: { defaultValue: 'rye', disabled: true } });

const onSubmit = fn();

/** Enter submits the form only if the text is a choice. Empty text is not a choice. */
export const Enter = meta.story({
  tags: ['behavior'],
  args: { defaultValue: 'rye' },
  render: (args) => (
    <form
      aria-label="Order"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(new FormData(event.currentTarget).get('grain'));
      }}
    >
      <Stack align="start">
        <Combobox {...args} />
        <Button type="submit">Order</Button>
      </Stack>
    </form>
  ),
  play: async ({ canvas }) => {
    onSubmit.mockClear();
    const box = canvas.getByRole('combobox');
    await userEvent.clear(box);
    await userEvent.type(box, 'quinoa{Enter}');
    await expect(box).toHaveValue('quinoa');
    await userEvent.clear(box);
    await userEvent.keyboard('{Enter}');
    await expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(onSubmit).toHaveBeenLastCalledWith('');
    await userEvent.keyboard('oat{Enter}{Enter}');
    await expect(onSubmit).toHaveBeenLastCalledWith('oats');
    await expect(onSubmit).toHaveBeenCalledTimes(2);
  },
});

/** In a dialog, Escape closes the list first. */
export const InDialog = meta.story({
  tags: ['behavior'],
  render: (args) => (
    <Here>
      {(place) => (
        <Dialog defaultOpen>
          <DialogContent container={place} title="Order flour">
            <Combobox {...args} />
          </DialogContent>
        </Dialog>
      )}
    </Here>
  ),
  play: async () => {
    const box = await screen.findByRole('combobox');
    await userEvent.type(box, 'r');
    await expect(box).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await expect(box).toHaveValue('');
    await expect(screen.getByRole('dialog')).toHaveAttribute('data-state', 'open');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/** The value is in the form's data, and a reset restores the initial value. */
export const InForm = meta.story({
  tags: ['behavior'],
  args: { defaultValue: 'rye' },
  render: (args) => (
    <form aria-label="Order">
      <Stack align="start">
        <Combobox {...args} />
        <Button type="reset" variant="outline">
          Reset
        </Button>
      </Stack>
    </form>
  ),
  play: async ({ canvas }) => {
    const data = () => new FormData(canvas.getByRole<HTMLFormElement>('form')).getAll('grain');
    const box = canvas.getByRole('combobox');
    await expect(data()).toEqual(['rye']);
    await userEvent.clear(box);
    await userEvent.type(box, 'spelt{Enter}');
    await expect(data()).toEqual(['spelt']);
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(data()).toEqual(['rye']);
    await waitFor(() => expect(box).toHaveValue('Rye'));
  },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack>
      {SURFACES.map((surface) => (
        <Card key={surface} surface={surface} padding="sm">
          <Inline gap={6} align="start">
            <Combobox label="Empty" options={grains} placeholder="Choose a grain" />
            <Combobox label="Chosen" options={grains} defaultValue="rye" hint="With a hint." />
            <Combobox label="Invalid" options={grains} error="Choose a grain" />
            <Combobox label="Read only" options={grains} defaultValue="rye" readOnly />
            <Combobox label="Disabled" options={grains} defaultValue="rye" disabled />
            <Combobox label="Small" size="sm" options={grains} defaultValue="rye" />
            <Combobox label="Large" size="lg" options={grains} defaultValue="rye" />
          </Inline>
        </Card>
      ))}
    </Stack>
  ),
});
