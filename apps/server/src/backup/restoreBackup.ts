import type { Session, Engine } from '../db/database';
import { WITHOUT_TIMEOUT, sql, type Sql } from '../db';
import { SERVER_CONNECTION_NAME } from '../db/engines/postgres';
import { MIGRATIONS, type Migration } from '../db/migrations';
import { digest } from '../db/migrations/digest';
import { applySteps } from '../db/migrations/migrate';
import { sinceRelease } from '../db/migrations/release';
import type { BackupKey } from './encryption';
import { BackupRefused, type Header, type Summary, EXCLUDED_TABLES } from './format';
import { makerOf } from './inWords';
import { checkBackup, readBackup } from './readBackup';
import { quoted, tablesOf, type Table } from './tables';

interface RestoreOptions {
  isReplacing: boolean;
  /** The key of an encrypted backup. */
  key?: BackupKey | undefined;
  /** The migrations that this server knows; tests pass their own. */
  migrations?: readonly Migration[];
}

/**
 * Restores a backup into an empty database, completely or not at all, and migrates it to this server's schema. The file is read to its end before anything is
 * changed.
 */
export async function restoreBackup(
  engine: Engine,
  file: string,
  { isReplacing, key, migrations = MIGRATIONS }: RestoreOptions,
): Promise<Summary> {
  const summary = await checkBackup(file, key);
  const steps = stepsOf(file, summary.header, migrations);
  await refuseWhileServed(engine);
  await engine.attempt(async (tx) => {
    await withoutLimits(tx);
    await refuseNonEmpty(tx, isReplacing);
    await clearSchema(tx);
    await applySteps(tx, steps);
    await fillTables(tx, file, key);
    await applySteps(tx, migrations);
  });
  // Without fresh statistics, queries would be planned for empty tables.
  await engine.attempt(async (tx) => {
    await withoutLimits(tx);
    await tx.script('analyze');
  });
  return summary;
}

async function withoutLimits(tx: Session) {
  await tx.query(WITHOUT_TIMEOUT);
  await tx.query(sql`set local idle_in_transaction_session_timeout = 0`);
}

function stepsOf(file: string, header: Header, migrations: readonly Migration[]): Migration[] {
  const steps = sinceRelease(header.steps);
  if (!steps) {
    throw new BackupRefused(
      `${file} is older than release 1.0.0. Restore it with release 1.0.0, then start this one: docs/running.md, "From before 1.0.0".`,
    );
  }
  const backupSteps = new Map(steps.map(({ name, sha256 }) => [name, sha256]));
  const knownSteps = new Set(migrations.map(({ name }) => name));
  const unknown = steps.filter(({ name }) => !knownSteps.has(name)).map(({ name }) => name);
  if (unknown.length > 0) {
    throw new BackupRefused(
      `${file} was made by a newer ${makerOf(header)}: it has ${unknown.join(', ')}, which this one doesn't know.`,
    );
  }
  const known = migrations.filter(({ name }) => backupSteps.has(name));
  const other = known.find(({ name, text }) => digest(text) !== backupSteps.get(name));
  if (other)
    throw new BackupRefused(`${file} was made by another Motorpark: its step ${other.name} differs.`);
  if (known.length === 0) throw new BackupRefused(`${file} doesn't say what its tables look like.`);
  return known;
}

/** Throws if a server uses the database. The embedded database can be open in only one process; on PostgreSQL the connections are checked. */
async function refuseWhileServed(engine: Engine) {
  if (engine.name !== 'postgres') return;
  const [row] = await engine.query<{ servers: number }>(sql`
    select count(*) as servers from pg_stat_activity
    where datname = current_database() and application_name = ${SERVER_CONNECTION_NAME}`);
  if (row && row.servers > 0) {
    throw new BackupRefused('A server works with this database. Stop every server of it first.');
  }
}

/** Throws if the database has data and may not be replaced, and always if its tables are not ours. */
async function refuseNonEmpty(tx: Sql, isReplacing: boolean): Promise<void> {
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
async function clearSchema(tx: Session): Promise<void> {
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

const ROWS_AT_ONCE = 500;
const CHARACTERS_AT_ONCE = 4 * 1024 * 1024;

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/**
 * Replaces the rows of all tables with those of a backup of the same schema, including rows inserted by migrations. Foreign keys and triggers are disabled
 * meanwhile; the foreign keys are checked for every row when they are restored.
 */
async function fillTables(tx: Session, file: string, key?: BackupKey): Promise<void> {
  const tables = await tablesOf(tx);
  const keys = await foreignKeys(tx);
  for (const { table, name } of keys) await tx.script(`alter table ${table} drop constraint ${quoted(name)}`);
  for (const { table } of tables) await tx.script(`alter table ${quoted(table)} disable trigger user`);
  await putRows(tx, { file, key }, new Map(tables.map((table) => [table.table, table])));
  for (const { table } of tables) await tx.script(`alter table ${quoted(table)} enable trigger user`);
  for (const { table, name, definition } of keys) {
    await tx.script(`alter table ${table} add constraint ${quoted(name)} ${definition}`);
  }
}

const foreignKeys = (tx: Session) =>
  tx.query<ForeignKey>(sql`
    select conrelid::regclass::text as "table", conname::text as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace order by oid`);

async function putRows(
  tx: Session,
  { file, key }: { file: string; key: BackupKey | undefined },
  tables: ReadonlyMap<string, Table>,
) {
  let insert = '';
  let rows: string[] = [];
  let characters = 0;
  let isExcluded = false;
  const flush = async () => {
    if (rows.length > 0) await tx.query({ text: insert, values: [`[${rows.join(',')}]`] });
    rows = [];
    characters = 0;
  };
  for await (const entry of readBackup(file, key)) {
    if ('row' in entry) {
      if (isExcluded) continue;
      rows.push(entry.row);
      characters += entry.row.length;
      if (rows.length >= ROWS_AT_ONCE || characters >= CHARACTERS_AT_ONCE) await flush();
    } else {
      await flush();
      isExcluded = EXCLUDED_TABLES.has(entry.table);
      if (isExcluded) continue;
      insert = insertInto(tables.get(entry.table), entry, file);
      await tx.script(`truncate ${quoted(entry.table)}`);
    }
  }
  await flush();
}

/** Returns an insert statement that takes rows as one JSON text, each a list of its columns' texts. */
function insertInto(
  table: Table | undefined,
  { table: name, columns }: { table: string; columns: string[] },
  file: string,
) {
  const types = new Map(table?.columns.map((column) => [column.name, column.type]));
  const values = columns.map((column, place) => {
    const type = types.get(column);
    if (type === undefined)
      throw new BackupRefused(`${file} has ${name}.${column}, which the database has not.`);
    return `(r ->> ${place})::${type}`;
  });
  return `insert into ${quoted(name)} (${columns.map(quoted).join(', ')})
    select ${values.join(', ')} from jsonb_array_elements($1::jsonb) as e(r)`;
}
