/** The most characters of a text that is typed on one line, such as the reason of a change. */
export const LONGEST_TEXT = 200;

export const tooLong = (most: number): string => `At most ${most} characters.`;
