export { FormPanel, type FormPanelProps } from './FormPanel.tsx';
export { emailInput } from './form-content.ts';
export type {
  ErrorSummaryPlace,
  FormBandBaseProps,
  FormBaseProps,
  FormContent,
} from './form-content.ts';
