import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const DECODER = resolve('node_modules/zxing-wasm/dist/reader/zxing_reader.wasm');

/** Dots of a receipt printer (8 per millimetre) for each pixel of a screen. */
export const THERMAL_HEAD = (8 * 25.4) / 96;

/** Returns the codes in a picture from top to bottom, such as `QRCode TK-7QF3XM-Q`. The decoder is independent of this app. */
export async function codesIn(picture: Buffer): Promise<string[]> {
  const file = readFileSync(DECODER);
  await prepareZXingModule({
    overrides: { wasmBinary: file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength) },
    fireImmediately: true,
  });
  const codes = await readBarcodes(new Uint8Array(picture), {
    formats: ['Code128', 'QRCode'],
    tryHarder: true,
    maxNumberOfSymbols: 8,
  });
  return codes
    .toSorted((a, b) => a.position.topLeft.y - b.position.topLeft.y)
    .map(({ format, text }) => `${format} ${text}`);
}
