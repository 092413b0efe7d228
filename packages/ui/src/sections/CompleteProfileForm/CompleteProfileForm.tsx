'use client';
import { clsx } from 'clsx';
import { useId, type ComponentProps } from 'react';
import type { HeadingLevel } from '../../lib/content.ts';
import type { FormResult } from '../../lib/form-result.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Form } from '../../primitives/Form/Form.tsx';
import { FormStatus } from '../../primitives/Form/FormStatus.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import {
  RadioCard,
  RadioCards,
  type RadioCardProps,
} from '../../primitives/RadioCards/RadioCards.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import {
  completeProfileMessages,
  completeProfileSchema,
  type CompleteProfileMessages,
  type CompleteProfileValues,
} from './CompleteProfileForm.schema.ts';

export interface CompleteProfileFormContent<UserType extends string = string> {
  /** @default 'Complete your profile' */
  title: string;
  /** @default 'One thing is missing: tell us what kind of account this is.' */
  text: string;
  /** The question of the choice. @default 'Account type' */
  userType: string;
  /** The choices. @default 'influencer' and 'brand': "I'm an Influencer", "I'm a Brand" */
  userTypes: readonly (Pick<RadioCardProps, 'label' | 'hint' | 'accent'> & { value: UserType })[];
  /** @default 'Save and continue' */
  submit: string;
  /** @default 'Saving...' */
  submitBusy: string;
  /** What to say when `onSubmit` throws. @default 'Failed to save your profile' */
  unexpected: string;
  /** Shown where scripts are off. @default 'Saving needs JavaScript. Turn it on, then reload this page.' */
  noScript: string;
  /** Validation messages, each with a default. */
  messages: Partial<CompleteProfileMessages>;
}

const defaultContent: CompleteProfileFormContent<'influencer' | 'brand'> = {
  title: 'Complete your profile',
  text: 'One thing is missing: tell us what kind of account this is.',
  userType: 'Account type',
  userTypes: [
    {
      value: 'influencer',
      label: "I'm an Influencer",
      hint: 'I create content.',
      accent: 'creator',
    },
    { value: 'brand', label: "I'm a Brand", hint: 'I look for creators.', accent: 'brand' },
  ],
  submit: 'Save and continue',
  submitBusy: 'Saving...',
  unexpected: 'Failed to save your profile',
  noScript: 'Saving needs JavaScript. Turn it on, then reload this page.',
  messages: {},
};

export interface CompleteProfileFormProps<
  UserType extends string = 'influencer' | 'brand',
> extends Omit<ComponentProps<'section'>, 'content' | 'onSubmit' | 'children'> {
  /** Words and choices to replace; the others keep their defaults. */
  content?: Partial<CompleteProfileFormContent<UserType>>;
  /** Called with a valid choice, once per press. See SignInForm for what becomes of its result. */
  onSubmit: (
    values: CompleteProfileValues<UserType>,
  ) => Promise<FormResult<CompleteProfileValues<UserType>>>;
  /** Called once, at the first focus or touch: the moment to load the backend. */
  onFirstInteraction?: () => void;
  /** Rank of the title. @default 2 */
  headingLevel?: HeadingLevel;
}

/** Asks a signed-in visitor whose profile is missing for the kind of account. */
export function CompleteProfileForm<UserType extends string = 'influencer' | 'brand'>({
  content,
  onSubmit,
  onFirstInteraction,
  headingLevel = 2,
  className,
  ...rest
}: CompleteProfileFormProps<UserType>) {
  const titleId = useId();
  const words = { ...(defaultContent as CompleteProfileFormContent), ...content };
  const form = useSubmit<CompleteProfileValues<UserType>>({
    schema: () =>
      completeProfileSchema(
        words.userTypes.map(({ value }) => value as UserType),
        { ...completeProfileMessages, ...words.messages },
      ),
    names: ['userType'],
    onSubmit,
    unexpected: words.unexpected,
  });

  return (
    <section
      {...rest}
      className={clsx('rp-CompleteProfileForm', className)}
      aria-labelledby={titleId}
    >
      <Heading id={titleId} level={headingLevel} size="3xl">
        {words.title}
      </Heading>
      {words.text && <Text tone="quiet">{words.text}</Text>}
      <Form
        onSubmit={form.submit}
        onFirstInteraction={onFirstInteraction}
        noScriptText={words.noScript}
      >
        <RadioCards {...form.field('userType')} legend={words.userType} required>
          {words.userTypes.map((type) => (
            <RadioCard key={type.value} {...type} />
          ))}
        </RadioCards>
        <FormStatus key={form.attempt} {...form.status} />
        <Button type="submit" size="lg" block busy={form.busy} busyLabel={words.submitBusy}>
          {words.submit}
        </Button>
      </Form>
    </section>
  );
}
