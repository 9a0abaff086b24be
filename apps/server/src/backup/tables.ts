import { type Sql, sql } from '../db';

/** A table with its writable columns; generated columns are left out. */
export interface Table {
  table: string;
  columns: { name: string; type: string }[];
}

/** Returns all tables of the schema by name. */
export async function tablesOf(tx: Sql): Promise<Table[]> {
  const rows = await tx.query<{ table: string; names: string[]; types: string[] }>(sql`
    select c.relname::text as "table", array_agg(a.attname::text order by a.attnum) as names,
      array_agg(format_type(a.atttypid, a.atttypmod) order by a.attnum) as types
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname order by c.relname collate "C"`);
  return rows.map(({ table, names, types }) => ({
    table,
    columns: names.map((name, place) => ({ name, type: types[place] ?? 'text' })),
  }));
}

/** Quotes an identifier for SQL. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
