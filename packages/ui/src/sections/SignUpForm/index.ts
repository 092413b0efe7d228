export { accountTypes, type AccountType } from '../../lib/account-types.ts';
export { fullNameLimit } from '../../lib/full-name-limit.ts';
export { SignUpForm, type SignUpFormContent, type SignUpFormProps } from './SignUpForm.tsx';
export {
  signUpMessages,
  signUpSchema,
  type SignUpMessages,
  type SignUpValues,
} from './SignUpForm.schema.ts';
