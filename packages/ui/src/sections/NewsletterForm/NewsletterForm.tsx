'use client';
import { clsx } from 'clsx';
import { useWords } from '../../lib/words.ts';
import { useFormSection } from '../../forms/use-form-section.ts';
import { FormBand, type FormBandContent } from '../../forms/FormBand/FormBand.tsx';
import { emailInput, type FormBandBaseProps, type ReadyContent } from '../../forms/form-content.ts';
import { TextField } from '../../primitives/controls/TextField/TextField.tsx';
import type { NewsletterMessages, NewsletterValues } from './NewsletterForm.schema.ts';
import { newsletterFormWords } from './NewsletterForm.words.ts';

export interface NewsletterFormContent extends FormBandContent, ReadyContent<NewsletterMessages> {
  /** Label of the field. @default 'Email address' */
  email: string;
  /** Placeholder of the field, in addition to its label. @default 'Enter your email' */
  placeholder: string;
}

export type NewsletterFormProps<More = unknown> = FormBandBaseProps<
  NewsletterFormContent,
  NewsletterValues,
  More
>;

/** A band with one field: the email address to send a newsletter to. */
export function NewsletterForm<More = unknown>({
  content,
  className,
  ...props
}: NewsletterFormProps<More>) {
  const words = useWords('NewsletterForm', newsletterFormWords, content);
  const { field, more, frame } = useFormSection(props, words, async () => {
    const { newsletterSchema } = await import('./NewsletterForm.schema.ts');
    return newsletterSchema({ messages: words.messages });
  });

  return (
    <FormBand
      {...frame}
      className={clsx('rp-NewsletterForm', className)}
      row={
        <TextField
          {...field('email')}
          placeholder={words.placeholder}
          {...emailInput}
          autoComplete="email"
          required
        />
      }
    >
      {more}
    </FormBand>
  );
}
