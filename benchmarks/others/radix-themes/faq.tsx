import * as Accordion from '@radix-ui/react-accordion';
import { Box, Heading, Text } from '@radix-ui/themes';
import './faq.css';
import '../radix/faq.css';
import type { FaqProps } from '../../content.ts';
import { Chevron } from '../Chevron.tsx';

export const Faq = ({ questions }: FaqProps) => (
  <Accordion.Root type="multiple">
    {questions.map(({ value, title, answer }) => (
      <Accordion.Item key={value} value={value} className="faq-item">
        <Accordion.Header asChild>
          <Heading as="h2" size="4">
            <Accordion.Trigger className="faq-trigger">
              {title}
              <Chevron className="faq-icon" />
            </Accordion.Trigger>
          </Heading>
        </Accordion.Header>
        <Accordion.Content className="faq-panel">
          <Box pt="1" pb="5" maxWidth="42rem">
            <Text as="p" color="gray">
              {answer}
            </Text>
          </Box>
        </Accordion.Content>
      </Accordion.Item>
    ))}
  </Accordion.Root>
);
