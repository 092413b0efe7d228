import { Accordion } from '@mantine/core';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/Accordion.css';
import type { FaqProps } from '../../content.ts';

export const Faq = ({ questions }: FaqProps) => (
  <Accordion multiple order={2}>
    {questions.map(({ value, title, answer }) => (
      <Accordion.Item key={value} value={value}>
        <Accordion.Control>{title}</Accordion.Control>
        <Accordion.Panel>
          <p>{answer}</p>
        </Accordion.Panel>
      </Accordion.Item>
    ))}
  </Accordion>
);
