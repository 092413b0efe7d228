import { Accordion, AccordionItem } from '@rapport/ui';

const QUESTIONS = Array.from({ length: 10 }, (_, index) => ({
  value: `question-${index}`,
  title: `Question ${index + 1}: what should a guest know before the first booking?`,
  answer:
    'Agree on the room, the budget and the date before anyone packs anything. Both sides sign the plan, and payment follows the approval.',
}));

/** Ten questions and their answers. */
export const Page = () => (
  <Accordion headingLevel={2}>
    {QUESTIONS.map(({ value, title, answer }) => (
      <AccordionItem key={value} value={value} title={title}>
        <p>{answer}</p>
      </AccordionItem>
    ))}
  </Accordion>
);
