export { anchorOf, anchorOfEntry } from './anchors.ts';
export {
  FaqAccordion,
  type FaqAccordionContent,
  type FaqAccordionProps,
  type FaqEntry,
} from './FaqAccordion.tsx';
