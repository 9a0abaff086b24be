import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db';
import type { Settings } from '../settings';
import { takeCommands } from './commands';
import { keepNightly } from './nightly';
import { writeBackup } from './writeBackup';

/**
 * All that a running server does for backups: takes the command for one where the database is its own, and makes one each night where that
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
      ? await takeCommands(where.dataDir, (sink) => writeBackup(db, sink, clock()))
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
