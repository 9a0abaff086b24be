import type { Engine, Session } from '../database';
import { sqlState } from '../errors';
import { withRetries } from '../manage';
import { sql } from '../sql';
import { WITHOUT_TIMEOUT } from '../statementTime';
import { digest } from './digest';
import { MIGRATIONS, type Migration } from './index';

/** The row that each start locks: of several starts at the same time, one migrates and the others find the work done. */
const LOCK = '000_lock';

/** SQLSTATEs of a start that creates the table at the same time as another one; the table then exists. */
const CREATED_CONCURRENTLY: ReadonlySet<unknown> = new Set(['23505', '42P07', 'XX000']);

const TABLE = sql`create table if not exists schema_migrations (
  name text collate "C" primary key,
  sha256 text collate "C" not null,
  applied_at timestamptz not null default now()
)`;

const LOCK_ROW = sql`insert into schema_migrations (name, sha256) values (${LOCK}, '') on conflict do nothing`;

/**
 * Migrates the schema in one transaction: applies all missing migrations or none. Throws if an applied migration's text was edited, or if the database
 * has migrations that this server does not know.
 */
export async function migrate(engine: Engine, migrations: readonly Migration[] = MIGRATIONS): Promise<void> {
  await makeTable(engine);
  await withRetries(engine, (tx) => applySteps(tx, migrations));
}

/** Creates the table of migrations in the transaction that restores a backup, where no other process can be creating it. */
export async function prepareSteps(tx: Session): Promise<void> {
  await tx.query(TABLE);
  await tx.query(LOCK_ROW);
}

/** Applies the missing migrations, in the caller's transaction. */
export async function applySteps(tx: Session, migrations: readonly Migration[]): Promise<void> {
  await tx.query(WITHOUT_TIMEOUT);
  await tx.query(sql`select name from schema_migrations where name = ${LOCK} for update`);
  const rows = await tx.query<{ name: string; sha256: string }>(
    sql`select name, sha256 from schema_migrations where name <> ${LOCK}`,
  );
  const applied = new Map(rows.map(({ name, sha256 }) => [name, sha256]));
  throwIfUnknown([...applied.keys()], migrations);
  for (const { name, text } of migrations) {
    const sha256 = digest(text);
    const before = applied.get(name);
    if (before === sha256) continue;
    if (before !== undefined) {
      throw new Error(
        `The migration ${name} was edited after it had been applied. Put the change in a new file.`,
      );
    }
    await tx.script(text);
    await tx.query(sql`insert into schema_migrations (name, sha256) values (${name}, ${sha256})`);
  }
}

async function makeTable(engine: Engine) {
  try {
    await engine.query(TABLE);
  } catch (error) {
    if (!CREATED_CONCURRENTLY.has(sqlState(error))) throw error;
    await engine.query(TABLE);
  }
  await engine.query(LOCK_ROW);
}

function throwIfUnknown(applied: string[], migrations: readonly Migration[]) {
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = applied.filter((name) => !known.has(name)).toSorted();
  if (unknown.length > 0) {
    throw new Error(
      `The database was made by a newer server: it has ${unknown.join(', ')}, which this one doesn't know.`,
    );
  }
}
