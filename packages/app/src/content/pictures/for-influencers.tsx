/** The product’s screens on the page for influencers. Everything on them is invented. */
import { Portrait } from '../../brand/Drawing/Drawing.tsx';
import { Mark } from '../../brand/Mark/Mark.tsx';
import { ContractSummary } from '../../brand/screens/ContractSummary/ContractSummary.tsx';
import { Portfolio } from '../../brand/screens/Portfolio/Portfolio.tsx';
import { tomas, walt } from '../creators.ts';

/** A creator as brands see him. */
export const portfolio = (
  <Portfolio
    accent="secondary"
    name={walt.name}
    detail={`${walt.field}, Milwaukee`}
    work={{
      tall: 'Three jars, one paycheck',
      wide: 'Taxes in ten minutes',
      square: 'Retire on what you have',
    }}
    stats={[
      { value: walt.followers, label: 'followers' },
      { value: `${walt.engagement}%`, label: 'engagement' },
    ]}
  />
);

/** A contract, and its payment status. */
export const contract = (
  <ContractSummary
    title="Contract"
    about="Trail week"
    parties={[
      { name: tomas.name, picture: <Portrait name={tomas.name} /> },
      { name: 'Oak & Tide', picture: <Mark name="Oak & Tide" /> },
    ]}
    amount="$3,600"
    terms={[
      { label: 'Two videos', detail: '60–90 seconds' },
      { label: 'Usage rights', detail: '6 months' },
      { label: 'Post by', detail: 'May 15' },
    ]}
    payment={[
      { state: 'done', label: 'Signed', detail: 'May 1' },
      { state: 'done', label: 'Approved', detail: 'May 14' },
      { state: 'open', label: 'Paid in', detail: '7–14 days' },
    ]}
  />
);
