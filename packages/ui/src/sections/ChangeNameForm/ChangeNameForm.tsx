'use client';
import { clsx } from 'clsx';
import { useWords } from '../../lib/words.ts';
import { useFormSection } from '../../forms/use-form-section.ts';
import type { FormBaseProps, ReadyContent } from '../../forms/form-content.ts';
import { FormPanel } from '../../forms/FormPanel/FormPanel.tsx';
import { TextField } from '../../primitives/controls/TextField/TextField.tsx';
import type { ChangeNameMessages, ChangeNameValues } from './ChangeNameForm.schema.ts';
import { changeNameFormWords } from './ChangeNameForm.words.ts';

export interface ChangeNameFormContent extends ReadyContent<ChangeNameMessages> {
  /** Label of the field. @default 'Full name' */
  fullName: string;
}

export type ChangeNameFormProps<More = unknown> = FormBaseProps<
  ChangeNameFormContent,
  ChangeNameValues,
  More
>;

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
      <TextField {...field('fullName')} autoComplete="name" required />
      {more}
    </FormPanel>
  );
}
