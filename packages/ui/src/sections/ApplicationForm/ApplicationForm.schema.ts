import type * as z from 'zod/mini';
import {
  emailMessages,
  formSchema,
  optionalText,
  requiredEmail,
  requiredText,
  type Texts,
} from '../../lib/form-schema.ts';

export const applicationMessages = {
  /** Error for an empty name. */
  nameRequired: 'Enter your name',
  ...emailMessages,
};

export interface ApplicationMessages extends Texts<typeof applicationMessages> {}

/** The fields of an application, in the order of the form. */
export type ApplicationField = 'name' | 'email' | 'message';

/** Schema of an application; all values are trimmed. The message may be empty. */
export const applicationSchema = formSchema(
  applicationMessages,
  (messages: ApplicationMessages) => ({
    name: requiredText(messages.nameRequired),
    email: requiredEmail(messages),
    message: optionalText(),
  }),
);

/** Values that ApplicationForm submits. */
export type ApplicationValues = z.output<ReturnType<typeof applicationSchema>>;
