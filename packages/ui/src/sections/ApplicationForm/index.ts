export {
  ApplicationForm,
  type ApplicationFormContent,
  type ApplicationFormProps,
} from './ApplicationForm.tsx';
export {
  applicationMessages,
  applicationSchema,
  type ApplicationField,
  type ApplicationMessages,
  type ApplicationValues,
} from './ApplicationForm.schema.ts';
