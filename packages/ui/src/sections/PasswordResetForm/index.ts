export {
  PasswordResetForm,
  type PasswordResetFormContent,
  type PasswordResetFormProps,
} from './PasswordResetForm.tsx';
export {
  passwordResetMessages,
  passwordResetSchema,
  type PasswordResetMessages,
  type PasswordResetValues,
} from './PasswordResetForm.schema.ts';
