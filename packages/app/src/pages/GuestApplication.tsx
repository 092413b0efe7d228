import { ApplicationForm, Grid, TextField, type FormResult } from '@rapport/ui';
import { GUEST, guestFields, guestForm } from '../content/podcast.tsx';

const schema = async () => (await import('./guest-schema.ts')).guestSchema;

/** The form for applying to be a guest on the podcast. */
export function GuestApplication() {
  return (
    <ApplicationForm
      id={GUEST}
      content={guestForm}
      errorSummary="button"
      schema={schema}
      onSubmit={log}
      surface="accent"
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
        </>
      )}
    </ApplicationForm>
  );
}

/** The product does not store applications; it logs them to the console. */
async function log<Values>(values: Values): Promise<FormResult<Values>> {
  // oxlint-disable-next-line no-console -- the product specifies this
  console.log('Guest application', values);
  return { status: 'success' };
}
