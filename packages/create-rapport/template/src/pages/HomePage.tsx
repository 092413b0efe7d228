import {
  CallToAction,
  FaqAccordion,
  FeatureGrid,
  Hero,
  PeriodSwitch,
  PricingCards,
  Steps,
} from '@rapport/ui';
import { features, hero, pricing, questions, start, steps } from '../content.ts';
import { Checks, Clock, People, Week } from '../pictures.tsx';
import { useTitle } from '../use-title.ts';

const pictures = [<People key="people" />, <Clock key="clock" />, <Checks key="checks" />];

/** The landing page: a list of sections, each with its words from content.ts. */
export function HomePage() {
  useTitle();
  return (
    <>
      <Hero content={hero} picture={<Week />} />
      <FeatureGrid
        id="features"
        surface="surface"
        content={{
          ...features,
          items: features.items.map((feature, index) => ({
            ...feature,
            picture: pictures[index],
          })),
        }}
      />
      <Steps id="how-it-works" content={steps} />
      <PricingCards id="prices" surface="sunken" content={pricing}>
        <PeriodSwitch labelHidden content={pricing} />
      </PricingCards>
      <FaqAccordion id="questions" content={questions} />
      <CallToAction content={start} />
    </>
  );
}
