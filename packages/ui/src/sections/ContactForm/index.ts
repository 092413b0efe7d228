export { ContactForm, type ContactFormContent, type ContactFormProps } from './ContactForm.tsx';
export {
  contactMessages,
  contactSchema,
  type ContactField,
  type ContactMessages,
  type ContactValues,
} from './ContactForm.schema.ts';
