import { FaqAccordion } from '@rapport/ui';
import '@rapport/ui/foundations.css';
import '@rapport/ui/Accordion.css';
import '@rapport/ui/Container.css';
import '@rapport/ui/FaqAccordion.css';
import '@rapport/ui/Heading.css';
import '@rapport/ui/Section.css';
import '@rapport/ui/SectionIntro.css';
import '@rapport/ui/Text.css';
import type { FaqProps } from '../../content.ts';

export const Faq = ({ questions }: FaqProps) => (
  <FaqAccordion
    content={{
      title: 'Questions',
      entries: questions.map(({ value, title, answer }) => ({
        id: value,
        question: title,
        answer,
      })),
    }}
  />
);
