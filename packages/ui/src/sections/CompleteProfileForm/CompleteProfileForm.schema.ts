import * as z from 'zod/mini';
import {
  fullNameMessages,
  pick,
  requiredText,
  userTypeField,
  schemaFor,
  type Named,
  type SchemaOptions,
  type Texts,
} from '../../lib/form-schema.ts';
import type { UserTypeValue } from '../../lib/account-types.ts';

export const completeProfileMessages = {
  ...fullNameMessages,
  /** Error when no account type is chosen. */
  userTypeRequired: 'Please select account type',
};

export interface CompleteProfileMessages extends Texts<typeof completeProfileMessages> {}

/** The fields of a profile, in the order of the form. */
export type CompleteProfileField = 'fullName' | 'userType';

export interface CompleteProfileSchemaOptions<
  UserType extends string,
  Name extends CompleteProfileField,
> extends SchemaOptions<Name, CompleteProfileMessages> {
  /** The values of the account types to choose from. @default none: there is no such field */
  userTypes?: readonly UserType[] | undefined;
}

/** Schema of the values that complete a profile. The name is trimmed. */
export function completeProfileSchema<
  UserType extends string = never,
  Name extends CompleteProfileField = CompleteProfileField,
>({ userTypes, fields, messages: words }: CompleteProfileSchemaOptions<UserType, Name> = {}) {
  const messages = { ...completeProfileMessages, ...words };
  const all = Object.assign(
    { fullName: requiredText(messages.fullNameRequired) },
    userTypeField(userTypes, messages.userTypeRequired),
  );
  return schemaFor<Named<CompleteProfileValues<UserType>, Name>>(z.object(pick(all, fields)));
}

/** Values that CompleteProfileForm submits. */
export type CompleteProfileValues<UserType extends string = never> = {
  /** Trimmed. */
  fullName: string;
} & UserTypeValue<UserType>;
