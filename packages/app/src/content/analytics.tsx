import {
  type CallToActionContent,
  type FeatureGridContent,
  type HeroContent,
  type TestimonialsContent,
} from '@rapport/ui';
import { Drawing, HeroArt } from '../brand/Drawing/Drawing.tsx';
import art from '../brand/heroes/analytics.svg?inline';
import * as report from './pictures/campaign-report.tsx';

/** Sample data, and marked as such. */
export const preview = report.board;

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

export const heroArt = <HeroArt src={art} />;

export const features: FeatureGridContent = {
  title: 'Know how every campaign went',
  text: 'Six answers from a sample campaign.',
  items: [
    {
      title: 'What did people see?',
      text: 'More than half saw a short video.',
      children: report.reach,
    },
    {
      title: 'What got a response?',
      text: 'Long video got the best response.',
      children: report.engagement,
    },
    {
      title: 'Was it the right audience?',
      text: 'Yes. More than half were 25–34.',
      children: report.audience,
    },
    {
      title: 'What did they do next?',
      text: 'One in eleven clicks led to a sale.',
      children: report.conversions,
    },
    {
      title: 'Did it pay off?',
      text: 'Yes. Each $1 brought $2.85 in profit.',
      children: report.returns,
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
  text: 'Example quotes.',
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
