import { Card, Heading, Text } from '@rapport/ui';
import { Page as GetStarted } from './button.tsx';
import { Page as Faq } from './faq.tsx';
import { Page as SignUp } from './sign-up.tsx';

/** The other scenarios and three cards on one page. */
export const Page = () => (
  <main>
    <GetStarted />
    {['Essential', 'Professional', 'Enterprise'].map((plan) => (
      <Card key={plan}>
        <Heading headingLevel={2}>{plan}</Heading>
        <Text>Everything that a workshop of this size needs.</Text>
      </Card>
    ))}
    <Faq />
    <SignUp />
  </main>
);
