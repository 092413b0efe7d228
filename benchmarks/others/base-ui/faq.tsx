import { Accordion } from '@base-ui/react/accordion';
import '../hand.css';
import '../hand-faq.css';
import './faq.css';
import type { FaqProps } from '../../content.ts';
import { Chevron } from '../Chevron.tsx';

export const Faq = ({ questions }: FaqProps) => (
  <Accordion.Root multiple>
    {questions.map(({ value, title, answer }) => (
      <Accordion.Item key={value} value={value} className="faq-item">
        {/* oxlint-disable-next-line jsx-a11y/heading-has-content -- Base UI puts the trigger in it */}
        <Accordion.Header render={<h2 />}>
          <Accordion.Trigger className="faq-trigger">
            {title}
            <Chevron className="faq-icon" />
          </Accordion.Trigger>
        </Accordion.Header>
        <Accordion.Panel className="faq-panel">
          <div className="faq-text">
            <p>{answer}</p>
          </div>
        </Accordion.Panel>
      </Accordion.Item>
    ))}
  </Accordion.Root>
);
