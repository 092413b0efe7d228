/** One campaign, step by step. It is invented. */
import { Card, Heading, Stack, Text } from '@rapport/ui';
import { StepMark } from '../../brand/Discs/StepMark.tsx';
import { Row } from '../../brand/Row/Row.tsx';
import { anjali } from '../creators.ts';
import { Facts } from './Facts.tsx';

const BRAND = 'Pellworth';
const { name, field, followers, engagement, ages } = anjali;
const [creator = ''] = name.split(' ');
const PRICE = '$1,600';

interface Step {
  title: string;
  text: string;
  /** What this step leaves behind. */
  facts: Record<string, string>;
}

const steps: Step[] = [
  {
    title: `${BRAND} writes one brief`,
    text: 'What it’s for, what to make, and what it pays. Every creator you invite sees the same brief.',
    facts: {
      Product: 'A nonstick pan for weeknights',
      Goal: 'First orders from home cooks',
      Content: 'One reel, 30–60 seconds',
      Fee: PRICE,
    },
  },
  {
    title: `${creator} is a match`,
    text: 'AI-powered matching suggests creators by niche, engagement, and the people who follow them.',
    facts: {
      Creator: `${name}, ${field.toLowerCase()}`,
      Followers: followers,
      Engagement: `${engagement}%`,
      'Core age': `25–34 (${ages['25–34']}%)`,
    },
  },
  {
    title: 'They agree on terms',
    text: 'The contract stays with the campaign, so you both know what was promised.',
    facts: {
      Content: '“Weeknight dosas,” one reel',
      Fee: PRICE,
      Revisions: 'One round',
      Signed: `${creator} and ${BRAND}, June 1`,
    },
  },
  {
    title: `${creator} shares a draft`,
    text: `${BRAND} asks for one change, right next to the video.`,
    facts: {
      [creator]: 'Here’s the first cut!',
      [BRAND]: 'We love it. Could the pan come in sooner?',
      [`${creator} again`]: 'Done. It’s in the first shot now.',
    },
  },
  {
    title: `${BRAND} approves it`,
    text: `With the second cut approved, ${creator} can post it.`,
    facts: {
      'First cut': 'One change, June 8',
      'Second cut': 'Approved, June 10',
      Post: 'June 12',
    },
  },
  {
    title: `${creator} gets paid`,
    text: 'Payments are typically processed 7–14 days after a campaign is approved.',
    facts: {
      'Campaign approved': 'June 10',
      [`${PRICE} processed`]: 'Typically 7–14 days later',
      How: 'By direct deposit, PayPal, or other methods',
    },
  },
];

/** Six cards in a row. With each step, the circles of creator and brand move closer. */
export const CampaignTour = () => (
  <Row label="Steps of the campaign">
    {steps.map(({ title, text, facts }, index) => (
      <li key={title} className="site-Step">
        <Card>
          <Stack gap={4}>
            <StepMark index={index} count={steps.length} />
            <Heading headingLevel={3} size="xl">
              {title}
            </Heading>
            <Text tone="quiet">{text}</Text>
            <Facts facts={facts} />
          </Stack>
        </Card>
      </li>
    ))}
  </Row>
);
