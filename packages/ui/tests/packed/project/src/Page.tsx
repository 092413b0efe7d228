import {
  CallToAction,
  Checkbox,
  Container,
  FaqAccordion,
  Hero,
  Link,
  PricingCards,
  Section,
  Steps,
} from '@rapport/ui';

/** Six sections without any CSS of its own. */
export function Page() {
  return (
    <main>
      <Hero
        content={{
          eyebrow: 'Bread for the street',
          title: 'Fresh before seven',
          text: 'Order in the evening, find it warm at your door in the morning.',
          actions: [
            { label: 'See the prices', href: '#prices' },
            { label: 'How it works', href: '#steps' },
          ],
        }}
        picture={
          <svg viewBox="0 0 1 1" width="100%" height="100%" aria-hidden="true">
            <path d="M0 1 1 0v1z" fill="currentColor" />
          </svg>
        }
      />
      <Steps
        id="steps"
        surface="surface"
        content={{
          title: 'From the oven to you',
          steps: [
            { title: 'Choose', text: 'Four loaves and six kinds of rolls, in season.' },
            { title: 'Sleep', text: 'We bake from three in the morning.' },
            { title: 'Eat', text: 'It hangs at your door in a paper bag.' },
          ],
        }}
      />
      <PricingCards
        id="prices"
        surface="sunken"
        content={{
          title: 'What it costs',
          plans: [
            {
              title: 'Rolls',
              price: '$5',
              period: 'a morning',
              features: ['Four rolls', 'Any day of the week'],
              action: { label: 'Choose Rolls', href: '#' },
            },
            {
              title: 'Household',
              price: '$9',
              period: 'a morning',
              features: ['Six rolls and a loaf', 'Any day of the week', 'Butter on Sundays'],
              action: { label: 'Choose Household', href: '#' },
              highlighted: true,
              badge: 'The favorite on our street',
            },
            {
              title: 'Café',
              price: 'By agreement',
              features: ['As much as you sell', 'Two deliveries a day'],
              action: { label: 'Talk to us' },
            },
          ],
        }}
      />
      <FaqAccordion
        content={{
          title: 'Before you ask',
          entries: [
            {
              id: 1,
              question: 'How late can I order?',
              answer: 'Until nine in the evening.',
            },
            {
              id: 2,
              question: 'What if it rains?',
              answer: 'The bag is lined, and we ring the bell.',
            },
          ],
        }}
      />
      <Section aria-label="Before we bake">
        <Container>
          <Checkbox name="bell" label="Ring the bell" defaultChecked />
          <p>
            <Link href="#steps">How it works</Link>
          </p>
        </Container>
      </Section>
      <CallToAction
        content={{
          title: 'Tomorrow at seven?',
          actions: [{ label: 'Order now', href: '#prices' }],
        }}
      />
    </main>
  );
}
