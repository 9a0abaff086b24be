import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Writable } from 'node:stream';
import type { Day } from '@motorpark/domain';
import type { Database } from '../db';
import { type Kept, keepBackup } from './backupFile';
import { claimNight, failNight, finishNight, leaveNight, nightOf } from './nights';
import { writeBackup } from './writeBackup';

const LOOK_EVERY_MS = 60_000;
/** How long a server that stops waits for a backup to be given up. */
const PATIENCE_MS = 5_000;
const OF_A_NIGHT = /^motorpark-night-\d{4}-\d{2}-\d{2}\.jsonl\.gz$/;

interface Nightly {
  db: Database;
  /** Where the backups go. */
  dir: string;
  /** How many of them stay. */
  keep: number;
  clock: () => Date;
  /** Hears what was made. */
  onKept: (kept: Kept) => void;
  /** Hears loudly of what failed. */
  onFailure: (error: unknown) => void;
}

/** Makes the backup of the newest night where it is due and nobody else makes it; old ones go once the new one is whole. */
export async function backUpTonight(
  { db, dir, keep, clock, onKept, onFailure }: Nightly,
  onSink: (sink: Writable) => void = () => undefined,
  isStopping: () => boolean = () => false,
): Promise<void> {
  let night: Day | undefined;
  try {
    const due = nightOf(clock());
    if (!(await claimNight(db, due, clock()))) return;
    night = due;
    const kept = await keepBackup(join(dir, `motorpark-night-${night}.jsonl.gz`), (sink) => {
      onSink(sink);
      return writeBackup(db, sink, clock());
    });
    await finishNight(db, night, clock());
    onKept(kept);
    removeOldest(dir, keep);
  } catch (error) {
    if (night !== undefined) {
      const noted = isStopping() ? leaveNight(db, night) : failNight(db, night, String(error));
      await noted.catch(() => undefined);
    }
    if (!isStopping()) onFailure(error);
  }
}

/** Only what nights made: what somebody put beside them stays. */
function removeOldest(dir: string, keep: number) {
  const nights = readdirSync(dir)
    .filter((name) => OF_A_NIGHT.test(name))
    .toSorted();
  for (const name of nights.slice(0, Math.max(0, nights.length - keep)))
    rmSync(join(dir, name), { force: true });
}

/** Looks now and every minute whether a night is due, until the answered function is called. */
export function keepNightly(nightly: Nightly, patienceMs = PATIENCE_MS): () => Promise<void> {
  let isStopping = false;
  let sink: Writable | undefined;
  let running: Promise<void> | undefined;
  const look = () => {
    running ??= backUpTonight(
      nightly,
      (opened) => (sink = opened),
      () => isStopping,
    ).finally(() => (running = undefined));
  };
  look();
  const timer = setInterval(look, LOOK_EVERY_MS).unref();
  return async () => {
    isStopping = true;
    clearInterval(timer);
    sink?.destroy(new Error('The server stops.'));
    // A copy that is being opened cannot be interrupted; the next start removes it.
    await Promise.race([running, wait(patienceMs, undefined, { ref: false })]);
  };
}
