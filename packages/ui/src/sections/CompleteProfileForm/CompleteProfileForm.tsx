'use client';
import { clsx } from 'clsx';
import { accountTypes, type AccountType } from '../../lib/account-types.ts';
import { useSubmit } from '../../forms/use-submit.ts';
import {
  formContent,
  type FormBaseProps,
  type FormContent,
} from '../../forms/FormPanel/form-content.ts';
import { FormPanel } from '../../forms/FormPanel/FormPanel.tsx';
import { RadioCard, RadioCards } from '../../primitives/controls/RadioCards/RadioCards.tsx';
import type {
  CompleteProfileMessages,
  CompleteProfileValues,
} from './CompleteProfileForm.schema.ts';

export interface CompleteProfileFormContent<UserType extends string = string> extends FormContent {
  /** Title of the form and its accessible name. @default 'Complete your profile' */
  title: string;
  /**
   * A sentence below the title.
   * @default 'One thing is missing: tell us what kind of account this is.'
   */
  text?: string;
  /** Question that labels the choices. @default 'Account type' */
  userType: string;
  /** The choices. @default 'influencer' and 'brand': "I'm an Influencer", "I'm a Brand" */
  userTypes: readonly AccountType<UserType>[];
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

const defaultContent: CompleteProfileFormContent<'influencer' | 'brand'> = {
  ...formContent,
  title: 'Complete your profile',
  text: 'One thing is missing: tell us what kind of account this is.',
  userType: 'Account type',
  userTypes: accountTypes,
  submitLabel: 'Save and continue',
  submitBusyLabel: 'Saving...',
  unexpected: 'Failed to save your profile: {message}',
  noScript: 'Saving needs JavaScript. Turn it on, then reload this page.',
  messages: {},
};

/** `headingLevel` defaults to 2. */
export type CompleteProfileFormProps<UserType extends string = 'influencer' | 'brand'> =
  FormBaseProps<CompleteProfileFormContent<UserType>, CompleteProfileValues<UserType>>;

/** Asks for the account type of a signed-in visitor whose profile was never saved. */
export function CompleteProfileForm<UserType extends string = 'influencer' | 'brand'>({
  content,
  onSubmit,
  className,
  ...rest
}: CompleteProfileFormProps<UserType>) {
  const words = { ...(defaultContent as CompleteProfileFormContent), ...content };
  const form = useSubmit<CompleteProfileValues<UserType>>({
    schema: async () => {
      const { completeProfileMessages, completeProfileSchema } =
        await import('./CompleteProfileForm.schema.ts');
      const values = words.userTypes.map(({ value }) => value as UserType);
      return completeProfileSchema(values, { ...completeProfileMessages, ...words.messages });
    },
    names: ['userType'],
    onSubmit,
    content: words,
  });

  return (
    <FormPanel
      {...rest}
      className={clsx('rp-CompleteProfileForm', className)}
      form={form}
      content={words}
    >
      <RadioCards {...form.field('userType')} legend={words.userType} required>
        {words.userTypes.map((type) => (
          <RadioCard key={type.value} {...type} />
        ))}
      </RadioCards>
    </FormPanel>
  );
}
