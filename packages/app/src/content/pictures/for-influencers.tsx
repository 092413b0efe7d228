/** The product’s screens on the page for influencers. Everything on them is invented. */
import { Portfolio } from '../../brand/screens/Portfolio/Portfolio.tsx';
import { Screen } from '../../brand/screens/Screen/Screen.tsx';
import { tomas, walt } from '../creators.ts';
import { Facts } from './Facts.tsx';

/** A creator as brands see him. */
export const portfolio = (
  <Portfolio
    accent="secondary"
    name={walt.name}
    detail={`${walt.field}, Milwaukee`}
    work={{ tall: 'Three jars, one paycheck', square: 'Retire on what you have' }}
    stats={[
      { value: walt.followers, label: 'followers' },
      { value: `${walt.engagement}%`, label: 'engagement' },
    ]}
  />
);

const terms = {
  Between: `${tomas.name} and Oak & Tide`,
  Fee: '$3,600',
  'Two videos': '60–90 seconds',
  'Usage rights': '6 months',
  Signed: 'May 1',
  Approved: 'May 14',
  'Paid in': '7–14 days',
};

/** A contract, and its payment status. */
export const contract = (
  <Screen title="Contract: Trail week" padded>
    <Facts facts={terms} />
  </Screen>
);
