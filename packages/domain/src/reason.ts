/** The most characters of a text that is typed on one line, such as the reason of a change. */
export const LONGEST_TEXT = 200;

export const tooLong = (most: number): string => `At most ${most} characters.`;

/** Returns the error of the reason for a change, `missing` if there is none. */
export function reasonErrors(reason: string, missing: string): { reason?: string } {
  const { length } = reason.trim();
  if (length === 0) return { reason: missing };
  return length > LONGEST_TEXT ? { reason: tooLong(LONGEST_TEXT) } : {};
}
