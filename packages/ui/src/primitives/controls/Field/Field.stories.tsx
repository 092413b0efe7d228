import { expect } from 'storybook/test';
import preview from '#stories/preview.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Field } from './Field.tsx';

const meta = preview.meta({
  title: 'Components/Forms/Frame/Field',
  id: 'field',
  component: Field,
  args: {
    label: 'Topic',
    children: (control) => (
      <select {...control}>
        <option>Travel</option>
        <option>Technology</option>
      </select>
    ),
  },
});

export const Default = meta.story();

export const Playground = meta.story({
  args: { hint: 'What most of your posts are about.', required: true, requiredMark: '(required)' },
});

/** The control is marked as invalid; error and hint describe it, the error first. */
export const WithError = meta.story({
  args: { hint: 'What most of your posts are about.', error: 'Choose a topic' },
  play: async ({ canvas }) => {
    const control = canvas.getByLabelText('Topic');
    await expect(control).toBeInvalid();
    await expect(control).toHaveAccessibleDescription(
      'Choose a topic What most of your posts are about.',
    );
  },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <Stack gap={6} style={{ maxInlineSize: '28rem' }}>
      <Field {...args} />
      <Field {...args} hint="What most of your posts are about." />
      <Field {...args} required requiredMark="(required)" />
      <Field {...args} error="Choose a topic" />
      <Field
        {...args}
        label="A label that goes on for so long that it takes two lines on a phone"
        hint="What most of your posts are about."
        error="Choose a topic"
        required
        requiredMark="(required)"
      />
    </Stack>
  ),
});
