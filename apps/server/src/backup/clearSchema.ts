import { type Sql, sql } from '../db';
import type { Session } from '../db/database';
import { BackupRefused } from './format';
import { quoted, tablesOf } from './tables';

/** Throws if the database has data and may not be replaced, and always if its tables are not ours. */
export async function refuseNonEmpty(tx: Sql, isReplacing: boolean): Promise<void> {
  const tables = new Set((await tablesOf(tx)).map(({ table }) => table));
  if (tables.size === 0) return;
  if (!tables.has('schema_migrations')) {
    throw new BackupRefused('The database holds tables of something else. Restore into one of its own.');
  }
  if (isReplacing || !tables.has('person')) return;
  const [row] = await tx.query<{ is_used: boolean }>(
    sql`select exists (select from person) or exists (select from terminal) as is_used`,
  );
  if (!row?.is_used) return;
  throw new BackupRefused(
    'The database is not empty. Restore into an empty one, or let the backup take the place of all that is there: --replace.',
  );
}

/** Drops the tables and functions of the schema. Objects of extensions stay, because they may belong to a user with more rights. */
export async function clearSchema(tx: Session): Promise<void> {
  const tables = await tablesOf(tx);
  if (tables.length > 0) {
    await tx.script(`drop table ${tables.map(({ table }) => quoted(table)).join(', ')} cascade`);
  }
  const functions = await tx.query<{ name: string }>(sql`
    select p.oid::regprocedure::text as name from pg_proc p
    where p.pronamespace = current_schema()::regnamespace and not exists (
      select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')`);
  if (functions.length > 0) {
    await tx.script(`drop function ${functions.map(({ name }) => name).join(', ')} cascade`);
  }
}
