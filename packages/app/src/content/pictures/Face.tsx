export interface FaceProps {
  x: number;
  y: number;
  /** Color of the disc. */
  disc: string | undefined;
  /** Color of the head and shoulders. */
  person: string;
  /** Radius of the disc. @default 25 */
  radius?: number;
}

/** A person, drawn as simply as possible: head and shoulders on a disc. */
export const Face = ({ x, y, disc, person, radius = 25 }: FaceProps) => (
  <g transform={`translate(${x} ${y})scale(${radius / 25})`}>
    <circle fill={disc} r="25" />
    <circle fill={person} cy="-7" r="9" />
    <path fill={person} d="M-18 17a18 16 0 0 1 36 0 25 25 0 0 1-36 0" />
  </g>
);
