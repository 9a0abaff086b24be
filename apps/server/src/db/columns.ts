import { join, name, type RowOf, Selection, sql, type Statement } from './sql';
import type { Tables } from './tables';

/** The table names in statements, and the aliases of the terminals at both ends of a route. */
interface Sources extends Tables {
  origin: Tables['terminal'];
  destination: Tables['terminal'];
}

type Column = {
  [Source in keyof Sources]: `${Source}${'' | '?'}.${keyof Sources[Source] & string}`;
}[keyof Sources];

/**
 * A column, `trip.id`, optionally renamed: `origin.name as origin`. Written `terminal?.name` if a left join may find no such row, so that its type
 * includes null.
 */
export type SelectedColumn = Column | `${Column} as ${string}`;

type Value<Entry> = Entry extends `${infer Source extends keyof Sources}?.${infer Name}`
  ? Sources[Source][Name & keyof Sources[Source]] | null
  : Entry extends `${infer Source extends keyof Sources}.${infer Name}`
    ? Sources[Source][Name & keyof Sources[Source]]
    : never;

type ResultOf<Entry> = Entry extends `${infer Found} as ${infer Name}`
  ? Record<Name, Value<Found>>
  : Entry extends `${string}.${infer Name}`
    ? Record<Name, Value<Entry>>
    : never;

type Combined<Parts extends readonly unknown[]> = {
  [Place in keyof Parts]: Parts[Place] extends Selection<unknown>
    ? Parts[Place]
    : Selection<ResultOf<Parts[Place]>>;
}[number];

/** Builds a typed selection of columns and other selections: `columns('trip.id', 'origin.name as origin', tripColumns.selected)`. */
export const columns = <const Parts extends readonly (SelectedColumn | Selection<unknown>)[]>(
  ...parts: Parts
): Selection<RowOf<Combined<Parts>>> =>
  selection(parts.map((part) => (typeof part === 'string' ? cellOf(part, (column) => column) : part)));

/** Builds a selection of columns, each converted by `read`. */
export const columnsAs = <const Parts extends readonly SelectedColumn[]>(
  read: (column: Statement) => Statement,
  ...parts: Parts
): Selection<RowOf<Combined<Parts>>> => selection(parts.map((part) => cellOf(part, read)));

/** Builds a selection of computed values: `computed<{ sold: number }>({ sold: sql`count(*)` })`. The caller declares their types. */
export const computed = <Row extends object>(cells: {
  readonly [Name in keyof Row]: Statement;
}): Selection<Row> =>
  selection(Object.entries<Statement>(cells).map(([as, cell]) => sql`${cell} as ${name(as)}`));

function cellOf(selected: SelectedColumn, read: (column: Statement) => Statement): Statement {
  const [column = '', as] = selected.replace('?', '').split(' as ');
  const cell = read(name(column));
  return sql`${cell} as ${name(as ?? column.replace(/^.*\./, ''))}`;
}

/** Builds a selection of complete SQL expressions. The caller declares their types. */
export function selection<Row>(cells: readonly Statement[]): Selection<Row> {
  const { parts, values } = join(cells, ', ');
  return new Selection(parts, values);
}
