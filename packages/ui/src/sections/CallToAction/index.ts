export { CallToAction, type CallToActionContent, type CallToActionProps } from './CallToAction.tsx';
