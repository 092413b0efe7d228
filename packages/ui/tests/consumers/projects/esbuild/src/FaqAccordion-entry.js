export { FaqAccordion } from '@rapport/ui/FaqAccordion';
