/** What is searched for: without the spaces around it, in whatever case. */
export const wantedIn = (search: string): string => search.trim().toLowerCase();

/** The rows that contain what is wanted, case-insensitively; all of them where nothing is. */
export const rowsWith = <Row>(rows: readonly Row[], textOf: (row: Row) => string, wanted: string): Row[] =>
  wanted === '' ? [...rows] : rows.filter((row) => textOf(row).toLowerCase().includes(wanted));
