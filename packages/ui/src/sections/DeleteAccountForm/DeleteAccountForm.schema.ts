import * as z from 'zod/mini';
import { requiredPassword, type SchemaOptions } from '../../forms/form-schema.ts';

export interface DeleteAccountMessages {
  /** Error for an empty password. @default 'Enter your password' */
  passwordRequired: string;
}

export const deleteAccountMessages: DeleteAccountMessages = {
  passwordRequired: 'Enter your password',
};

/** Schema of a request to delete an account. The password is kept as typed. */
export const deleteAccountSchema = ({
  messages: words,
}: Pick<SchemaOptions<never, DeleteAccountMessages>, 'messages'> = {}) =>
  z.object({ password: requiredPassword({ ...deleteAccountMessages, ...words }.passwordRequired) });

/** Values that DeleteAccountForm submits. */
export type DeleteAccountValues = z.output<ReturnType<typeof deleteAccountSchema>>;
