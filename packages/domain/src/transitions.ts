/** The statuses that may follow each status. The server enforces such a table; menus offer only what it allows. */
export type Transitions<Status extends string> = Readonly<Record<Status, readonly Status[]>>;

/** How many minutes users may take back a status that they set, or correct a sale in full; super admins may at any time. */
export const STEP_BACK_MINUTES = 15;

const entriesOf = <Status extends string>(table: Transitions<Status>): [string, readonly Status[]][] =>
  Object.entries(table);

/** Returns the statuses that may follow a status; none for an unknown status. */
export function nextStatuses<Status extends string>(
  table: Transitions<Status>,
  status: string,
): readonly Status[] {
  return entriesOf(table).find(([from]) => from === status)?.[1] ?? [];
}

/** Returns the statuses from which a wrong step may have led to this one; such a step is taken back with a reason. */
export const previousStatuses = <Status extends string>(
  table: Transitions<Status>,
  status: string,
): string[] =>
  entriesOf(table)
    .filter(([, next]) => next.some((one) => one === status))
    .map(([from]) => from);

/** Classifies a change of status: a step forward, a wrong step taken back, no change, or undefined if the table forbids it. */
export function stepOf<Status extends string>(
  table: Transitions<Status>,
  from: string,
  to: string,
): 'forward' | 'correction' | 'none' | undefined {
  if (from === to) return 'none';
  if (nextStatuses(table, from).some((status) => status === to)) return 'forward';
  return previousStatuses(table, from).includes(to) ? 'correction' : undefined;
}
