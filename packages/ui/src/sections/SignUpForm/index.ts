export {
  SignUpForm,
  type AccountType,
  type SignUpFormContent,
  type SignUpFormProps,
} from './SignUpForm.tsx';
export {
  signUpMessages,
  signUpSchema,
  type SignUpMessages,
  type SignUpValues,
} from './SignUpForm.schema.ts';
