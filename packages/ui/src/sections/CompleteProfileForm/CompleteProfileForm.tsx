'use client';
import { clsx } from 'clsx';
import { accountTypes, type AccountType } from '../../lib/account-types.ts';
import type { HeadingLevel } from '../../lib/content.ts';
import { useSubmit } from '../../forms/use-submit.ts';
import {
  formContent,
  type FormBaseProps,
  type FormContent,
} from '../../forms/FormPanel/form-content.ts';
import { FormPanel } from '../../forms/FormPanel/FormPanel.tsx';
import { RadioCard, RadioCards } from '../../primitives/controls/RadioCards/RadioCards.tsx';
import { TextField } from '../../primitives/controls/TextField/TextField.tsx';
import type {
  CompleteProfileMessages,
  CompleteProfileValues,
} from './CompleteProfileForm.schema.ts';

export interface CompleteProfileFormContent<UserType extends string = string> extends FormContent {
  /** Title of the form and its accessible name. @default 'Complete your profile' */
  title: string;
  /**
   * A sentence below the title.
   * @default 'Your account has no profile yet. Tell us your name and what kind of account this is.'
   */
  text?: string;
  /** Label of the field. @default 'Full Name' */
  fullName: string;
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
  text: 'Your account has no profile yet. Tell us your name and what kind of account this is.',
  fullName: 'Full Name',
  userType: 'Account type',
  userTypes: accountTypes,
  submitLabel: 'Save and continue',
  submitBusyLabel: 'Saving...',
  unexpected: 'Failed to save your profile: {message}',
  noScript: 'Saving needs JavaScript. Turn it on, then reload this page.',
  messages: {},
};

export interface CompleteProfileFormProps<
  UserType extends string = 'influencer' | 'brand',
> extends FormBaseProps<CompleteProfileFormContent<UserType>, CompleteProfileValues<UserType>> {
  /** What the site knows already, such as the name in the account. @default none */
  defaultValues?: Partial<CompleteProfileValues<UserType>>;
  /** Heading level of the title. @default 2 */
  headingLevel?: HeadingLevel;
}

/** Asks a signed-in visitor whose profile was never saved for a name and an account type. */
export function CompleteProfileForm<UserType extends string = 'influencer' | 'brand'>({
  content,
  onSubmit,
  defaultValues,
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
    names: ['fullName', 'userType'],
    defaultValues,
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
      <TextField
        {...form.field('fullName')}
        label={words.fullName}
        autoComplete="name"
        defaultValue={defaultValues?.fullName}
        required
      />
      <RadioCards
        {...form.field('userType')}
        legend={words.userType}
        defaultValue={defaultValues?.userType}
        required
      >
        {words.userTypes.map((type) => (
          <RadioCard key={type.value} {...type} />
        ))}
      </RadioCards>
    </FormPanel>
  );
}
