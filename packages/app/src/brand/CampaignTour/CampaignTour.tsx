import { Button, Heading, Tab, TabList, TabPanel, Tabs, Text, VisuallyHidden } from '@rapport/ui';
import { useState, type ReactNode } from 'react';

interface TourStep {
  /** Names the step, in a word. */
  label: string;
  title: string;
  text: string;
  /** What this step leaves behind: a brief, a contract, a message. */
  figure: ReactNode;
}

export interface CampaignTourContent {
  /** Names the list of steps. */
  label: string;
  steps: TourStep[];
  /** Before the name of the next step, on the button that leads there. */
  nextLabel: string;
  /** On the button after the last step. */
  againLabel: string;
  /** Says that all of it is invented. */
  note: string;
  /** The creator's portrait and the brand's mark. */
  creator: ReactNode;
  brand: ReactNode;
}

/** A campaign step by step. With each step, the circles of creator and brand move closer. */
export function CampaignTour({ content }: { content: CampaignTourContent }) {
  const { label, steps, nextLabel, againLabel, note, creator, brand } = content;
  const [at, setAt] = useState(0);
  /** The step that the button led to. A tab announces its step itself. */
  const [announced, setAnnounced] = useState('');
  const next = (at + 1) % steps.length;
  const { label: nextStep = '', title = '' } = steps[next] ?? {};

  return (
    <div className="rp-CampaignTour">
      <Tabs
        value={String(at)}
        onValueChange={(value) => {
          setAt(Number(value));
          setAnnounced('');
        }}
      >
        <TabList label={label} className="rp-CampaignTour-steps">
          {steps.map((step, index) => (
            <Tab key={step.label} value={String(index)}>
              {step.label}
            </Tab>
          ))}
        </TabList>
        <div className="rp-CampaignTour-stage">
          <div className="rp-CampaignTour-scene" data-step={at} aria-hidden="true">
            <div className="rp-CampaignTour-creator">{creator}</div>
            <div className="rp-CampaignTour-brand">{brand}</div>
          </div>
          <div className="rp-CampaignTour-panels">
            {steps.map((step, index) => (
              <TabPanel key={step.label} value={String(index)}>
                <div className="rp-CampaignTour-step">
                  <Heading headingLevel={3} size="2xl">
                    {step.title}
                  </Heading>
                  <Text tone="quiet">{step.text}</Text>
                  <div className="rp-CampaignTour-figure">{step.figure}</div>
                </div>
              </TabPanel>
            ))}
            <Text size="sm" tone="quiet">
              {note}
            </Text>
            <Button
              className="rp-CampaignTour-next"
              variant="outline"
              // The button of the HTML does nothing yet.
              data-waiting={import.meta.env.SSR || undefined}
              onClick={() => {
                setAt(next);
                setAnnounced(title);
              }}
            >
              {next === 0 ? againLabel : `${nextLabel} ${nextStep}`}
            </Button>
          </div>
        </div>
      </Tabs>
      <VisuallyHidden aria-live="polite">{announced}</VisuallyHidden>
    </div>
  );
}
