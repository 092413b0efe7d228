export { ErrorPanel, type ErrorPanelContent, type ErrorPanelProps } from './ErrorPanel.tsx';
