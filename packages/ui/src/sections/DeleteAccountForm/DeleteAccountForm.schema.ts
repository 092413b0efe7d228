import * as z from 'zod/mini';
import { requiredPassword } from '../../forms/form-schema.ts';

export interface DeleteAccountMessages {
  /** Error for an empty password. @default 'Enter your password' */
  passwordRequired: string;
}

export const deleteAccountMessages: DeleteAccountMessages = {
  passwordRequired: 'Enter your password',
};

/** Schema of a request to delete an account. The password is kept as typed. */
export const deleteAccountSchema = (messages: DeleteAccountMessages = deleteAccountMessages) =>
  z.object({
    password: requiredPassword(messages.passwordRequired),
  });

/** Values that DeleteAccountForm submits. */
export type DeleteAccountValues = z.output<ReturnType<typeof deleteAccountSchema>>;
