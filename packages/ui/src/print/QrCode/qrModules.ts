/** Bytes that a code of version 1, 2, … 40 holds at each error correction level (ISO/IEC 18004, table 7). */
const CAPACITY = {
  M: [
    14, 26, 42, 62, 84, 106, 122, 152, 180, 213, 251, 287, 331, 362, 412, 450, 504, 560, 624, 666, 711, 779,
    857, 911, 997, 1059, 1125, 1190, 1264, 1370, 1452, 1538, 1628, 1722, 1809, 1911, 1989, 2099, 2213, 2331,
  ],
  H: [
    7, 14, 24, 34, 44, 58, 64, 84, 98, 119, 137, 155, 177, 194, 220, 250, 280, 310, 338, 382, 403, 439, 461,
    511, 535, 593, 625, 658, 698, 742, 790, 842, 898, 958, 983, 1051, 1093, 1139, 1219, 1273,
  ],
} as const;
export type QrLevel = keyof typeof CAPACITY;

/** Returns the width of a text's code in modules; undefined if the text is too long for any code. */
export function qrModules(text: string, level: QrLevel): number | undefined {
  const bytes = new TextEncoder().encode(text).length;
  const version = CAPACITY[level].findIndex((capacity) => bytes <= capacity) + 1;
  return version === 0 ? undefined : 17 + 4 * version;
}
