import { Frame, lit, type ArtProps } from './Frame.tsx';
import { choicesFrom } from './seed.ts';
import { colorIn, stills } from './stills.ts';
import { looks } from './Portrait.tsx';
import { circle } from './shapes.ts';

/** The field around the subject, by the proportions of the frame: 9 to 16, 1 to 1, 16 to 9. */
const fields = { tall: '0 -47 120 213', square: '0 0 120 120', wide: '-47 0 213 120' };

const discs = [circle(62, 104, 22), circle(70, 18, 96), circle(58, 60, 44), circle(76, 112, 104)];

export interface StillProps extends ArtProps {
  /** The title of a piece; see `stills`. Any other seed chooses one. */
  seed: string;
  shape: keyof typeof fields;
}

/** A frame of a creator’s piece: its subject in front of a disc. */
export function Still({ seed, shape, ...rest }: StillProps) {
  const pick = choicesFrom(seed);
  const { look, shapes } = stills[seed] ?? pick(Object.values(stills));
  const [ground, disc, main, trim] = looks[look]!;
  return (
    <Frame viewBox={fields[shape]} fill="none" {...rest}>
      <g {...lit} strokeLinecap="round">
        <path fill={ground} d="M-200-200h600v600h-600z" />
        <path fill={disc} d={pick(discs)} />
        {shapes.map(([color, d, width]) => (
          <path
            key={d}
            {...(width
              ? { fill: 'none', stroke: colorIn(color, main, trim), strokeWidth: width }
              : { fill: colorIn(color, main, trim), fillRule: 'evenodd' })}
            d={d}
          />
        ))}
      </g>
    </Frame>
  );
}
