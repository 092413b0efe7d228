/** The logos, around the middle of a square of 32. */
const marks = {
  'Oak & Tide':
    'M-6-14H6a8 8 0 0 1 8 8V6a8 8 0 0 1-8 8H-6a8 8 0 0 1-8-8V-6a8 8 0 0 1 8-8M-8 0a8 8 0 0 1 16 0a8 8 0 0 1-16 0',
  Quillo: 'M0-15L15 0L0 15L-15 0zM-6.5 0a6.5 6.5 0 0 1 13 0a6.5 6.5 0 0 1-13 0',
  Nubrook:
    'M-14-7a7 7 0 0 1 14 0a7 7 0 0 1-14 0M0-7a7 7 0 0 1 14 0a7 7 0 0 1-14 0M-14 7a7 7 0 0 1 14 0a7 7 0 0 1-14 0M0 7a7 7 0 0 1 14 0a7 7 0 0 1-14 0M-7-7H7V7H-7z',
  Pellworth: 'M-14 14a26 26 0 0 1 28-28a26 26 0 0 1-28 28M-13-8a5 5 0 0 1 10 0a5 5 0 0 1-10 0',
  'Marrow Lane':
    'M-14 0a14 14 0 0 1 28 0a14 14 0 0 1-28 0M-9-9h3.6V9H-9zM-1.8-9h3.6V9h-3.6zM5.4-9H9V9H5.4z',
  Juni: 'M-14-14A14 14 0 0 1 0 0h-14zM0 0a14 14 0 0 1 14 14H0zM0-14h14V0A14 14 0 0 1 0-14',
};

interface MarkProps {
  name: keyof typeof marks;
  /** @default '-16 -16 32 32', which the mark fills */
  viewBox?: string;
}

/** The logo of a company that doesn’t exist, in the color of the text. */
export const Mark = ({ name, viewBox = '-16 -16 32 32' }: MarkProps) => (
  <svg viewBox={viewBox} aria-hidden="true">
    <path fill="currentColor" fillRule="evenodd" d={marks[name]} />
  </svg>
);
