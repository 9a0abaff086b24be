import type { PGlite } from '@electric-sql/pglite';

/** What PostgreSQL's background processes do elsewhere; PGlite has none, so a log left alone grows without end. */
export interface Upkeep {
  /** Something may have been written. */
  noticeUse(): void;
  /** A last checkpoint, so that the next start has nothing to recover. */
  stop(): Promise<void>;
}

export interface UpkeepLimits {
  /** A checkpoint after this much log… */
  bytes: number;
  /** …or after this long, where anything was written. */
  milliseconds: number;
  /** How often the log is measured while the database is in use. */
  lookEvery: number;
}

const LIMITS: UpkeepLimits = { bytes: 16 * 1024 * 1024, milliseconds: 60_000, lookEvery: 1_000 };

const LOG_END = `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::bigint as bytes`;

/** Tables grown or changed by a fifth since their statistics were taken, and those with as much dead weight. */
const WORN_TABLES = `
  select format('%I.%I', s.schemaname, s.relname) as name, n_dead_tup > 1000 + 0.2 * n_live_tup as is_worn
  from pg_stat_user_tables s join pg_class c on c.oid = s.relid
  where n_mod_since_analyze > 500 + 0.2 * greatest(reltuples, 0) or n_dead_tup > 1000 + 0.2 * n_live_tup`;

/** Keeps checkpoints, statistics and dead rows in order, between the callers' own statements. */
export function startUpkeep(pglite: PGlite, limits: UpkeepLimits = LIMITS): Upkeep {
  let checkpointAt = Date.now();
  let checkpointEnd: number | undefined;
  let lastUse = 0;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function checkpoint() {
    await pglite.exec('checkpoint');
    checkpointEnd = await logEnd(pglite);
    checkpointAt = Date.now();
  }

  async function look() {
    const written = (await logEnd(pglite)) - (checkpointEnd ?? 0);
    if (written === 0) return;
    if (written >= limits.bytes || Date.now() - checkpointAt >= limits.milliseconds) {
      await tidy(pglite, Date.now() - lastUse > limits.lookEvery / 2);
      await checkpoint();
    } else schedule();
  }

  function schedule() {
    if (timer !== undefined || isStopped) return;
    timer = setTimeout(() => {
      timer = undefined;
      look().catch((error: unknown) => {
        if (isStopped) return;
        process.emitWarning(`The database's upkeep failed and is tried again: ${String(error)}`);
        schedule();
      });
    }, limits.lookEvery).unref();
  }

  return {
    noticeUse() {
      lastUse = Date.now();
      schedule();
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await pglite.exec('checkpoint');
    },
  };
}

/** VACUUM blocks everybody for a while, so it waits for a quiet moment. */
async function tidy(pglite: PGlite, isQuiet: boolean) {
  await pglite.exec('select pg_stat_force_next_flush()');
  const { rows } = await pglite.query<{ name: string; is_worn: boolean }>(WORN_TABLES);
  for (const { name, is_worn } of rows) {
    await pglite.exec(is_worn && isQuiet ? `vacuum (analyze) ${name}` : `analyze ${name}`);
  }
}

async function logEnd(pglite: PGlite): Promise<number> {
  const { rows } = await pglite.query<{ bytes: number }>(LOG_END);
  return rows[0]?.bytes ?? 0;
}
