// A private-use character: no keyboard has it, and no id or name of a record contains it.
const MARK = '\uE000';

/**
 * Text that was typed where an answer of a list is expected and that matches none, as a form keeps it: nothing typed is lost, and no rule of this
 * package takes it for an answer.
 */
export const unlisted = (text: string): string => MARK + text;

/** The text as it was typed; undefined if the value is not one of `unlisted`. */
export const unlistedText = (value: string): string | undefined =>
  value.startsWith(MARK) ? value.slice(MARK.length) : undefined;
