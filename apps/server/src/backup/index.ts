import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db';
import type { Settings } from '../settings';
import { VERIFY, writeReport } from '../verify/whileServing';
import { BACKUP, takeCommands } from './commands';
import { keepNightly } from './nightly';
import { writeBackup } from './writeBackup';

/**
 * All that a running server does by command and by night: takes the commands for a backup and for verifying the books where the database is its own, and makes one each night where that
 * is wanted. The answered function ends both; what is half made is gone then.
 */
export async function startBackups(
  db: Database,
  { where, backup: { dir, keep, isNightly } }: Pick<Settings, 'where' | 'backup'>,
  log: Pick<FastifyBaseLogger, 'info' | 'error'>,
): Promise<() => Promise<void>> {
  const clock = () => new Date();
  const stopCommands =
    'dataDir' in where
      ? await takeCommands(where.dataDir, {
          [BACKUP]: (sink) => writeBackup(db, sink, clock()),
          [VERIFY]: (sink) => writeReport(db, sink),
        })
      : async () => {};
  const stopNights = isNightly
    ? keepNightly({
        db,
        dir,
        keep,
        clock,
        onKept: ({ file, bytes }) => log.info({ file, bytes }, 'the nightly backup is kept'),
        onFailure: (error) =>
          log.error({ err: error }, 'THE NIGHTLY BACKUP FAILED and is tried again in half an hour'),
      })
    : async () => {};
  return async () => {
    await Promise.all([stopCommands(), stopNights()]);
  };
}
