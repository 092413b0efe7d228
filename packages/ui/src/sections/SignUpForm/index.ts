export type { AccountType } from '../../lib/account-types.ts';
export { fullNameLimit, fullNamePattern, toFullName } from '../../lib/full-name.ts';
export { SignUpForm, type SignUpFormContent, type SignUpFormProps } from './SignUpForm.tsx';
export {
  signUpMessages,
  signUpSchema,
  type SignUpField,
  type SignUpMessages,
  type SignUpValues,
} from './SignUpForm.schema.ts';
