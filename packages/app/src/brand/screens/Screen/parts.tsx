/** Parts that several screens share. */

interface ScreenChipProps {
  label: string;
  /** Draws the chip as chosen, with a check mark. @default false */
  selected?: boolean;
}

/** A chip, chosen or not. */
export const ScreenChip = ({ label, selected = false }: ScreenChipProps) => (
  <span className="site-Screen-chip" data-selected={selected || undefined}>
    {selected && (
      <svg className="site-Screen-check" viewBox="0 0 16 16">
        <path
          d="m3 8.5 3.2 3.2L13 5"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.25"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    )}
    <span>{label}</span>
  </span>
);

/**
 * A bar on a track. It uses SVG attributes, because the site forbids styles in HTML.
 * @param to Where the bar ends, from 0 to 1.
 */
export const ScreenMeter = ({ to }: { to: number }) => (
  <svg className="site-Screen-meter">
    <rect className="site-Screen-track" width="100%" height="100%" />
    <rect className="site-Screen-bar" width={`${Math.round(to * 100)}%`} height="100%" />
  </svg>
);

/** A check mark in a disc. The check is a hole, so it has the color of its ground. */
export const CheckMark = ({ className }: { className: string }) => (
  <svg className={className} viewBox="0 0 16 16">
    <path
      d="M8 .5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15Zm2.9 4.4L7 9.3 5 7.4 3.8 8.7l3.3 3.1 5.1-5.7z"
      fill="currentColor"
      fillRule="evenodd"
    />
  </svg>
);
