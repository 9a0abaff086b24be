import { PNG } from 'pngjs';

type Colour = readonly [red: number, green: number, blue: number];

const CHANGED: Colour = [255, 0, 0];

/** Describes the difference of two pictures and renders it; undefined if all pixels are the same. */
export function differenceOf(expected: Buffer, actual: Buffer) {
  const [before, after] = [PNG.sync.read(expected), PNG.sync.read(actual)];
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const picture = new PNG({ width, height });

  let changed = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [was, is] = [colourAt(before, x, y), colourAt(after, x, y)];
      const isSame = was?.every((part, index) => part === is?.[index]) ?? false;
      if (!isSame) changed += 1;
      picture.data.set([...(isSame && was ? pale(was) : CHANGED), 255], (y * width + x) * 4);
    }
  }
  if (changed === 0) return undefined;
  const sizes =
    before.width === after.width && before.height === after.height
      ? ''
      : ` It was ${before.width} × ${before.height} and is ${after.width} × ${after.height}.`;
  return { words: `${changed} pixels differ.${sizes}`, picture: PNG.sync.write(picture) };
}

function colourAt({ width, height, data }: PNG, x: number, y: number): Colour | undefined {
  if (x >= width || y >= height) return undefined;
  const at = (y * width + x) * 4;
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
}

const pale = ([red, green, blue]: Colour): Colour => {
  const grey = 255 - (255 - (red + green + blue) / 3) * 0.1;
  return [grey, grey, grey];
};
