import { type Session, type Engine } from '../db/database';
import { WITHOUT_TIMEOUT, sql } from '../db';
import { SERVER_CONNECTION_NAME } from '../db/engines/postgres';
import { MIGRATIONS, type Migration } from '../db/migrations';
import { digest } from '../db/migrations/digest';
import { applySteps } from '../db/migrations/migrate';
import { clearSchema, refuseNonEmpty } from './clearSchema';
import type { BackupKey } from './encryption';
import { BackupRefused, type Header, type Summary } from './format';
import { fillTables } from './fillTables';
import { checkBackup } from './readBackup';

interface RestoreOptions {
  /** Whether the backup replaces existing data. */
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

/** Returns the migrations of the backup's schema. */
function stepsOf(file: string, { steps }: Header, migrations: readonly Migration[]): Migration[] {
  const backupSteps = new Map(steps.map(({ name, sha256 }) => [name, sha256]));
  const knownSteps = new Set(migrations.map(({ name }) => name));
  const unknown = steps.filter(({ name }) => !knownSteps.has(name)).map(({ name }) => name);
  if (unknown.length > 0) {
    throw new BackupRefused(
      `${file} was made by a newer Motorpark: it has ${unknown.join(', ')}, which this one doesn't know.`,
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
