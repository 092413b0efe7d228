'use client';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { AccountType } from '../../lib/account-types.ts';
import { useWords } from '../../lib/words.ts';
import { fieldsIn, useFormSection } from '../../forms/use-form-section.ts';
import type { FormBaseProps, ReadyContent } from '../../forms/form-content.ts';
import type { Named } from '../../lib/form-schema.ts';
import { FormPanel } from '../../forms/FormPanel/FormPanel.tsx';
import { RadioCard, RadioCards } from '../../primitives/controls/RadioCards/RadioCards.tsx';
import { TextField } from '../../primitives/controls/TextField/TextField.tsx';
import type {
  CompleteProfileField,
  CompleteProfileMessages,
  CompleteProfileValues,
} from './CompleteProfileForm.schema.ts';
import { completeProfileFormWords } from './CompleteProfileForm.words.ts';

export interface CompleteProfileFormContent<
  UserType extends string = string,
> extends ReadyContent<CompleteProfileMessages> {
  /** Label of the field. @default 'Full name' */
  fullName: string;
  /** Question that labels the choices. @default 'Account type' */
  userType: string;
  /** The types of account to choose from. @default none: the form does not ask */
  userTypes?: readonly AccountType<UserType>[] | undefined;
}

export interface CompleteProfileFormProps<
  UserType extends string = never,
  Name extends CompleteProfileField = CompleteProfileField,
  More = unknown,
> extends FormBaseProps<
  CompleteProfileFormContent<UserType>,
  Named<CompleteProfileValues<UserType>, Name>,
  More
> {
  /** The built-in fields to show, in this order. @default all */
  fields?: readonly Name[] | undefined;
}

/**
 * Asks a signed-in visitor whose profile was never saved for a name and, with `content.userTypes`,
 * an account type.
 */
export function CompleteProfileForm<
  UserType extends string = never,
  Name extends CompleteProfileField = CompleteProfileField,
  More = unknown,
>({ content, fields, className, ...props }: CompleteProfileFormProps<UserType, Name, More>) {
  const words = useWords('CompleteProfileForm', completeProfileFormWords, content);
  const { field, more, frame } = useFormSection(props, words, async () => {
    const { completeProfileSchema } = await import('./CompleteProfileForm.schema.ts');
    const userTypes = words.userTypes?.map(({ value }) => value);
    return completeProfileSchema({ fields, userTypes, messages: words.messages });
  });
  const fieldsByName: Record<CompleteProfileField, ReactNode> = {
    fullName: <TextField {...field('fullName')} autoComplete="name" required />,
    userType: words.userTypes && (
      <RadioCards {...frame.form.controlled('userType')} legend={words.userType} required>
        {words.userTypes?.map((type, index) => (
          <RadioCard key={index} {...type} />
        ))}
      </RadioCards>
    ),
  };

  return (
    <FormPanel {...frame} className={clsx('rp-CompleteProfileForm', className)}>
      {fieldsIn(fieldsByName, fields)}
      {more}
    </FormPanel>
  );
}
