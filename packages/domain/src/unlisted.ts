// A private-use character: no keyboard types it, and no id or name of a record contains it.
const MARK = '\uE000';

/**
 * Marks text that was typed into a list input and matches no option, so that the form can store it: the text is not lost, and no rule of this package
 * accepts it as an option.
 */
export const unlisted = (text: string): string => MARK + text;

/** Returns the typed text; undefined if the value was not marked by `unlisted`. */
export const unlistedText = (value: string): string | undefined =>
  value.startsWith(MARK) ? value.slice(MARK.length) : undefined;

/** Returns whether the value is one of the options that the form offered: neither empty nor text that matches none. */
export const isListed = (value: string): boolean => value !== '' && unlistedText(value) === undefined;
