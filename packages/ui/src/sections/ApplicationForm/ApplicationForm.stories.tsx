import { expect, fn, waitFor } from 'storybook/test';
import * as z from 'zod';
import { LONG, onSurfaces, SHORT } from '#stories/fixtures.tsx';
import { formStates, formTwice, pending } from '#stories/form-states.tsx';
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
    { label: 'Name', value: 'Maya Okafor', autocomplete: 'name', missing: 'Enter your name' },
    {
      label: 'Email address',
      value: 'maya@example.com',
      autocomplete: 'email',
      missing: 'Enter your email address',
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
  failure: 'Failed to send your application',
  success: 'Thank you for applying.',
});

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('region', { name: 'Apply' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Apply');
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

export const Empty = meta.story({ ...tested.empty, tags: ['behavior'] });

export const Filling = meta.story({ ...tested.filling, tags: ['behavior'] });

export const CorrectsOne = meta.story({ ...tested.correctsOne, tags: ['behavior'] });

export const InvalidSeveral = meta.story(shown.invalidSeveral);

export const Submitting = meta.story(shown.submitting);

export const Rejected = meta.story(shown.rejected);

export const RejectedField = meta.story({ ...tested.rejectedField, tags: ['behavior'] });

export const Offline = meta.story(shown.offline);

export const Thrown = meta.story(shown.thrown);

export const Slow = meta.story({ ...tested.slow, tags: ['behavior'] });

export const Success = meta.story(shown.success);

export const Pasted = meta.story({ ...tested.pasted, tags: ['behavior'] });

export const FilledSilently = meta.story({ ...tested.filledSilently, tags: ['behavior'] });

export const SentByEnter = meta.story({ ...tested.sentByEnter, tags: ['behavior'] });

export const Announcements = meta.story({ ...tested.announcements, tags: ['behavior'] });

export const CorrectsSeveral = meta.story({ ...tested.correctsSeveral, tags: ['behavior'] });

export const SubmitsOnce = meta.story({ ...tested.submitsOnce, tags: ['behavior'] });

export const TriesAgain = meta.story({ ...tested.triesAgain, tags: ['behavior'] });

export const KeepsInput = meta.story({ ...tested.keepsInput, tags: ['behavior'] });

export const ThrownTwice = meta.story({ ...tested.thrownTwice, tags: ['behavior'] });

export const Succeeds = meta.story({ ...tested.succeeds, tags: ['behavior'] });

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
    <ApplicationForm schema={course} onSubmit={onApply}>
      {(field) => (
        <>
          <Select {...field('course')} label="Course" placeholder="Choose a course">
            <option value="pottery">Pottery</option>
            <option value="binding">Bookbinding</option>
          </Select>
          <CheckboxGroup {...field('days')} legend="Days">
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

export const LongText = meta.story({
  tags: ['behavior'],
  args: {
    content: {
      title: LONG.title,
      text: LONG.text,
      message: LONG.label,
      messageHint: LONG.text,
      submitLabel: LONG.label,
    },
  },
});

export const ShortText = meta.story({
  tags: ['behavior'],
  args: { content: { title: SHORT.title, text: SHORT.text, submitLabel: SHORT.label } },
});

/** On every surface. The card keeps its own background. */
export const Surfaces = meta.story({ tags: ['matrix'], render: onSurfaces(ApplicationForm) });

/** Two forms on a page have separate names and ids. */
export const Twice = meta.story({ ...formTwice(ApplicationForm), tags: ['behavior'] });
