export {
  DeleteAccountForm,
  type DeleteAccountFormContent,
  type DeleteAccountFormProps,
} from './DeleteAccountForm.tsx';
export {
  deleteAccountMessages,
  deleteAccountSchema,
  type DeleteAccountMessages,
  type DeleteAccountValues,
} from './DeleteAccountForm.schema.ts';
