/** Reads colors as the screen shows them, whatever notation the CSS uses. */
const canvas = document.createElement('canvas');
canvas.width = canvas.height = 1;
const pen = canvas.getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D;

type Rgba = [red: number, green: number, blue: number, alpha: number];

/** A cache of colors that have been read. */
const known = new Map<string, Rgba>();

function rgba(color: string): Rgba {
  const before = known.get(color);
  if (before) return before;
  pen.clearRect(0, 0, 1, 1);
  pen.fillStyle = color;
  pen.fillRect(0, 0, 1, 1);
  const read = [...pen.getImageData(0, 0, 1, 1).data] as unknown as Rgba;
  known.set(color, read);
  return read;
}

/** WCAG 2: relative luminance. */
function luminance([red, green, blue]: Rgba): number {
  const linear = (channel: number) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Returns the nearest opaque background behind an element, including its own. */
function groundOf(element: Element | null): string {
  for (let part = element; part; part = part.parentElement) {
    const { backgroundColor } = getComputedStyle(part);
    if (rgba(backgroundColor)[3] === 255) return backgroundColor;
  }
  return 'white';
}

/** WCAG 2 contrast between two colors. */
export function contrastOf(one: string, other: string): number {
  const [light, dark] = [luminance(rgba(one)), luminance(rgba(other))].sort((a, b) => b - a) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

/** WCAG 2 contrast between a color and the background of an element. */
export const contrastOn = (color: string, element: Element | null): number =>
  contrastOf(color, groundOf(element));
