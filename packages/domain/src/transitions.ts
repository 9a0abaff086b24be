/** Which statuses may follow which; the server enforces a table of these, the menus offer only what it allows. */
export type Transitions<Status extends string> = Readonly<Record<Status, readonly Status[]>>;

/** The statuses that may follow one; none for a status that the table doesn't know. */
export function nextStatuses<Status extends string>(
  table: Transitions<Status>,
  status: string,
): readonly Status[] {
  const entries: [string, readonly Status[]][] = Object.entries(table);
  return entries.find(([from]) => from === status)?.[1] ?? [];
}
