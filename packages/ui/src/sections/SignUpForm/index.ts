export type { AccountType } from '../../lib/account-types.ts';
export * from './SignUpForm.tsx';
export * from './SignUpForm.schema.ts';
