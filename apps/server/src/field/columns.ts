import type { WireFields } from '@motorpark/contract';
import { type Fields, type ValuesOf, mapFields } from '@motorpark/domain';
import { join, name, selection, sql, type Statement, type Tables } from '../db';
import { instant } from '../rows';

/** How a column keeps a field, if not as it is. */
interface Kept<Value> {
  keep?: (value: Value) => unknown;
  /** Back from what `keep` made. */
  read?: (kept: string) => Value;
}

/** Which column of its table keeps a field; or what selects it, if another table keeps it and whoever writes the record writes it there. */
type Column<Value, Row> = Kept<Value> &
  ({ column: keyof Row & string; from?: undefined } | { column: string; from: Statement });

/** The columns of a noun's fields: a field that is left out does not compile, and neither does a column that isn't there. */
type Columns<F extends Fields, Table extends keyof Tables> = {
  readonly [K in keyof F]: Column<ValuesOf<F>[K], Tables[Table]>;
};

/** A row that holds what `selected` names, and maybe more. */
type FieldRow<C extends Readonly<Record<keyof C, { column: string }>>> = {
  readonly [K in keyof C as C[K]['column']]: unknown;
};

/** A noun's fields in its table: everything that reads or writes all of them. */
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
    /** For a select. */
    selected: selection<FieldRow<C>>(
      names.map((field) => {
        const { column, from } = columns[field];
        if (from) return sql`${from} as ${name(column)}`;
        const cell = name(`${table}.${column}`);
        return fields[field]?.kind.name === 'instant' ? sql`${instant(cell)} as ${name(column)}` : cell;
      }),
    ),
    /** For a select of text as the wire tells it, field by field under its names. */
    selectedAs: (wire: WireFields<F>): Statement =>
      join(
        names.map((field) => {
          const { column, from = name(`${table}.${column}`) } = columns[field];
          const { sent, told = sent } = wire[field];
          return sql`${from} as ${name(told)}`;
        }),
        ', ',
      ),
    /** For an insert: the columns, in the order of `values`. */
    inserted: join(
      own.map((field) => name(columns[field].column)),
      ', ',
    ),
    values: (values: ValuesOf<F>): Statement =>
      join(
        own.map((field) => sql`${kept(field, values)}`),
        ', ',
      ),
    /** For a record as JSON: column to value. */
    row: (values: ValuesOf<F>): Readonly<Record<string, unknown>> =>
      Object.fromEntries(own.map((field) => [columns[field].column, kept(field, values)])),
    /** For an update. */
    assigned: (values: ValuesOf<F>): Statement =>
      join(
        own.map((field) => sql`${name(columns[field].column)} = ${kept(field, values)}`),
        ', ',
      ),
    /** The values of a row that was selected. */
    read: (row: FieldRow<C>): ValuesOf<F> =>
      mapFields<F, ValuesOf<F>>(fields, (field) => {
        const { column, read } = columns[field];
        const value = row[column];
        if (read && typeof value === 'string') return read(value);
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schema says what a column holds
        return (value ?? undefined) as ValuesOf<F>[typeof field];
      }),
  };
}
