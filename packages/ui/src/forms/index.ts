export * from './ErrorSummary/index.ts';
export * from './Form/index.ts';
export * from './FormBand/index.ts';
export * from './FormPanel/index.ts';
export type { FormResult } from './form-result.ts';
export {
  useSubmit,
  type Submission,
  type SubmitContent,
  type UseSubmitOptions,
} from './use-submit.ts';
