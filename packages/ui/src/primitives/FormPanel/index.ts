export { FormPanel, type FormPanelProps } from './FormPanel.tsx';
export type { FormBandBaseProps, FormBaseProps, FormContent } from './form-content.ts';
