/** A field that the rows of a list can be sorted by. */
export interface SortField<Row, OnWire extends string = string> {
  /** As the server calls it. */
  onWire: OnWire;
  /** What rows are compared by on this machine; a name as it is searched. */
  of: (row: Row) => string | number | undefined;
}

/** All that a list can be sorted by. */
export type Sorts<Row, OnWire extends string = string> = Readonly<Record<string, SortField<Row, OnWire>>>;

/** A sort such as `-amount`, read; undefined if there is none, or if the list has no such field. */
export function sortIn<Field>(sorts: Readonly<Record<string, Field>>, said: string | undefined) {
  const name = said?.replace(/^-/, '') ?? '';
  const field = Object.hasOwn(sorts, name) ? sorts[name] : undefined;
  return field && { ...field, isDown: said !== name };
}

/** The rows in the order of a field; what has none of it comes last, either way. */
export function sorted<Row>(
  rows: readonly Row[],
  { of, isDown }: SortField<Row> & { isDown: boolean },
): Row[] {
  const keyed = rows.map((row) => ({ row, key: of(row) }));
  return keyed
    .toSorted(({ key: one }, { key: other }) => {
      if (one === other) return 0;
      if (one === undefined) return 1;
      if (other === undefined) return -1;
      return one < other === isDown ? 1 : -1;
    })
    .map(({ row }) => row);
}
