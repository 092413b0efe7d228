import {
  ApplicationForm,
  Grid,
  Heading,
  Stack,
  TextField,
  Timeline,
  TimelineItem,
  type FormResult,
} from '@rapport/ui';
import { formDelivery } from '../config.ts';
import { GUEST, guestFields, guestForms, guestSteps } from '../content/podcast.tsx';
import { useDelivery } from '../delivery/use-delivery.tsx';

const schema = async () => (await import('./guest-schema.ts')).guestSchema;

/** The form for applying to be a guest on the podcast. */
export function GuestApplication() {
  const { bait, ...delivery } = useDelivery('guestApplications', log);
  return (
    <ApplicationForm
      id={GUEST}
      content={guestForms[formDelivery]}
      aside={
        <Stack gap={5}>
          <Heading headingLevel={3} size="xl">
            {guestSteps.title}
          </Heading>
          <Timeline marker="number">
            {guestSteps.steps.map(({ title, text }) => (
              <TimelineItem key={title} title={title} headingLevel={4}>
                {text}
              </TimelineItem>
            ))}
          </Timeline>
        </Stack>
      }
      errorSummary="button"
      schema={schema}
      {...delivery}
    >
      {(field) => (
        <>
          <TextField {...field('topic')} {...guestFields.topic} autoComplete="off" required />
          <Grid columnWidth="xs" columns={2} gap={5} align="start">
            <TextField
              {...field('socialHandles')}
              {...guestFields.socialHandles}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
            <TextField
              {...field('availability')}
              {...guestFields.availability}
              autoComplete="off"
            />
          </Grid>
          {bait}
        </>
      )}
    </ApplicationForm>
  );
}

/** The product itself does not store applications; it logs them to the console. */
async function log<Values>(values: Values): Promise<FormResult<Values>> {
  // oxlint-disable-next-line no-console -- the product specifies this
  console.log('Guest application', values);
  return { status: 'success', tone: 'info' };
}
