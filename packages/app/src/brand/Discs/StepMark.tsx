const RADIUS = 48;
/** Distance between the centers on the first step, where the circles overlap by a third. */
const FARTHEST = (RADIUS * 4) / 3;

/**
 * The number of a step in the overlap of two circles. With each step they move closer, until they
 * are one.
 */
export function StepMark({ index, count }: { index: number; count: number }) {
  const distance = count > 1 ? FARTHEST * (1 - index / (count - 1)) : FARTHEST;
  const width = RADIUS * 2 + distance;
  const middle = width / 2;
  // Half the height of the overlap, from the middle to where the circles intersect.
  const rise = Math.sqrt(RADIUS ** 2 - (distance / 2) ** 2);
  const arc = `A${RADIUS} ${RADIUS} 0 0 1`;
  const round = (value: number) => Math.round(value * 100) / 100;

  return (
    <svg className="site-Discs" viewBox={`0 0 ${round(width)} ${RADIUS * 2}`} aria-hidden="true">
      <circle
        className="site-Discs-first"
        cx={round(middle - distance / 2)}
        cy={RADIUS}
        r={RADIUS}
      />
      <circle
        className="site-Discs-second"
        cx={round(middle + distance / 2)}
        cy={RADIUS}
        r={RADIUS}
      />
      <path
        className="site-Discs-overlap"
        d={`M${round(middle)} ${round(RADIUS - rise)}${arc} ${round(middle)} ${round(RADIUS + rise)}${arc} ${round(middle)} ${round(RADIUS - rise)}`}
      />
      <text className="site-Discs-sign" x={round(middle)} y={RADIUS + 19.5}>
        {index + 1}
      </text>
    </svg>
  );
}
