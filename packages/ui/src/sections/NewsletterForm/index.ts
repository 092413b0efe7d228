export {
  NewsletterForm,
  type NewsletterFormContent,
  type NewsletterFormProps,
} from './NewsletterForm.tsx';
export {
  newsletterMessages,
  newsletterSchema,
  type NewsletterMessages,
  type NewsletterValues,
} from './NewsletterForm.schema.ts';
