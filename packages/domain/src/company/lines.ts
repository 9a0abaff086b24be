/** The lines of a field that has several, numbered terms or phones, without empty ones. */
export const linesOf = (text = ''): string[] => text.split('\n').flatMap((line) => line.trim() || []);

/** The same as one text. */
export const textOfLines = (text: string): string => linesOf(text).join('\n');
