import { Sparkline, Stat } from '@rapport/ui';

interface TrendProps {
  label: string;
  value: string;
  change: string;
  unit: string;
  /** One number for each week. */
  points: number[];
}

/** What a campaign achieved, and how it got there. */
export const Trend = ({ label, value, change, unit, points }: TrendProps) => (
  <div className="site-Screen-trend">
    <Stat label={label} value={value} change={{ direction: 'up', value: change }} />
    <Sparkline
      label={`${label} by week, in ${unit}`}
      points={points.map((one, index) => ({ label: `Week ${index + 1}`, value: one }))}
      area
    />
  </div>
);
