import { type Database, type Statement, sql } from '../../db';

/** A name like the one that is wished, where a table has each only once: of namesakes all but the first get a number. */
export async function freeName(
  db: Database,
  { table, column, name }: { table: Statement; column: Statement; name: string },
): Promise<string> {
  const taken = await db.query(sql`select from ${table} where starts_with(${column}, ${name})`);
  return taken.length === 0 ? name : `${name} ${taken.length + 1}`;
}
