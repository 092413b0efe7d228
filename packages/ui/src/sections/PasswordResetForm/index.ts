export * from './PasswordResetForm.tsx';
export * from './PasswordResetForm.schema.ts';
