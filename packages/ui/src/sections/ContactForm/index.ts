export * from './ContactForm.tsx';
export * from './ContactForm.schema.ts';
