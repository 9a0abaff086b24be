/** Bytes that a code of version 1, 2, … 40 holds at error correction level H (ISO/IEC 18004, table 7). */
const CAPACITY = [
  7, 14, 24, 34, 44, 58, 64, 84, 98, 119, 137, 155, 177, 194, 220, 250, 280, 310, 338, 382, 403, 439, 461,
  511, 535, 593, 625, 658, 698, 742, 790, 842, 898, 958, 983, 1051, 1093, 1139, 1219, 1273,
];

/** How many modules wide the code of a text is; undefined for a text that no code holds. */
export function qrModules(text: string): number | undefined {
  const bytes = new TextEncoder().encode(text).length;
  const version = CAPACITY.findIndex((capacity) => bytes <= capacity) + 1;
  return version === 0 ? undefined : 17 + 4 * version;
}
