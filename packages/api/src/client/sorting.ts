/** A field by which the rows of a list can be sorted. */
export interface SortField<Row, OnWire extends string = string> {
  /** The field's name in the contract. */
  onWire: OnWire;
  /** The value by which rows are compared on this machine; a name in its search form. */
  of: (row: Row) => string | number | undefined;
}

/** All sorts of a list. */
export type Sorts<Row, OnWire extends string = string> = Readonly<Record<string, SortField<Row, OnWire>>>;

/** Parses a sort such as `-amount`; undefined if it is undefined or the list has no such field. */
export function sortIn<Field>(sorts: Readonly<Record<string, Field>>, sortText: string | undefined) {
  const name = sortText?.replace(/^-/, '') ?? '';
  const field = Object.hasOwn(sorts, name) ? sorts[name] : undefined;
  return field && { ...field, isDescending: sortText !== name };
}

/** Returns the rows sorted by a field; rows without a value come last in both directions. */
export function sorted<Row>(
  rows: readonly Row[],
  { of, isDescending }: SortField<Row> & { isDescending: boolean },
): Row[] {
  const keyed = rows.map((row) => ({ row, key: of(row) }));
  return keyed
    .toSorted(({ key: one }, { key: other }) => {
      if (one === other) return 0;
      if (one === undefined) return 1;
      if (other === undefined) return -1;
      return one < other === isDescending ? 1 : -1;
    })
    .map(({ row }) => row);
}
