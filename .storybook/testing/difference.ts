import sharp from 'sharp';

/** A picture's pixels: red, green and blue, one byte each. */
export interface Pixels {
  width: number;
  height: number;
  data: Buffer;
}

const CHANGED = [255, 0, 0];

export async function readPixels(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Every pixel is kept, at about a third of the size of Playwright's PNG. */
export const toWebp = (picture: Buffer) =>
  sharp(picture).webp({ lossless: true, exact: true, effort: 6 }).toBuffer();

export const toPng = ({ data, width, height }: Pixels) =>
  sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();

export const hasSamePixels = (one: Pixels, other: Pixels) =>
  one.width === other.width && one.data.equals(other.data);

/** Describes the difference of two pictures and renders it. */
export function describeDifference(before: Pixels, after: Pixels) {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const data = Buffer.alloc(width * height * 3);

  let changed = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [was, is] = [colourAt(before, x, y), colourAt(after, x, y)];
      const isSame = was?.every((part, index) => part === is?.[index]) ?? false;
      if (!isSame) changed += 1;
      data.set(isSame && was ? pale(was) : CHANGED, (y * width + x) * 3);
    }
  }
  const sizes =
    before.width === after.width && before.height === after.height
      ? ''
      : ` It was ${before.width} × ${before.height} and is ${after.width} × ${after.height}.`;
  return { words: `${changed} pixels differ.${sizes}`, pixels: { width, height, data } };
}

function colourAt({ width, height, data }: Pixels, x: number, y: number) {
  return x < width && y < height
    ? [...data.subarray((y * width + x) * 3, (y * width + x) * 3 + 3)]
    : undefined;
}

function pale(colour: readonly number[]) {
  const grey = 255 - (255 - colour.reduce((sum, part) => sum + part, 0) / 3) * 0.1;
  return [grey, grey, grey];
}
