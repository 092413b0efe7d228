import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { CompleteProfileForm } from './CompleteProfileForm.tsx';

/** Never settles: the request is on its way. */
const pending = () => new Promise<never>(() => {});

const meta = preview.meta({
  title: 'Sections/CompleteProfileForm',
  component: CompleteProfileForm,
  args: { onSubmit: fn(pending) },
});

export const Default = meta.story();

export const Playground = meta.story({ args: { headingLevel: 1 } });

export const NothingChosen = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save and continue' }));
    await waitFor(() => expect(canvas.getAllByRole('radio')[0]).toHaveFocus());
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(
      'Please select account type',
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Submitting = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: "I'm a Brand" }));
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Save and continue' }));
    await expect(await canvas.findByRole('button', { name: 'Saving...' })).toBeVisible();
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await expect(args.onSubmit).toHaveBeenCalledWith({ userType: 'brand' });
  },
});

export const Rejected = meta.story({
  args: {
    onSubmit: fn(async () => ({
      status: 'error' as const,
      message: 'Your profile could not be saved. Try again.',
      detail: 'Missing or insufficient permissions.',
    })),
  },
  play: async ({ canvas }) => {
    const brand = canvas.getByRole('radio', { name: "I'm a Brand" });
    await userEvent.click(brand);
    await userEvent.click(canvas.getByRole('button', { name: 'Save and continue' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Missing or insufficient permissions.',
    );
    await expect(brand).toBeChecked();
  },
});
