/** Which statuses may follow which; the server enforces a table of these, the menus offer only what it allows. */
export type Transitions<Status extends string> = Readonly<Record<Status, readonly Status[]>>;

/** How long whoever set a status may take it back themselves; a super admin may at any time. */
export const CORRECTION_MINUTES = 15;

const entriesOf = <Status extends string>(table: Transitions<Status>): [string, readonly Status[]][] =>
  Object.entries(table);

/** The statuses that may follow one; none for a status that the table doesn't know. */
export function nextStatuses<Status extends string>(
  table: Transitions<Status>,
  status: string,
): readonly Status[] {
  return entriesOf(table).find(([from]) => from === status)?.[1] ?? [];
}

/** The statuses that a wrong step to this one may have come from; that step is taken back with a reason. */
export const previousStatuses = <Status extends string>(
  table: Transitions<Status>,
  status: string,
): string[] =>
  entriesOf(table)
    .filter(([, next]) => next.some((one) => one === status))
    .map(([from]) => from);

/** What setting a status means: a step on, a wrong step taken back, nothing new, or (undefined) what the table forbids. */
export function stepOf<Status extends string>(
  table: Transitions<Status>,
  from: string,
  to: string,
): 'forward' | 'correction' | 'none' | undefined {
  if (from === to) return 'none';
  if (nextStatuses(table, from).some((status) => status === to)) return 'forward';
  return previousStatuses(table, from).includes(to) ? 'correction' : undefined;
}
