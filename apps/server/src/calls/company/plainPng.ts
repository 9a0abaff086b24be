import { crc32, inflateSync } from 'node:zlib';
import { MOST_IMAGE_BYTES, MOST_IMAGE_PIXELS } from '@motorpark/domain';

const MAGIC = Buffer.from('89504e470d0a1a0a', 'hex');
/** The chunks of a still image, without texts, profiles and animations. */
const PARTS: ReadonlySet<string> = new Set([
  'IHDR',
  'PLTE',
  'tRNS',
  'sRGB',
  'gAMA',
  'cHRM',
  'sBIT',
  'pHYs',
  'IDAT',
  'IEND',
]);
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/**
 * Whether the bytes are exactly one PNG: small, not interlaced, with only known and intact chunks, the declared number of pixels, and nothing after its end.
 */
export function isPlainPng(bytes: Buffer): boolean {
  if (bytes.length > MOST_IMAGE_BYTES || !bytes.subarray(0, MAGIC.length).equals(MAGIC)) return false;
  const parts = partsOf(bytes);
  const [head] = parts ?? [];
  if (!parts || head?.name !== 'IHDR' || head.data.length !== 13 || parts.at(-1)?.name !== 'IEND')
    return false;
  if (parts.filter(({ name }) => name === 'IHDR' || name === 'IEND').length !== 2) return false;
  const [width, height] = [head.data.readUInt32BE(0), head.data.readUInt32BE(4)];
  const [depth = 0, colour = -1, ...methods] = head.data.subarray(8);
  const channels = CHANNELS[colour];
  if (channels === undefined || ![1, 2, 4, 8, 16].includes(depth)) return false;
  if (methods.some((method) => method !== 0)) return false;
  if (width < 1 || height < 1 || width > MOST_IMAGE_PIXELS || height > MOST_IMAGE_PIXELS) return false;
  const size = (Math.ceil((width * channels * depth) / 8) + 1) * height;
  return inflatesTo(size, Buffer.concat(parts.flatMap(({ name, data }) => (name === 'IDAT' ? data : []))));
}

interface Part {
  name: string;
  data: Buffer;
}

/** Returns all chunks; undefined if one is unknown or damaged. */
function partsOf(bytes: Buffer): Part[] | undefined {
  const parts: Part[] = [];
  for (let at = MAGIC.length; at < bytes.length;) {
    if (at + 12 > bytes.length) return undefined;
    const end = at + 8 + bytes.readUInt32BE(at);
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (end + 4 > bytes.length || !PARTS.has(name)) return undefined;
    if (crc32(bytes.subarray(at + 4, end)) !== bytes.readUInt32BE(end)) return undefined;
    parts.push({ name, data: bytes.subarray(at + 8, end) });
    at = end + 4;
  }
  return parts;
}

function inflatesTo(size: number, data: Buffer): boolean {
  try {
    return inflateSync(data, { maxOutputLength: size }).length === size;
  } catch {
    return false;
  }
}
