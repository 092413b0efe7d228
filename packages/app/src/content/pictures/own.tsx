/** The visitor’s own screens, which are empty and say so. */
import { Sparkline, Stack, Stat } from '@rapport/ui';
import { CreatorCard } from '../../brand/screens/CreatorCard/CreatorCard.tsx';
import { Screen } from '../../brand/screens/Screen/Screen.tsx';
import { Overlap } from './Overlap.tsx';

interface OwnProps {
  /** The visitor’s name, or empty. */
  name: string;
}

const Portfolio = ({ name }: OwnProps) => (
  <CreatorCard
    accent="secondary"
    picture={
      <svg viewBox="0 0 96 96" data-color-scheme="light">
        <Overlap
          first="M28 40a20 20 0 0 1 40 0a20 20 0 0 1-40 0"
          second="M8 96a40 40 0 0 1 80 0a40 40 0 0 1-80 0"
        />
      </svg>
    }
    name={name || 'Your name'}
    niche="Your niche"
    detail="No work yet"
    stats={[
      { value: '–', label: 'Audience' },
      { value: '–', label: 'Engagement' },
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

/** Two messages that meet. */
const Inbox = ({ name }: OwnProps) => (
  <Screen title={name ? `${name}’s inbox` : 'Your inbox'} padded>
    <svg viewBox="0 0 320 96" data-color-scheme="light">
      <Overlap
        first="M112 8h40a22 22 0 0 1 22 22v18a22 22 0 0 1-22 22H90V30a22 22 0 0 1 22-22"
        second="M168 26h40a22 22 0 0 1 22 22v40h-62a22 22 0 0 1-22-22V48a22 22 0 0 1 22-22"
      />
    </svg>
  </Screen>
);

const screens = { portfolio: Portfolio, results: Results, inbox: Inbox };

export function Own({ name, screen }: OwnProps & { screen: keyof typeof screens }) {
  const Drawing = screens[screen];
  return <Drawing name={name} />;
}
