import type * as z from 'zod/mini';
import {
  formSchema,
  fullNameMessages,
  requiredFullName,
  type FullNameMessages,
} from '../../forms/form-schema.ts';

export type ChangeNameMessages = FullNameMessages;

export const changeNameMessages: ChangeNameMessages = fullNameMessages;

/** Schema of a new name, with the same rule as at sign-up. The name is trimmed. */
export const changeNameSchema = formSchema(changeNameMessages, (messages) => ({
  fullName: requiredFullName(messages),
}));

/** Values that ChangeNameForm submits. */
export type ChangeNameValues = z.output<ReturnType<typeof changeNameSchema>>;
