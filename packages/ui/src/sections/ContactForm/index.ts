export { ContactForm, type ContactFormContent, type ContactFormProps } from './ContactForm.tsx';
export {
  contactMessages,
  contactSchema,
  type ContactMessages,
  type ContactValues,
} from './ContactForm.schema.ts';
