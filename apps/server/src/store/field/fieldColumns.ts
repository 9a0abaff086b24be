import {
  type CodecField,
  type RecordCodec,
  type RecordRow,
  type WireName,
  wireNameOf,
} from '@motorpark/contract';
import {
  type Fields,
  type ValuesOf,
  erasedValue,
  fieldNames,
  mapFields,
  personalFields,
} from '@motorpark/domain';
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
  ({ column: keyof Row & string; from?: undefined } | { column?: string; from: Statement });

/** The column of a field by rule: its name in snake case, with the unit of an amount. */
type ByRule<Name, Row> =
  WireName<Name & string> extends keyof Row
    ? WireName<Name & string>
    : `${WireName<Name & string>}_kobo` & keyof Row;

/** What differs from the rule. A field that has no column by it, nor one of its own, does not compile. */
type Columns<F extends Fields, Row> = {
  readonly [K in keyof F as ByRule<K, Row> extends never ? K : never]: Column<ValuesOf<F>[K], Row>;
} & {
  readonly [K in keyof F]?: Column<ValuesOf<F>[K], Row> | Conversion<ValuesOf<F>[K]>;
};

/** What is selected from another table has its name by rule, too. */
type ByRuleOr<Name, K, Row> = [ByRule<K, Row>] extends [never] ? Name : ByRule<K, Row>;

type ColumnOf<C, K, Row> = K extends keyof C
  ? C[K] extends { column: infer Own extends string }
    ? Own
    : ByRuleOr<WireName<K & string>, K, Row>
  : ByRule<K, Row>;

/** A row that has at least the columns of `selected`. */
type FieldRow<F extends Fields, C, Row> = {
  readonly [K in keyof F as ColumnOf<C, K, Row>]: unknown;
};

interface Made {
  column: string;
  from?: Statement;
  keep?: (value: unknown) => unknown;
  read?: (kept: string) => unknown;
}

/**
 * Maps a noun's fields to the columns of its table: by rule, but for those of `chosen`. Provides the SQL fragments and converters that cover all fields.
 */
export function fieldColumns<
  F extends Fields,
  Table extends keyof Tables,
  const C extends Columns<F, Tables[Table]>,
>(fields: F, table: Table, chosen: C) {
  const differing: Readonly<Record<string, object>> = chosen;
  const columns = mapFields<F, Record<keyof F, Made>>(fields, (field, { kind }) => ({
    column: kind.name === 'naira' ? `${wireNameOf(field)}_kobo` : wireNameOf(field),
    ...differing[field],
  }));
  const names = fieldNames(fields);
  const own = names.filter((field) => !columns[field].from);

  const kept = (field: keyof F, values: ValuesOf<F>): unknown => {
    const value: unknown = values[field];
    const { keep } = columns[field];
    if (value === undefined) return null;
    return keep ? keep(value) : value;
  };

  return {
    /** The columns of the noun's personal fields, and what an erasure leaves in them; undefined for nothing. */
    personal: personalFields(fields).map((field) => ({
      column: columns[field].column,
      erased: fields[field] && erasedValue(fields[field]),
    })),
    selected: selection<FieldRow<F, C, Tables[Table]>>(
      names.map((field) => {
        const { column, from } = columns[field];
        if (from) return sql`${from} as ${name(column)}`;
        const cell = name(`${table}.${column}`);
        return fields[field]?.kind.name === 'instant' ? sql`${instant(cell)} as ${name(column)}` : cell;
      }),
    ),
    /** The columns for a select of the fields that a record on the wire has, from which its codec writes it. */
    selectedFor: <T extends Readonly<Record<string, CodecField>>>(codec: RecordCodec<T>) =>
      selection<Pick<RecordRow<T>, RecordCodec<T>['names'][keyof F & keyof T] & keyof RecordRow<T>>>(
        names.flatMap((field) => {
          const as = codec.names[field];
          if (as === undefined) return [];
          const { column, from = name(`${table}.${column}`) } = columns[field];
          const cell = fields[field]?.kind.name === 'instant' ? instant(from) : from;
          return sql`${cell} as ${name(as)}`;
        }),
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
    read: (row: FieldRow<F, C, Tables[Table]>): ValuesOf<F> =>
      mapFields<F, ValuesOf<F>>(fields, (field) => {
        const { column, read } = columns[field];
        const value: unknown = Reflect.get(row, column);
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schema defines the type of each column
        return (
          read && typeof value === 'string' ? read(value) : (value ?? undefined)
        ) as ValuesOf<F>[typeof field];
      }),
  };
}
