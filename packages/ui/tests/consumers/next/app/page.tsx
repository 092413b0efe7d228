import { FaqAccordion, Hero, PricingCards } from '@rapport/ui';
import { SignUp } from './SignUp';

export default function Page() {
  return (
    <main>
      <Hero
        content={{
          title: 'Fresh before seven',
          actions: [{ label: 'See the prices', href: '#prices' }],
        }}
      />
      <PricingCards
        id="prices"
        content={{
          title: 'What it costs',
          items: [
            {
              title: 'Rolls',
              price: '$5',
              features: ['Four rolls'],
              action: { label: 'Choose Rolls', href: '#' },
            },
          ],
        }}
      />
      <FaqAccordion
        content={{
          title: 'Before you ask',
          items: [
            { id: 1, question: 'How late can I order?', answer: 'Until nine in the evening.' },
          ],
        }}
      />
      <SignUp />
    </main>
  );
}
