/** Reads, compares and writes the pixels of pictures. */
import sharp from 'sharp';

// The callers already process several pictures at a time.
sharp.concurrency(1);

/** The pixels of a picture: three bytes each, row by row. */
export interface Picture {
  width: number;
  height: number;
  data: Buffer;
}

/** Rows of a picture, from `top` up to but not including `bottom`. */
export interface Rows {
  top: number;
  bottom: number;
}

/** Reads a picture, or these rows of it. */
export async function decode(file: Buffer | string, rows?: Rows): Promise<Picture> {
  let image = sharp(file).removeAlpha().toColourspace('srgb');
  if (rows) {
    const { width, height } = await sharp(file).metadata();
    const bottom = Math.min(rows.bottom, height);
    image = image.extract({ left: 0, top: rows.top, width, height: bottom - rows.top });
  }
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** Writes a picture as WebP without loss. */
export const encode = ({ width, height, data }: Picture): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 3 } })
    .webp({ lossless: true, quality: 100, effort: 4 })
    .toBuffer();

/** A part of a picture. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** How two pictures differ. */
interface Difference {
  /** Number of pixels that differ or that only one picture has. */
  pixels: number;
  /** The smallest box around them. */
  box: Box;
  /** The second picture, faded, with the differing pixels in red. */
  picture: Picture;
}

const RED = [220, 0, 60] as const;

/** Compares two pictures pixel by pixel, without tolerance; `undefined` if they are equal. */
export function compare(before: Picture, after: Picture): Difference | undefined {
  const same = before.width === after.width && before.height === after.height;
  if (same && before.data.equals(after.data)) return undefined;
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const data = Buffer.alloc(width * height * 3, 255);
  let pixels = 0;
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const old = at(before, x, y);
      const now = at(after, x, y);
      const target = (y * width + x) * 3;
      if (old >= 0 && now >= 0 && samePixel(before.data, old, after.data, now)) {
        for (let c = 0; c < 3; c += 1) data[target + c] = 191 + after.data.readUInt8(now + c) / 4;
      } else {
        pixels += 1;
        left = Math.min(left, x);
        right = Math.max(right, x + 1);
        top = Math.min(top, y);
        bottom = Math.max(bottom, y + 1);
        data.set(RED, target);
      }
    }
  }
  const box = { left, top, width: right - left, height: bottom - top };
  return { pixels, box, picture: { width, height, data } };
}

/** Where a pixel's bytes begin; -1 if the picture does not reach that far. */
const at = ({ width, height }: Picture, x: number, y: number): number =>
  x < width && y < height ? (y * width + x) * 3 : -1;

const samePixel = (one: Buffer, i: number, other: Buffer, j: number): boolean =>
  one[i] === other[j] && one[i + 1] === other[j + 1] && one[i + 2] === other[j + 2];
