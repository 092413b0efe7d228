import { Accordion, AccordionItem } from '@rapport/ui';
import '@rapport/ui/foundations.css';
import '@rapport/ui/Accordion.css';
import type { FaqProps } from '../../content.ts';

export const Faq = ({ questions }: FaqProps) => (
  <Accordion headingLevel={2}>
    {questions.map(({ value, title, answer }) => (
      <AccordionItem key={value} value={value} title={title}>
        <p>{answer}</p>
      </AccordionItem>
    ))}
  </Accordion>
);
