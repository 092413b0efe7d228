import * as z from 'zod/mini';
import {
  emailMessages,
  optionalText,
  pick,
  requiredEmail,
  requiredText,
  type EmailMessages,
  type SchemaOptions,
} from '../../forms/form-schema.ts';

export interface ApplicationMessages extends EmailMessages {
  /** Error for an empty name. @default 'Enter your name' */
  nameRequired: string;
}

export const applicationMessages: ApplicationMessages = {
  nameRequired: 'Enter your name',
  ...emailMessages,
};

/** The fields of an application, in the order of the form. */
export type ApplicationField = 'name' | 'email' | 'message';

/** Schema of an application; all values are trimmed. The message may be empty. */
export function applicationSchema<Name extends ApplicationField = ApplicationField>({
  fields,
  messages: words,
}: SchemaOptions<Name, ApplicationMessages> = {}) {
  const messages = { ...applicationMessages, ...words };
  const all = {
    name: requiredText(messages.nameRequired),
    email: requiredEmail(messages),
    message: optionalText(),
  };
  return z.object(pick(all, fields));
}

/** Values that ApplicationForm submits. */
export type ApplicationValues = z.output<ReturnType<typeof applicationSchema<ApplicationField>>>;
