export { FaqAccordion } from '@rapport/ui';
