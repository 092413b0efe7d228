export {
  CompleteProfileForm,
  type CompleteProfileFormContent,
  type CompleteProfileFormProps,
} from './CompleteProfileForm.tsx';
export {
  completeProfileMessages,
  completeProfileSchema,
  type CompleteProfileField,
  type CompleteProfileMessages,
  type CompleteProfileValues,
} from './CompleteProfileForm.schema.ts';
