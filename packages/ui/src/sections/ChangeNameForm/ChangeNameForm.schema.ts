import type * as z from 'zod/mini';
import {
  formSchema,
  fullNameMessages,
  requiredText,
  type FullNameMessages,
} from '../../lib/form-schema.ts';

export type ChangeNameMessages = FullNameMessages;

export const changeNameMessages: ChangeNameMessages = fullNameMessages;

/** Schema of a new name, which is trimmed. */
export const changeNameSchema = formSchema(changeNameMessages, (messages) => ({
  fullName: requiredText(messages.fullNameRequired),
}));

/** Values that ChangeNameForm submits. */
export type ChangeNameValues = z.output<ReturnType<typeof changeNameSchema>>;
