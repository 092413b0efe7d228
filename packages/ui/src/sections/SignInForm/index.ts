export { SignInForm, type SignInFormContent, type SignInFormProps } from './SignInForm.tsx';
export {
  signInMessages,
  signInSchema,
  type SignInField,
  type SignInMessages,
  type SignInValues,
} from './SignInForm.schema.ts';
