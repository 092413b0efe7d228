import type * as z from 'zod/mini';
import { formSchema, requiredPassword, type Texts } from '../../lib/form-schema.ts';

export const deleteAccountMessages = {
  /** Error for an empty password. */
  passwordRequired: 'Enter your password',
};

export interface DeleteAccountMessages extends Texts<typeof deleteAccountMessages> {}

/** Schema of a request to delete an account. The password is kept as typed. */
export const deleteAccountSchema = formSchema(
  deleteAccountMessages,
  (messages: DeleteAccountMessages) => ({ password: requiredPassword(messages.passwordRequired) }),
);

/** Values that DeleteAccountForm submits. */
export type DeleteAccountValues = z.output<ReturnType<typeof deleteAccountSchema>>;
