import type { Session } from '../../database';
import { sql } from '../../sql';

/** The tasks of PostgreSQL's background processes. PGlite has none, so that its log would grow without limit. */
interface Upkeep {
  /** To be called when something may have been written. */
  noticeUse(): void;
  /** Stops, with a last checkpoint, so that the next start has nothing to recover. */
  stop(): Promise<void>;
}

export interface UpkeepLimits {
  /** Makes a checkpoint after this many bytes of log… */
  bytes: number;
  /** …or after this time, if anything was written. */
  milliseconds: number;
  /** Interval in milliseconds between measurements of the log while the database is in use. */
  checkEvery: number;
}

const LIMITS: UpkeepLimits = { bytes: 16 * 1024 * 1024, milliseconds: 60_000, checkEvery: 1_000 };

const LOG_END = sql`select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::bigint as bytes`;

/** Tables of which at least a fifth changed since their last analyze, or with as many dead rows. */
const TABLES_TO_MAINTAIN = sql`
  select format('%I.%I', s.schemaname, s.relname) as name, n_dead_tup > 1000 + 0.2 * n_live_tup as needs_vacuum
  from pg_stat_user_tables s join pg_class c on c.oid = s.relid
  where n_mod_since_analyze > 500 + 0.2 * greatest(reltuples, 0) or n_dead_tup > 1000 + 0.2 * n_live_tup`;

/** Starts checkpoints, analyze and vacuum between the callers' own statements. They wait while the disk is full, which would end the database. */
export function startUpkeep(
  database: Session,
  isDiskFull: () => boolean,
  limits: UpkeepLimits = LIMITS,
): Upkeep {
  let checkpointAt = Date.now();
  let checkpointEnd: number | undefined;
  let lastUse = 0;
  /** Whether tables wait for a vacuum at a quiet moment. */
  let needsVacuum = false;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function checkpoint() {
    await database.script('checkpoint');
    checkpointEnd = await logEnd(database);
    checkpointAt = Date.now();
  }

  async function check() {
    const written = (await logEnd(database)) - (checkpointEnd ?? 0);
    if (written === 0 && !needsVacuum) return;
    const isQuiet = Date.now() - lastUse > limits.checkEvery / 2;
    const isDue = written >= limits.bytes || Date.now() - checkpointAt >= limits.milliseconds;
    if (isDue || (needsVacuum && isQuiet)) {
      needsVacuum = await maintainTables(database, isQuiet);
      await checkpoint();
      if (!needsVacuum) return;
    }
    schedule();
  }

  function schedule() {
    if (timer !== undefined || isStopped) return;
    timer = setTimeout(() => {
      timer = undefined;
      if (isDiskFull()) return schedule();
      check().catch((error: unknown) => {
        if (isStopped) return;
        process.emitWarning(`The database's upkeep failed and is tried again: ${String(error)}`);
        schedule();
      });
    }, limits.checkEvery).unref();
  }

  return {
    noticeUse() {
      lastUse = Date.now();
      schedule();
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      if (!isDiskFull()) await database.script('checkpoint');
    },
  };
}

/** Analyzes or vacuums tables. VACUUM blocks all callers, so it waits for a quiet moment. Returns whether a table still needs one. */
async function maintainTables(database: Session, isQuiet: boolean): Promise<boolean> {
  await database.script('select pg_stat_force_next_flush()');
  const rows = await database.query<{ name: string; needs_vacuum: boolean }>(TABLES_TO_MAINTAIN);
  for (const { name, needs_vacuum } of rows) {
    await database.script(needs_vacuum && isQuiet ? `vacuum (analyze) ${name}` : `analyze ${name}`);
  }
  return !isQuiet && rows.some(({ needs_vacuum }) => needs_vacuum);
}

async function logEnd(database: Session): Promise<number> {
  const [row] = await database.query<{ bytes: number }>(LOG_END);
  return row?.bytes ?? 0;
}
