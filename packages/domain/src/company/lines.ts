/** Splits a multi-line field, such as terms or phones, into its non-empty lines. */
export const linesOf = (text = ''): string[] => text.split('\n').flatMap((line) => line.trim() || []);

/** Normalizes multi-line text: removes empty lines and surrounding spaces. */
export const textOfLines = (text: string): string => linesOf(text).join('\n');
