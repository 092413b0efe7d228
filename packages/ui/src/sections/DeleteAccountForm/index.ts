export * from './DeleteAccountForm.tsx';
export * from './DeleteAccountForm.schema.ts';
