// npm run backup -- --to FILE
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { lagosDateTime } from '@motorpark/domain';
import { BUILT_THREAD, openEngine } from '../db';
import { FolderInUse } from '../db/engines/pglite/guard';
import { manage } from '../db/manage';
import { type Settings, describeWhere, readSettings } from '../settings';
import { type StoredBackup, createBackupFile, refuseTaken } from './backupFile';
import { BACKUP, askServer } from './commands';
import { BackupRefused } from './format';
import { inWords, runCommand, typedPath } from './inWords';
import { writeBackup } from './writeBackup';

const USAGE = `Makes a backup of the whole company, also while the server runs.

  npm run backup
  npm run backup -- --to /backup/motorpark-before-the-update.jsonl.gz

Without --to it goes into BACKUP_DIR, else into the folder backups. DATA_DIR and DATABASE_URL say which company, as they do for npm start.`;

await runCommand(async () => {
  const now = new Date();
  const settings = readSettings(process.env);
  const file =
    fileIn() ??
    join(settings.backup.dir, `motorpark-${lagosDateTime(now.toISOString()).replace(':', '')}.jsonl.gz`);
  refuseTaken(file);
  const stored = await backUp(settings, file, now);
  return `${inWords(stored)} of ${describeWhere(settings.where)} are kept in ${stored.file}, read again and whole.`;
});

async function backUp({ where }: Settings, file: string, now: Date): Promise<StoredBackup> {
  if ('dataDir' in where && !existsSync(join(where.dataDir, 'postgres'))) {
    throw new BackupRefused(`There is no database in ${where.dataDir}. DATA_DIR says where it is.`);
  }
  try {
    const database = manage(await openEngine(where, BUILT_THREAD, 'motorpark backup'));
    try {
      return await createBackupFile(file, (sink) => writeBackup(database, sink, now));
    } finally {
      await database.close();
    }
  } catch (error) {
    if (!(error instanceof FolderInUse) || !('dataDir' in where)) throw error;
    return createBackupFile(file, (sink) => askServer(where.dataDir, BACKUP, sink));
  }
}

function fileIn(): string | undefined {
  try {
    const { values } = parseArgs({ options: { to: { type: 'string' } } });
    return values.to === undefined ? undefined : typedPath(values.to);
  } catch {
    throw new BackupRefused(USAGE);
  }
}
