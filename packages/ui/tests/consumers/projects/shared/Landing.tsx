import { FaqAccordion, FeatureGrid, Hero, PricingCards } from '@rapport/ui';

/** Sections without a hook or a handler, so that a server can render them alone. */
export function Landing() {
  return (
    <>
      <Hero
        content={{
          title: 'Fresh before seven',
          text: 'Order in the evening, find it at your door in the morning.',
          actions: [{ label: 'See the prices', href: '/prices' }],
        }}
      />
      <FeatureGrid
        content={{
          title: 'From the oven to you',
          features: [
            { title: 'Choose', text: 'Four loaves and six kinds of rolls.' },
            { title: 'Sleep', text: 'We bake from three in the morning.' },
          ],
        }}
      />
      <PricingCards
        content={{
          title: 'What it costs',
          plans: [
            {
              title: 'Rolls',
              price: '$5',
              period: 'a morning',
              features: ['Four rolls'],
              action: { label: 'Choose Rolls', href: '/prices' },
            },
          ],
        }}
      />
      <FaqAccordion
        content={{
          title: 'Before you ask',
          entries: [
            { id: 1, question: 'How late can I order?', answer: 'Until nine in the evening.' },
            { id: 2, question: 'What if it rains?', answer: 'The bag is lined.' },
          ],
        }}
      />
    </>
  );
}
