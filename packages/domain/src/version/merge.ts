/** A line of a form that is decided on as one: a field, or several that make sense only together, as a trip and its seats. */
export interface MergeLine<Values extends object> {
  name: string;
  label: string;
  fields: readonly (keyof Values)[];
  /** Its content as people read it. What reads alike is the same. */
  text: (values: Values) => string;
}

/** Whose content of a line is taken. */
export type Side = 'theirs' | 'mine';

/** A form as it was when it opened, as somebody else has changed the record since, and as it is filled in now. */
export interface ThreeWays<Values extends object> {
  seen: Values;
  theirs: Values;
  mine: Values;
}

/** A line that the two have differently. */
export interface Difference extends Record<'name' | 'label' | 'seen' | 'theirs' | 'mine', string> {
  /** Whose it is by itself: whoever changed it. Undefined if both did, so that it has to be decided. */
  side: Side | undefined;
}

/** The lines that the two have differently, in the order of the form. */
export const differencesOf = <Values extends object>(
  lines: readonly MergeLine<Values>[],
  { seen, theirs, mine }: ThreeWays<Values>,
): Difference[] =>
  lines.flatMap(({ name, label, text }) => {
    const line = { name, label, seen: text(seen), theirs: text(theirs), mine: text(mine) };
    return line.theirs === line.mine ? [] : [{ ...line, side: sideOf(line) }];
  });

function sideOf({ seen, theirs, mine }: Record<'seen' | Side, string>): Side | undefined {
  if (mine === seen) return 'theirs';
  return theirs === seen ? 'mine' : undefined;
}

/** Whether saving would undo anything that the other person did. */
export const undoesTheirs = (differences: readonly Difference[]): boolean =>
  differences.some(({ seen, theirs }) => theirs !== seen);

/** The form with each line as it was decided. What is no line, a passcode, stays as it is filled in. */
export function mergedValues<Values extends object>(
  lines: readonly MergeLine<Values>[],
  { theirs, mine }: Pick<ThreeWays<Values>, Side>,
  sides: Readonly<Record<string, Side>>,
): Values {
  const merged = { ...mine };
  for (const { name, fields } of lines) {
    if (sides[name] !== 'theirs') continue;
    for (const field of fields) merged[field] = theirs[field];
  }
  return merged;
}
