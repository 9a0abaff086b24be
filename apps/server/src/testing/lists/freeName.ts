import { type Database, type Statement, sql } from '../../db';

/** Returns a name that is unique in the column: the given one, or one with a number appended. */
export async function freeName(
  db: Database,
  { table, column, name }: { table: Statement; column: Statement; name: string },
): Promise<string> {
  const taken = await db.query(sql`select from ${table} where starts_with(${column}, ${name})`);
  return taken.length === 0 ? name : `${name} ${taken.length + 1}`;
}
