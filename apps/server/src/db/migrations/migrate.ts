import type { Engine, Session } from '../database';
import { withRetries } from '../manage';
import { sql } from '../sql';
import { WITHOUT_TIMEOUT } from '../statementTime';
import { digest } from './digest';
import { MIGRATIONS, type Migration } from './index';
import { type Applied, sinceRelease } from './release';

/** The number of the lock that each start takes: of several starts at the same time, one migrates and the others find the work done. */
const LOCK = 6_861_747;

const TABLE = sql`create table if not exists schema_migrations (
  name text collate "C" primary key,
  sha256 text collate "C" not null,
  applied_at timestamptz not null default now()
)`;

/**
 * Migrates the schema in one transaction: applies all missing migrations or none. Throws if an applied migration's text was edited, if the database has
 * migrations that this server does not know, or if it is older than release 1.0.0.
 */
export async function migrate(engine: Engine, migrations: readonly Migration[] = MIGRATIONS): Promise<void> {
  await withRetries(engine, (tx) => applySteps(tx, migrations));
}

/** Applies the missing migrations, in the caller's transaction. */
export async function applySteps(tx: Session, migrations: readonly Migration[]): Promise<void> {
  await tx.query(WITHOUT_TIMEOUT);
  await tx.query(sql`select pg_advisory_xact_lock(${LOCK})`);
  await tx.query(TABLE);
  // Earlier versions kept a row without a digest here.
  const rows = sinceRelease(
    await tx.query<Applied>(sql`select name, sha256 from schema_migrations where sha256 <> ''`),
  );
  if (!rows) {
    throw new Error(
      'The database is older than release 1.0.0. Start release 1.0.0 with it once, then this one: docs/running.md, "From before 1.0.0".',
    );
  }
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

function throwIfUnknown(applied: string[], migrations: readonly Migration[]) {
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = applied.filter((name) => !known.has(name)).toSorted();
  if (unknown.length > 0) {
    throw new Error(
      `The database was made by a newer server: it has ${unknown.join(', ')}, which this one doesn't know.`,
    );
  }
}
