import { type Database, type Statement, sql } from '../db';

/** Runs a statement and returns its plan, with the numbers of rows, as text. */
export const planOf = async (db: Database, statement: Statement): Promise<string> =>
  JSON.stringify(await db.query(sql`explain (analyze, format json) ${statement}`));

/** Returns the largest number of rows that a step of a statement reads, including those it filters out. */
export async function rowsRead(db: Database, statement: Statement): Promise<number> {
  const plan = await planOf(db, statement);
  return Math.max(
    ...[...plan.matchAll(/"(?:Actual Rows|Rows Removed by Filter)":\s*([\d.]+)/g)].map(([, rows]) =>
      Number(rows),
    ),
  );
}
