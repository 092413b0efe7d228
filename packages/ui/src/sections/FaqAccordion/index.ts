export * from './anchors.ts';
export * from './FaqAccordion.tsx';
