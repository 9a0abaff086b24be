/** A line of a form that is merged as a unit: a field, or several that are valid only together, such as a trip and its seats. */
export interface MergeLine<Values extends object> {
  name: string;
  label: string;
  fields: readonly (keyof Values)[];
  /** Returns its formatted content; equal text counts as equal. */
  text: (values: Values) => string;
}

/** Whose version of a line is used. */
export type Side = 'theirs' | 'mine';

/** Three versions of a form: when it was opened, as another user has changed the record since, and as it is filled in now. */
export interface ThreeWays<Values extends object> {
  seen: Values;
  theirs: Values;
  mine: Values;
}

/** A line that differs between the two users. */
export interface Difference extends Record<'name' | 'label' | 'seen' | 'theirs' | 'mine', string> {
  /** The version of the only user who changed it; undefined if both did, so that the user must choose. */
  side: Side | undefined;
}

/** Returns the lines that differ between the two users, in the order of the form. */
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

/** Whether saving would undo a change of the other user. */
export const undoesTheirs = (differences: readonly Difference[]): boolean =>
  differences.some(({ seen, theirs }) => theirs !== seen);

/** Returns the form with the chosen version of each line. Values without a line, such as a passcode, stay as filled in. */
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
