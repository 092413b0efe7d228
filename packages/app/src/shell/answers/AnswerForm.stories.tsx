import { Card } from '@rapport/ui';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { answers } from '../../content/answers.ts';
import { pageParameters } from '../../StorySite.tsx';
import { AnswerForm } from './AnswerForm.tsx';

/** What the dialog contains in a build that delivers forms. */
const meta = preview.meta({
  title: 'Pages/Account/Answer form',
  id: 'pages-answer-form',
  globals: { theme: 'rapport' },
  component: AnswerForm,
  parameters: pageParameters,
  decorators: [
    (Story) => (
      <main>
        <Card>
          <Story />
        </Card>
      </main>
    ),
  ],
});

/** Registers for an event. */
export const Default = meta.story({
  args: { content: answers.event('Summer meetup for creators and brands').form },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Email address' })).toBeRequired();
    await expect(canvas.queryByRole('textbox', { name: 'Link (optional)' })).toBeNull();
  },
});

/** Applies for a job, with two more fields. */
export const Application = meta.story({
  args: { content: answers.job('Senior Full Stack Developer').form },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Link (optional)' })).toBeVisible();
  },
});
