import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Writable } from 'node:stream';
import { type Day, lagosDateTime } from '@motorpark/domain';
import type { ServerClock } from '../clock';
import type { Database } from '../db';
import { type StoredBackup, createBackupFile, nameOfBackup } from './backupFile';
import type { BackupKey } from './encryption';
import { claimNight, failNight, finishNight, releaseNight, nightOf } from './nights';
import { writeBackup } from './writeBackup';

const CHECK_EVERY_MS = 60_000;
/** How long a stopping server waits for a running backup to be abandoned. */
const STOP_TIMEOUT_MS = 5_000;
const NIGHTLY_FILE = /^motorpark-night-\d{4}-\d{2}-\d{2}(?:T\d{4})?\.jsonl\.gz(?:\.enc)?$/;

/** Backup settings: the folder, the schedule, and how many nightly backups are retained. */
export interface BackupSettings {
  /** BACKUP_DIR, else the repository's `backups` folder. */
  dir: string;
  /** BACKUP_KEEP, the number of nightly backups retained; default 14. */
  keep: number;
  /** Whether a backup is made every night: true if BACKUP_DIR is set. */
  isNightly: boolean;
  /** BACKUP_KEY: encrypts backups, and second factors in the database; undefined leaves them unencrypted. */
  key: BackupKey | undefined;
}

interface Nightly {
  db: Database;
  dir: string;
  /** Number of backups retained. */
  keep: number;
  /** The key that encrypts the backups; undefined leaves them unencrypted. */
  key?: BackupKey | undefined;
  clock: Pick<ServerClock, 'now' | 'due'>;
  onStored: (stored: StoredBackup) => void;
  onFailure: (error: unknown) => void;
}

/**
 * Makes tonight's backup if it is due and no other process makes it. Old ones are deleted once the new one is complete, unless the clock is in doubt: it would
 * then make a night of every start.
 */
export async function backUpTonight(
  { db, dir, keep, key, clock, onStored, onFailure }: Nightly,
  onSink: (sink: Writable) => void = () => undefined,
  isStopping: () => boolean = () => false,
): Promise<void> {
  let night: Day | undefined;
  try {
    const due = nightOf(clock.now());
    if (!(await claimNight(db, due, clock.now()))) return;
    night = due;
    const file = fileOf(night, { dir, key, now: clock.now() });
    const fill = (sink: Writable) => {
      onSink(sink);
      return writeBackup(db, sink, clock.now());
    };
    const stored = await createBackupFile(file, fill, key);
    await finishNight(db, night, clock.now());
    onStored(stored);
    if (clock.due()) removeOldest(dir, keep);
  } catch (error) {
    if (night !== undefined) {
      const noted = isStopping() ? releaseNight(db, night) : failNight(db, night, String(error));
      await noted.catch(() => undefined);
    }
    if (!isStopping()) onFailure(error);
  }
}

/**
 * Returns the path of a night's backup, with the time if the night already has one: a database that was lost, replaced or restored knows nothing of it, and its
 * first backup must not replace the last one from before.
 */
function fileOf(night: Day, { dir, key, now }: Pick<Nightly, 'dir' | 'key'> & { now: Date }): string {
  const file = join(dir, nameOfBackup(`motorpark-night-${night}`, key));
  if (!existsSync(file)) return file;
  const [, time = ''] = lagosDateTime(now.toISOString()).split('T');
  return join(dir, nameOfBackup(`motorpark-night-${night}T${time.replace(':', '')}`, key));
}

/** Deletes only nightly backups; other files in the folder stay. */
function removeOldest(dir: string, keep: number) {
  const nights = readdirSync(dir)
    .filter((name) => NIGHTLY_FILE.test(name))
    .toSorted();
  for (const name of nights.slice(0, Math.max(0, nights.length - keep)))
    rmSync(join(dir, name), { force: true });
}

/** Checks now and every minute whether a backup is due, until the returned function is called. */
export function startNightly(nightly: Nightly, stopTimeoutMs = STOP_TIMEOUT_MS): () => Promise<void> {
  let isStopping = false;
  let sink: Writable | undefined;
  let running: Promise<void> | undefined;
  const check = () => {
    running ??= backUpTonight(
      nightly,
      (opened) => (sink = opened),
      () => isStopping,
    ).finally(() => (running = undefined));
  };
  check();
  const timer = setInterval(check, CHECK_EVERY_MS).unref();
  return async () => {
    isStopping = true;
    clearInterval(timer);
    sink?.destroy(new Error('The server stops.'));
    // Opening a snapshot cannot be interrupted; the next start removes what is left.
    await Promise.race([running, wait(stopTimeoutMs, undefined, { ref: false })]);
  };
}
