import type { FaqProps } from '../../content.ts';
import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from './ui/accordion.tsx';

export const Faq = ({ questions }: FaqProps) => (
  <Accordion type="multiple">
    {questions.map(({ value, title, answer }) => (
      <AccordionItem key={value} value={value}>
        <AccordionTrigger>{title}</AccordionTrigger>
        <AccordionContent>
          <p>{answer}</p>
        </AccordionContent>
      </AccordionItem>
    ))}
  </Accordion>
);
