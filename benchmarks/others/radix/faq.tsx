import * as Accordion from '@radix-ui/react-accordion';
import '../hand.css';
import '../hand-faq.css';
import './faq.css';
import type { FaqProps } from '../../content.ts';
import { Chevron } from '../Chevron.tsx';

export const Faq = ({ questions }: FaqProps) => (
  <Accordion.Root type="multiple">
    {questions.map(({ value, title, answer }) => (
      <Accordion.Item key={value} value={value} className="faq-item">
        <Accordion.Header asChild>
          <h2>
            <Accordion.Trigger className="faq-trigger">
              {title}
              <Chevron className="faq-icon" />
            </Accordion.Trigger>
          </h2>
        </Accordion.Header>
        <Accordion.Content className="faq-panel">
          <div className="faq-text">
            <p>{answer}</p>
          </div>
        </Accordion.Content>
      </Accordion.Item>
    ))}
  </Accordion.Root>
);
