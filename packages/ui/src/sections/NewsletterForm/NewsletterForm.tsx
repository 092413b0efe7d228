'use client';
import { clsx } from 'clsx';
import { useSubmit } from '../../forms/use-submit.ts';
import { FormBand, type FormBandContent } from '../../forms/FormBand/FormBand.tsx';
import {
  emailInput,
  formContent,
  type FormBandBaseProps,
} from '../../forms/FormPanel/form-content.ts';
import { TextField } from '../../primitives/controls/TextField/TextField.tsx';
import {
  newsletterMessages,
  newsletterSchema,
  type NewsletterMessages,
  type NewsletterValues,
} from './NewsletterForm.schema.ts';

export interface NewsletterFormContent extends FormBandContent {
  /** Heads the form and names it. @default 'Get the newsletter' */
  title: string;
  /** Label of the field. @default 'Email address' */
  email: string;
  /** Shown in the empty field, beside its label. @default 'Enter your email' */
  placeholder: string;
  /** On the button that sends. @default 'Subscribe' */
  submit: string;
  /** On that button while the answer is on its way. @default 'Subscribing...' */
  submitBusy: string;
  /**
   * Said when all has been sent.
   * @default 'Thank you for subscribing. The next issue is on its way to you.'
   */
  success: string;
  /**
   * Said when `onSubmit` throws; `{message}` is what the error says.
   * @default 'Failed to subscribe: {message}'
   */
  unexpected: string;
  /**
   * Read above the fields where scripts are off.
   * @default 'Subscribing needs JavaScript. Turn it on, then reload this page.'
   */
  noScript: string;
  /** Validation messages, each with a default. */
  messages: Partial<NewsletterMessages>;
}

const defaultContent: NewsletterFormContent = {
  ...formContent,
  title: 'Get the newsletter',
  email: 'Email address',
  placeholder: 'Enter your email',
  submit: 'Subscribe',
  submitBusy: 'Subscribing...',
  success: 'Thank you for subscribing. The next issue is on its way to you.',
  unexpected: 'Failed to subscribe: {message}',
  noScript: 'Subscribing needs JavaScript. Turn it on, then reload this page.',
  messages: {},
};

export type NewsletterFormProps = FormBandBaseProps<NewsletterFormContent, NewsletterValues>;

/** A band with one field: an email address to send news to. */
export function NewsletterForm({ content, onSubmit, className, ...rest }: NewsletterFormProps) {
  const words = { ...defaultContent, ...content };
  const form = useSubmit<NewsletterValues>({
    schema: () => newsletterSchema({ ...newsletterMessages, ...words.messages }),
    names: ['email'],
    onSubmit,
    content: words,
  });

  return (
    <FormBand
      {...rest}
      className={clsx('rp-NewsletterForm', className)}
      layout="row"
      form={form}
      content={words}
    >
      <TextField
        {...form.field('email')}
        label={words.email}
        placeholder={words.placeholder}
        {...emailInput}
        autoComplete="email"
        required
      />
    </FormBand>
  );
}
