'use client';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { AccountType } from '../../lib/account-types.ts';
import type { HeadingLevel } from '../../lib/content.ts';
import { useWords } from '../../lib/words.ts';
import { fieldsIn, useFormSection } from '../../forms/use-form-section.ts';
import type { FormBaseProps, FormContent } from '../../forms/form-content.ts';
import type { Named } from '../../forms/form-schema.ts';
import { FormPanel } from '../../forms/FormPanel/FormPanel.tsx';
import { RadioCard, RadioCards } from '../../primitives/controls/RadioCards/RadioCards.tsx';
import { TextField } from '../../primitives/controls/TextField/TextField.tsx';
import type {
  CompleteProfileField,
  CompleteProfileMessages,
  CompleteProfileValues,
} from './CompleteProfileForm.schema.ts';
import { completeProfileFormWords } from './CompleteProfileForm.words.ts';

export interface CompleteProfileFormContent<UserType extends string = string> extends FormContent {
  /** Title of the form and its accessible name. @default 'Complete your profile' */
  title: string;
  /**
   * A sentence below the title.
   * @default 'Your account doesn’t have a profile yet. Add a few details to finish it.'
   */
  text?: string;
  /** Label of the field. @default 'Full name' */
  fullName: string;
  /** Question that labels the choices. @default 'Account type' */
  userType: string;
  /** The types of account to choose from. @default none: the form does not ask */
  userTypes?: readonly AccountType<UserType>[];
  /** Label of the submit button. @default 'Save and continue' */
  submitLabel: string;
  /** Label of that button while the form is being sent. @default 'Saving...' */
  submitBusyLabel: string;
  /**
   * Shown when `onSubmit` throws. `{message}` is replaced by the error's message.
   * @default 'Failed to save your profile: {message}'
   */
  unexpected: string;
  /**
   * Shown above the fields when scripts are off.
   * @default 'Saving needs JavaScript. Turn it on, then reload this page.'
   */
  noScript: string;
  /** Validation messages, each with a default. */
  messages: Partial<CompleteProfileMessages>;
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
  fields?: readonly Name[];
  /** Heading level of the title. @default 2 */
  headingLevel?: HeadingLevel;
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
    fullName: (
      <TextField {...field('fullName')} label={words.fullName} autoComplete="name" required />
    ),
    userType: words.userTypes && (
      <RadioCards {...field('userType')} legend={words.userType} required>
        {words.userTypes.map((type, index) => (
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
