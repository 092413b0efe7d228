export {
  ChangeNameForm,
  type ChangeNameFormContent,
  type ChangeNameFormProps,
} from './ChangeNameForm.tsx';
export {
  changeNameMessages,
  changeNameSchema,
  type ChangeNameMessages,
  type ChangeNameValues,
} from './ChangeNameForm.schema.ts';
