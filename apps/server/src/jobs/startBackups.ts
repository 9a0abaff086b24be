import type { FastifyBaseLogger } from 'fastify';
import type { ServerClock } from '../clock';
import type { Database, Where } from '../db';
import { SEAL_EXPORTS, VERIFY, writeReport, writeSealed } from '../verify/whileServing';
import { BACKUP, takeCommands } from '../backup/commands';
import { type BackupSettings, startNightly } from '../backup/nightly';
import { writeBackup } from '../backup/writeBackup';

/**
 * Starts what a server does for backups. With the embedded database, it accepts commands for backups and for verifying the books; if configured, it makes a
 * backup every night. The returned function stops both and discards an unfinished backup.
 */
export async function startBackups(
  db: Database,
  { where, backup: { dir, keep, key, isNightly } }: { where: Where; backup: BackupSettings },
  { clock, log }: { clock: ServerClock; log: Pick<FastifyBaseLogger, 'info' | 'error'> },
): Promise<() => Promise<void>> {
  const stopCommands =
    'dataDir' in where
      ? await takeCommands(where.dataDir, {
          [BACKUP]: (sink) => writeBackup(db, sink, clock.now()),
          [VERIFY]: (sink) => writeReport(db, sink),
          [SEAL_EXPORTS]: (sink) => writeSealed(db, sink, clock.now()),
        })
      : async () => {};
  const stopNights = isNightly
    ? startNightly({
        db,
        dir,
        keep,
        key,
        clock,
        onStored: ({ file, bytes }) => log.info({ file, bytes }, 'the nightly backup is kept'),
        onFailure: (error) =>
          log.error({ err: error }, 'THE NIGHTLY BACKUP FAILED and is tried again in half an hour'),
      })
    : async () => {};
  return async () => {
    await Promise.all([stopCommands(), stopNights()]);
  };
}
