import { Drawing, fileOf, Portrait } from '../../Drawing/Drawing.tsx';
import { Screen, type FrameProps } from '../Screen/Screen.tsx';

interface PortfolioProps extends FrameProps {
  name: string;
  /** What the person makes, and where. */
  detail: string;
  /** Two pieces by their titles. */
  work: { tall: string; square: string };
  /** Numbers side by side: “182K followers”. @default none */
  stats?: { value: string; label: string }[];
}

/** A creator’s page, as brands see it: the person, the work, the numbers. */
export const Portfolio = ({ name, detail, work, stats, ...frame }: PortfolioProps) => (
  <Screen {...frame}>
    <div className="site-Portfolio-head">
      <div className="site-Portfolio-person">
        <Portrait name={name} />
      </div>
      <div className="site-Portfolio-words">
        <div className="site-Portfolio-name">{name}</div>
        <div className="site-Portfolio-quiet">{detail}</div>
      </div>
    </div>
    <div className="site-Portfolio-work">
      {(['tall', 'square'] as const).map((shape) => (
        <div key={shape} className="site-Portfolio-piece" data-shape={shape}>
          <Drawing name={`pieces/${fileOf(work[shape])}`} />
        </div>
      ))}
    </div>
    {stats && (
      <div className="site-Portfolio-stats">
        {stats.map(({ value, label }) => (
          <div key={label}>
            <div className="site-Portfolio-name">{value}</div>
            <div className="site-Portfolio-quiet">{label}</div>
          </div>
        ))}
      </div>
    )}
  </Screen>
);
