export { SignInForm, type SignInFormContent, type SignInFormProps } from './SignInForm.tsx';
export {
  signInMessages,
  signInSchema,
  type SignInMessages,
  type SignInValues,
} from './SignInForm.schema.ts';
