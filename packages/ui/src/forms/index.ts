export * from './ErrorSummary/index.ts';
export * from './Form/index.ts';
export * from './FormBand/index.ts';
export * from './FormPanel/index.ts';
export {
  emailInput,
  type ErrorSummaryPlace,
  type FormBandBaseProps,
  type FormBaseProps,
  type FormContent,
} from './form-content.ts';
export type { FormSchema, Named } from '../lib/form-schema.ts';
export type { FormResult } from './form-result.ts';
export { useFormSection } from './use-form-section.ts';
export { fieldErrors, type Issue, type Schema, type SchemaSource } from './schema.ts';
export type {
  ControlledBinding,
  ControlledOf,
  FieldBinding,
  FieldOf,
  Submission,
  SubmissionOf,
  SubmitContent,
  UseSubmitOptions,
} from './submission.ts';
export { useSubmit } from './use-submit.ts';
