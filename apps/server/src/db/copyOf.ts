import type { Sql } from './database';
import { type Statement, join, name, sql } from './sql';
import type { Tables } from './tables';

/**
 * Returns the columns of a table, as for an insert, and what a copy of one of its rows has in each: what the row has, unless another value is given. So a column that
 * is added later is copied. `row` is the name of the row in the statement.
 */
export async function copyOf<Table extends keyof Tables>(
  db: Sql,
  table: Table,
  row: string,
  others: { readonly [Column in keyof Tables[Table] & string]?: Statement },
): Promise<{ columns: Statement; values: Statement }> {
  const called: string = table;
  const given: Readonly<Record<string, Statement | undefined>> = others;
  const stored = await db.query<{ column: string }>(sql`
    select attname::text as "column" from pg_attribute
    where attrelid = ${called}::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`);
  return {
    columns: join(
      stored.map(({ column }) => name(column)),
      ', ',
    ),
    values: join(
      stored.map(({ column }) => given[column] ?? name(`${row}.${column}`)),
      ', ',
    ),
  };
}
