import { expect, fn, waitFor } from 'storybook/test';
import * as z from 'zod';
import { formStates, pending } from '#stories/form-states.tsx';
import preview from '#stories/preview.tsx';
import { Checkbox } from '../../primitives/controls/Checkbox/Checkbox.tsx';
import { CheckboxGroup } from '../../primitives/controls/Checkbox/CheckboxGroup.tsx';
import { Select } from '../../primitives/controls/Select/Select.tsx';
import { Text } from '../../primitives/text/Text/Text.tsx';
import { ApplicationForm } from './ApplicationForm.tsx';

const meta = preview.meta({
  title: 'Sections/Conversion/ApplicationForm',
  id: 'applicationform',
  component: ApplicationForm,
  parameters: { layout: 'fullscreen' },
  args: { onSubmit: fn(pending), onFirstInteraction: fn() },
});

const { shown, tested } = formStates({
  title: 'Apply',
  submitLabel: 'Send application',
  busy: 'Sending...',
  fields: [
    { label: 'Name', value: 'Maya Okafor', autocomplete: 'name' },
    {
      label: 'Email address',
      value: 'maya@example.com',
      autocomplete: 'email',
    },
    { label: 'Message (optional)', value: 'I have done this before.' },
  ],
  sent: {
    name: 'Maya Okafor',
    email: 'maya@example.com',
    message: 'I have done this before.',
  },
  wrong: {
    label: 'Email address',
    value: 'maya at example',
    message: 'Enter an email address like name@example.com',
  },
  several: {
    errors: [
      ['Name', 'Enter your name'],
      ['Email address', 'Enter your email address'],
    ],
  },
  success: 'Thank you for applying.',
});

export const Default = meta.story({
  args: {
    content: { title: 'Join the workshop', text: 'Twelve evenings, eight people, one workshop.' },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('region', { name: 'Join the workshop' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Join the workshop');
    const names = [...canvasElement.querySelectorAll('input, textarea')].map((field) =>
      field.getAttribute('name'),
    );
    await expect(names).toEqual(['name', 'email', 'message']);
  },
});

export const Playground = meta.story({
  args: {
    content: {
      eyebrow: 'Evening school',
      title: 'Ask for a place',
      text: 'Twelve evenings, eight people, one workshop. No experience is needed.',
    },
    surface: 'sunken',
  },
});

export const InvalidSeveral = meta.story(shown.invalidSeveral);

export const Success = meta.story(shown.success);

export const Sends = meta.story({ ...tested.sends, tags: ['behavior'] });

/** The message may stay empty. */
export const OnlyRequired = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Name'), 'Maya Okafor');
    await userEvent.type(canvas.getByLabelText('Email address'), 'maya@example.com{Enter}');
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        name: 'Maya Okafor',
        email: 'maya@example.com',
        message: '',
      }),
    );
  },
});

/** With more about the place beside the fields. */
export const WithAside = meta.story({
  args: { aside: <Text tone="quiet">We meet on Tuesdays at seven.</Text> },
});

const course = z.object({
  course: z.string().min(1, 'Choose a course'),
  days: z.array(z.string()).min(1, 'Choose at least one day'),
});

const onApply =
  fn<(values: { name: string; course: string; days: string[] }) => Promise<never>>(pending);

/** The questions of one application, before the message. */
export const OwnQuestions = meta.story({
  render: () => (
    <ApplicationForm schema={course} defaultValues={{ days: [] }} onSubmit={onApply}>
      {(field, controlled) => (
        <>
          <Select {...field('course')} label="Course" placeholder="Choose a course">
            <option value="pottery">Pottery</option>
            <option value="binding">Bookbinding</option>
          </Select>
          <CheckboxGroup {...controlled('days')} legend="Days">
            <Checkbox value="tuesday" label="Tuesday" />
            <Checkbox value="thursday" label="Thursday" />
          </CheckboxGroup>
        </>
      )}
    </ApplicationForm>
  ),
});

export const AsksOwnQuestions = OwnQuestions.extend({
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    onApply.mockClear();
    await userEvent.type(canvas.getByLabelText('Name'), 'Maya Okafor');
    await userEvent.type(canvas.getByLabelText('Email address'), 'maya@example.com{Enter}');
    await waitFor(() => expect(canvas.getByLabelText('Course')).toHaveFocus());
    await expect(canvas.getByRole('group', { name: 'Days' })).toHaveAccessibleDescription(
      'Choose at least one day',
    );
    await userEvent.selectOptions(canvas.getByLabelText('Course'), 'binding');
    await userEvent.click(canvas.getByLabelText('Tuesday'));
    await userEvent.click(canvas.getByLabelText('Thursday'));
    await userEvent.click(canvas.getByRole('button', { name: 'Send application' }));
    await waitFor(() => expect(onApply).toHaveBeenCalledTimes(1));
    await expect(onApply.mock.lastCall?.[0]).toEqual({
      name: 'Maya Okafor',
      email: 'maya@example.com',
      message: '',
      course: 'binding',
      days: ['tuesday', 'thursday'],
    });
  },
});
