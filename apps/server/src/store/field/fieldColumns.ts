import type { CodecField, RecordCodec, RecordRow, WireFields } from '@motorpark/contract';
import { type Fields, type ValuesOf, mapFields } from '@motorpark/domain';
import { join, name, selection, sql, type Statement, type Tables } from '../../db';
import { instant } from '../../db/rows';

/** Conversion between a field's value and its column, if they differ. */
interface Conversion<Value> {
  keep?: (value: Value) => unknown;
  /** Converts the stored value back to the field's value. */
  read?: (kept: string) => Value;
}

/** The table's own column of a field; or, with `from`, an expression that selects it from another table, which is written separately. */
type Column<Value, Row> = Conversion<Value> &
  ({ column: keyof Row & string; from?: undefined } | { column: string; from: Statement });

/** The columns of all fields of a noun. A missing field or an unknown column does not compile. */
type Columns<F extends Fields, Table extends keyof Tables> = {
  readonly [K in keyof F]: Column<ValuesOf<F>[K], Tables[Table]>;
};

/** A row that has at least the columns of `selected`. */
type FieldRow<C extends Readonly<Record<keyof C, { column: string }>>> = {
  readonly [K in keyof C as C[K]['column']]: unknown;
};

/** Maps a noun's fields to the columns of its table; provides the SQL fragments and converters that cover all fields. */
export function fieldColumns<F extends Fields, Table extends keyof Tables, const C extends Columns<F, Table>>(
  fields: F,
  table: Table,
  chosen: C,
) {
  const columns: Columns<F, Table> = chosen;
  const names = Object.keys(columns) as (keyof F & string)[];
  const own = names.filter((field) => !columns[field].from);

  const kept = (field: keyof F, values: ValuesOf<F>): unknown => {
    const value = values[field];
    const { keep } = columns[field];
    if (value === undefined) return null;
    return keep ? keep(value) : value;
  };

  return {
    selected: selection<FieldRow<C>>(
      names.map((field) => {
        const { column, from } = columns[field];
        if (from) return sql`${from} as ${name(column)}`;
        const cell = name(`${table}.${column}`);
        return fields[field]?.kind.name === 'instant' ? sql`${instant(cell)} as ${name(column)}` : cell;
      }),
    ),
    /** The columns for a select under the names of a record on the wire, from which its codec writes it. */
    selectedFor: <T extends Readonly<Record<keyof F, CodecField>>>(codec: RecordCodec<T>) =>
      selection<Pick<RecordRow<T>, RecordCodec<T>['names'][keyof F] & keyof RecordRow<T>>>(
        names.map((field) => {
          const { column, from = name(`${table}.${column}`) } = columns[field];
          const cell = fields[field]?.kind.name === 'instant' ? instant(from) : from;
          return sql`${cell} as ${name(codec.names[field])}`;
        }),
      ),
    /** The columns for a select, as text under the wire names of the fields. */
    selectedAs: (wire: WireFields<F>): Statement =>
      join(
        names.map((field) => {
          const { column, from = name(`${table}.${column}`) } = columns[field];
          const { sent, received = sent } = wire[field];
          return sql`${from} as ${name(received)}`;
        }),
        ', ',
      ),
    /** The column names for an insert, in the order of `values`. */
    inserted: join(
      own.map((field) => name(columns[field].column)),
      ', ',
    ),
    values: (values: ValuesOf<F>): Statement =>
      join(
        own.map((field) => sql`${kept(field, values)}`),
        ', ',
      ),
    row: (values: ValuesOf<F>): Readonly<Record<string, unknown>> =>
      Object.fromEntries(own.map((field) => [columns[field].column, kept(field, values)])),
    assigned: (values: ValuesOf<F>): Statement =>
      join(
        own.map((field) => sql`${name(columns[field].column)} = ${kept(field, values)}`),
        ', ',
      ),
    read: (row: FieldRow<C>): ValuesOf<F> =>
      mapFields<F, ValuesOf<F>>(fields, (field) => {
        const { column, read } = columns[field];
        const value = row[column];
        if (read && typeof value === 'string') return read(value);
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schema defines the type of each column
        return (value ?? undefined) as ValuesOf<F>[typeof field];
      }),
  };
}
