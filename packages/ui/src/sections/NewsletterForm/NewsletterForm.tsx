'use client';
import { clsx } from 'clsx';
import { useWords } from '../../lib/words.ts';
import { useFormSection } from '../../forms/use-form-section.ts';
import { FormBand, type FormBandContent } from '../../forms/FormBand/FormBand.tsx';
import { emailInput, type FormBandBaseProps } from '../../forms/form-content.ts';
import { TextField } from '../../primitives/controls/TextField/TextField.tsx';
import type { NewsletterMessages, NewsletterValues } from './NewsletterForm.schema.ts';
import { newsletterFormWords } from './NewsletterForm.words.ts';

export interface NewsletterFormContent extends FormBandContent {
  /** Title of the form and its accessible name. @default 'Get the newsletter' */
  title: string;
  /** Label of the field. @default 'Email address' */
  email: string;
  /** Placeholder of the field, in addition to its label. @default 'Enter your email' */
  placeholder: string;
  /** Label of the submit button. @default 'Subscribe' */
  submitLabel: string;
  /** Label of that button while the form is being sent. @default 'Subscribing...' */
  submitBusyLabel: string;
  /**
   * Shown after a successful submit.
   * @default 'Thank you for subscribing. We’ll send you the next issue.'
   */
  success: string;
  /**
   * Shown when `onSubmit` throws. `{message}` is replaced by the error's message.
   * @default 'Failed to subscribe: {message}'
   */
  unexpected: string;
  /**
   * Shown above the fields when scripts are off.
   * @default 'Subscribing needs JavaScript. Turn it on, then reload this page.'
   */
  noScript: string;
  /** Validation messages, each with a default. */
  messages: Partial<NewsletterMessages>;
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
          label={words.email}
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
