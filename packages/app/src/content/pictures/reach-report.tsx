import { Screen } from '../../brand/screens/Screen/Screen.tsx';
import { weeks } from '../campaign.ts';
import { Trend } from './Trend.tsx';

/** A campaign in one number. */
export const report = (
  <Screen title="Campaign report" padded>
    <Trend
      label="Reach"
      value="1.2 million"
      change="18%"
      unit="thousands"
      points={weeks.map((week) => week.reach)}
    />
  </Screen>
);
