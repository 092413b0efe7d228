import {
  Button,
  emailInput,
  Form,
  FormStatus,
  Stack,
  TextArea,
  TextField,
  useSubmit,
  type FormResult,
} from '@rapport/ui';
import { answerFields, type AnswerFormContent } from '../../content/answers.ts';
import { useDelivery } from '../../delivery/use-delivery.tsx';
import type { AnswerValues } from './answer-schema.ts';

const schema = async () => (await import('./answer-schema.ts')).answerSchema;

/** Only a build that delivers forms shows them. */
const notDelivered = async (): Promise<FormResult> => ({ status: 'error', message: '' });

/** A form in the dialog: to register for an event or to apply for a job. */
export function AnswerForm({ content }: { content: AnswerFormContent }) {
  const isApplication = content.kind === 'jobApplications';
  const registrations = useDelivery('eventRegistrations', notDelivered);
  const applications = useDelivery('jobApplications', notDelivered);
  const { bait, onFirstInteraction } = isApplication ? applications : registrations;
  const form = useSubmit<AnswerValues>({
    schema,
    content,
    onFirstInteraction,
    onSubmit: ({ name, email, link = '', message = '' }) =>
      isApplication
        ? applications.onSubmit({ position: content.item, name, email, link, message })
        : registrations.onSubmit({ event: content.item, name, email }),
  });

  return (
    <Form {...form.form}>
      <Stack gap={5}>
        <TextField {...form.field('name')} {...answerFields.name} autoComplete="name" required />
        <TextField
          {...form.field('email')}
          {...answerFields.email}
          {...emailInput}
          autoComplete="email"
          required
        />
        {isApplication && (
          <>
            <TextField {...form.field('link')} {...answerFields.link} type="url" />
            <TextArea {...form.field('message')} {...answerFields.message} />
          </>
        )}
        {bait}
        {/* Each error is at its field, and all are in view. */}
        <FormStatus key={form.attempt} {...form.status} errors={[]} />
        <Button type="submit" busy={form.busy} busyLabel={content.submitBusyLabel}>
          {content.submitLabel}
        </Button>
      </Stack>
    </Form>
  );
}
