/** One campaign, step by step. It is invented. */
import { DescriptionItem, DescriptionList, Timeline, TimelineItem } from '@rapport/ui';
import type { ReactNode } from 'react';
import { Mark } from '../../brand/art/Mark.tsx';
import { Figure } from '../../brand/art/Figure.tsx';
import { Frame } from '../../brand/art/Frame.tsx';
import { plum, sun } from '../../brand/art/palette.ts';
import { castFor } from '../../brand/art/Portrait.tsx';
import { Still } from '../../brand/art/Still.tsx';
import { CampaignTour, type CampaignTourContent } from '../../brand/CampaignTour/CampaignTour.tsx';
import { anjali } from '../creators.ts';

const BRAND = 'Pellworth';
const { name, field, followers, engagement, audience, work } = anjali;
const [creator = ''] = name.split(' ');
const [{ title: reel, price }] = work;

const Facts = ({ facts }: { facts: Record<string, ReactNode> }) => (
  <DescriptionList>
    {Object.entries(facts).map(([label, value]) => (
      <DescriptionItem key={label} label={label}>
        {value}
      </DescriptionItem>
    ))}
  </DescriptionList>
);

interface MessageProps {
  from: string;
  accent: 'secondary' | 'tertiary';
  children: string;
}

const Message = ({ from, accent, children }: MessageProps) => (
  <p className="rp-CampaignTour-message" data-accent={accent}>
    <span className="rp-CampaignTour-from">{from}</span>
    <span>{children}</span>
  </p>
);

const content: CampaignTourContent = {
  label: 'Steps of the campaign',
  nextLabel: 'Next:',
  againLabel: 'Start again',
  note: 'Sample data',
  creator: (
    <Frame>
      <g
        className="rp-Artwork-lit"
        data-color-scheme="light"
        transform="translate(-9 -3)scale(1.15)"
      >
        <Figure person={castFor(name)} garment={plum} trim={sun} />
      </g>
    </Frame>
  ),
  brand: <Mark seed="pell" />,
  steps: [
    {
      label: 'Brief',
      title: `${BRAND} writes one brief`,
      text: 'What it’s for, what to make, and what it pays. Every creator you invite sees the same brief.',
      figure: (
        <Facts
          facts={{
            Product: 'A nonstick pan for weeknights',
            Goal: 'First orders from home cooks',
            Content: 'One reel, 30–60 seconds',
            Fee: price,
          }}
        />
      ),
    },
    {
      label: 'Match',
      title: `${creator} is a match`,
      text: 'AI-powered matching suggests creators by niche, engagement, and the people who follow them.',
      figure: (
        <Facts
          facts={{
            Creator: `${name}, ${field.toLowerCase()}`,
            Followers: followers,
            Engagement: `${engagement}%`,
            'Core age': `25–34 (${audience.ages['25–34']}%)`,
          }}
        />
      ),
    },
    {
      label: 'Contract',
      title: 'They agree on terms',
      text: 'The contract stays with the campaign, so you both know what was promised.',
      figure: (
        <Facts
          facts={{
            Content: `“${reel},” one reel`,
            Fee: price,
            Revisions: 'One round',
            Signed: `${creator} and ${BRAND}, June 1`,
          }}
        />
      ),
    },
    {
      label: 'Draft',
      title: `${creator} shares a draft`,
      text: `${BRAND} asks for one change, right next to the video.`,
      figure: (
        <div className="rp-CampaignTour-draft">
          <div className="rp-CampaignTour-still">
            <Still seed={reel} shape="tall" />
          </div>
          <div className="rp-CampaignTour-thread">
            <Message from={creator} accent="secondary">
              Here’s the first cut!
            </Message>
            <Message from={BRAND} accent="tertiary">
              We love it. Could the pan come in sooner?
            </Message>
            <Message from={creator} accent="secondary">
              Done. It’s in the first shot now.
            </Message>
          </div>
        </div>
      ),
    },
    {
      label: 'Approval',
      title: `${BRAND} approves it`,
      text: `With the second cut approved, ${creator} can post it.`,
      figure: (
        <Facts
          facts={{
            'First cut': 'One change, June 8',
            'Second cut': 'Approved, June 10',
            Post: 'June 12',
          }}
        />
      ),
    },
    {
      label: 'Paid',
      title: `${creator} gets paid`,
      text: 'Payments are typically processed 7–14 days after a campaign is approved.',
      figure: (
        <Timeline>
          <TimelineItem title="Campaign approved" headingLevel={4} date="June 10" />
          <TimelineItem
            title={`${price} processed`}
            headingLevel={4}
            date="Typically 7–14 days later"
            current
          >
            By direct deposit, PayPal, or other methods
          </TimelineItem>
        </Timeline>
      ),
    },
  ],
};

export default function Tour() {
  return <CampaignTour content={content} />;
}
