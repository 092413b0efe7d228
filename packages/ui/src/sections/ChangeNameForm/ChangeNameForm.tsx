'use client';
import { clsx } from 'clsx';
import type { HeadingLevel } from '../../lib/content.ts';
import { useWords } from '../../lib/words.ts';
import { useFormSection } from '../../forms/use-form-section.ts';
import type { FormBaseProps, FormContent } from '../../forms/form-content.ts';
import { FormPanel } from '../../forms/FormPanel/FormPanel.tsx';
import { TextField } from '../../primitives/controls/TextField/TextField.tsx';
import type { ChangeNameMessages, ChangeNameValues } from './ChangeNameForm.schema.ts';
import { changeNameFormWords } from './ChangeNameForm.words.ts';

export interface ChangeNameFormContent extends FormContent {
  /** Title of the form and its accessible name. @default 'Change your name' */
  title: string;
  /** Label of the field. @default 'Full name' */
  fullName: string;
  /** Label of the submit button. @default 'Save' */
  submitLabel: string;
  /** Label of that button while the form is being sent. @default 'Saving...' */
  submitBusyLabel: string;
  /** Shown after a successful submit. @default 'Your name has been changed.' */
  success: string;
  /**
   * Shown when `onSubmit` throws. `{message}` is replaced by the error's message.
   * @default 'Failed to change your name: {message}'
   */
  unexpected: string;
  /**
   * Shown above the fields when scripts are off.
   * @default 'Saving needs JavaScript. Turn it on, then reload this page.'
   */
  noScript: string;
  /** Validation messages, each with a default. */
  messages: Partial<ChangeNameMessages>;
}

export interface ChangeNameFormProps<More = unknown> extends FormBaseProps<
  ChangeNameFormContent,
  ChangeNameValues,
  More
> {
  /** Heading level of the title. @default 2 */
  headingLevel?: HeadingLevel;
}

/**
 * Changes the full name of a signed-in person. `defaultValues` has the current name; after a
 * success, pass the new name.
 */
export function ChangeNameForm<More = unknown>({
  content,
  className,
  ...props
}: ChangeNameFormProps<More>) {
  const words = useWords('ChangeNameForm', changeNameFormWords, content);
  const { field, more, frame } = useFormSection(props, words, async () => {
    const { changeNameSchema } = await import('./ChangeNameForm.schema.ts');
    return changeNameSchema({ messages: words.messages });
  });

  return (
    <FormPanel {...frame} className={clsx('rp-ChangeNameForm', className)}>
      <TextField {...field('fullName')} label={words.fullName} autoComplete="name" required />
      {more}
    </FormPanel>
  );
}
