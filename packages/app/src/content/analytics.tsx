import {
  Card,
  type CallToActionContent,
  type FeatureGridContent,
  type HeroContent,
  type TestimonialsContent,
} from '@rapport/ui';
import { Drawing } from '../brand/Drawing/Drawing.tsx';
import { NOTE } from './note.ts';
import * as figures from './pictures/campaign-report.tsx';
import { report } from './pictures/reach-report.tsx';

/** Sample data, and marked as such. */
export const preview = figures.board;

/** The anchor that Learn More links to. */
export const FEATURES = 'features';

export const hero: HeroContent = {
  eyebrow: 'Analytics',
  title: 'See what a collaboration is worth',
  text: 'Creators and brands see the same numbers.',
  actions: [
    { label: 'Get Started', href: '/register' },
    { label: 'Learn More', href: `#${FEATURES}` },
  ],
};

export const heroArt = (
  <Card surface="accent" padding="sm">
    {report}
  </Card>
);

export const features: FeatureGridContent = {
  title: 'Know how every campaign went',
  text: NOTE,
  items: [
    {
      title: 'What did people see?',
      text: 'More than half saw a short video.',
      children: figures.reach,
    },
    {
      title: 'What got a response?',
      text: 'Long video got the best response.',
      children: figures.engagement,
    },
    {
      title: 'Was it the right audience?',
      text: 'Yes. More than half were 25–34.',
      children: figures.audience,
    },
    {
      title: 'What did they do next?',
      text: 'One in eleven clicks led to a sale.',
      children: figures.conversions,
    },
    {
      title: 'Did it pay off?',
      text: 'Yes. Each $1 brought $2.85 in profit.',
      children: figures.returns,
    },
    {
      title: 'Who gets the results?',
      text: 'Everyone gets the same report.',
      children: (
        <div>
          <Drawing name="report" />
        </div>
      ),
    },
  ],
};

export const testimonials: TestimonialsContent = {
  title: 'What creators and brands say',
  items: [
    {
      text: 'I used to screenshot my own numbers every Sunday night. Now the brand sees them too.',
      author: 'Anjali Iyer',
      detail: 'Food creator',
      picture: <Drawing name="people/anjali-iyer" />,
    },
    {
      text: 'Our best post was one the whole office disliked. The numbers changed our minds.',
      author: 'Mateo Fuentes',
      detail: 'Social media lead, bicycles',
      picture: <Drawing name="people/mateo-fuentes" />,
    },
    {
      text: 'The report fits on one page. I just hand it to our finance team.',
      author: 'Ingrid Solberg',
      detail: 'Marketing lead, skincare',
      picture: <Drawing name="people/ingrid-solberg" />,
    },
  ],
};

export const closing: CallToActionContent = {
  title: 'See your own numbers',
  text: 'Create an account, or ask us first.',
  actions: [
    { label: 'Get Started', href: '/register' },
    { label: 'Contact Us', href: '/contact' },
  ],
};
