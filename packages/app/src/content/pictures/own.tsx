/** The visitor’s own screens, which are empty and say so. */
import { Sparkline, Stack, Stat } from '@rapport/ui';
import { CreatorCard } from '../../brand/screens/CreatorCard/CreatorCard.tsx';
import { Screen } from '../../brand/screens/Screen/Screen.tsx';
import { coral, pine } from './Picture.tsx';

interface OwnProps {
  /** The visitor’s name, or empty. */
  name: string;
}

/** Up to two initials. */
const initials = (name: string) =>
  name
    .split(/\s+/)
    .flatMap((word) => Array.from(word).slice(0, 1))
    .slice(0, 2)
    .join('')
    .toUpperCase();

const Portfolio = ({ name }: OwnProps) => (
  <CreatorCard
    accent="secondary"
    picture={
      <svg viewBox="0 0 96 96">
        <text
          x="48"
          y="50"
          fill="currentColor"
          fontSize="36"
          fontWeight="700"
          textAnchor="middle"
          dominantBaseline="middle"
        >
          {initials(name)}
        </text>
      </svg>
    }
    name={name || 'Your name'}
    niche="Your niche"
    detail="No work yet"
    stats={[
      { value: '–', label: 'Audience' },
      { value: '–', label: 'Engagement' },
      { value: '–', label: 'Core age' },
    ]}
  />
);

const weeks = Array.from({ length: 6 }, (_, index) => ({ label: `Week ${index + 1}`, value: 0 }));

const Results = ({ name }: OwnProps) => (
  <Screen title={name ? `${name}’s campaigns` : 'Your campaigns'} padded>
    <Stack gap={5}>
      <Stat label="Reach" value="0" />
      <Sparkline label="Reach by week" points={weeks} />
    </Stack>
  </Screen>
);

/** Two voices that have not met yet. */
const Inbox = ({ name }: OwnProps) => (
  <Screen title={name ? `${name}’s inbox` : 'Your inbox'} footer="No messages yet" padded>
    <svg viewBox="0 0 320 60" fill="none" strokeWidth="1.5" strokeDasharray="4 4">
      <circle cx="128" cy="30" r="24" stroke={coral} />
      <circle cx="192" cy="30" r="24" stroke={pine} />
    </svg>
  </Screen>
);

const screens = { portfolio: Portfolio, results: Results, inbox: Inbox };

export default function Own({ name, screen }: OwnProps & { screen: keyof typeof screens }) {
  const Drawing = screens[screen];
  return <Drawing name={name} />;
}
