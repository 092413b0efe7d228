export * from './NewsletterForm.tsx';
export * from './NewsletterForm.schema.ts';
