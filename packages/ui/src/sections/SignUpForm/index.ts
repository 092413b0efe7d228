export type { AccountType } from '../../lib/account-types.ts';
export { fullNameLimit, fullNamePattern, toFullName } from '../../lib/full-name.ts';
export * from './SignUpForm.tsx';
export * from './SignUpForm.schema.ts';
