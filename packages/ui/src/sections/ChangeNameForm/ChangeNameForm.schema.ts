import * as z from 'zod/mini';
import {
  fullNameMessages,
  requiredFullName,
  type FullNameMessages,
  type SchemaOptions,
} from '../../forms/form-schema.ts';

export type ChangeNameMessages = FullNameMessages;

export const changeNameMessages: ChangeNameMessages = fullNameMessages;

/** Schema of a new name, with the same rule as at sign-up. The name is trimmed. */
export const changeNameSchema = ({
  messages: words,
}: Pick<SchemaOptions<never, ChangeNameMessages>, 'messages'> = {}) =>
  z.object({ fullName: requiredFullName({ ...changeNameMessages, ...words }) });

/** Values that ChangeNameForm submits. */
export type ChangeNameValues = z.output<ReturnType<typeof changeNameSchema>>;
