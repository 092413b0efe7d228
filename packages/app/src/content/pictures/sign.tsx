import { Frame } from '../../brand/art/Frame.tsx';

/** A shape in a field of 120 by 120: filled or, with a width, a line. */
type Shape = [color: string, d: string, width?: number];

const draw =
  (viewBox?: string) =>
  (ground: string, ...shapes: Shape[]) => (
    <Frame viewBox={viewBox} fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path fill={ground} d="M-200-200h600v600h-600z" />
      {shapes.map(([color, d, width]) => (
        <path
          key={d}
          {...(width
            ? { stroke: color, strokeWidth: width }
            : { fill: color, fillRule: 'evenodd' })}
          d={d}
        />
      ))}
    </Frame>
  );

/** A sign that names its subject. In dark mode, it has the dark colors, unlike a picture. */
export const sign = draw();

/** A sign of 16 by 9. */
export const wideSign = draw('-47 0 213 120');
