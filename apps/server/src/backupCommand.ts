// npm run backup -- --to FILE
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { lagosDateTime } from '@motorpark/domain';
import { AS_WHOM, runCommand } from './runCommand';
import { describeWhere, readSettings } from './settings';
import { createBackupFile, nameOfBackup, refuseTaken } from './backup/backupFile';
import { BACKUP, askServer } from './backup/commands';
import { BackupRefused } from './backup/format';
import { inWords, typedPath } from './backup/inWords';
import { withDatabaseOrServer } from './backup/withDatabaseOrServer';
import { writeBackup } from './backup/writeBackup';

const USAGE = `Makes a backup of the whole company, also while the server runs.

  npm run backup
  npm run backup -- --to /backup/motorpark-before-the-update.jsonl.gz

Without --to it goes into BACKUP_DIR, else into the folder backups. DATA_DIR and DATABASE_URL say which company, as they do for npm start.
BACKUP_KEY encrypts it.
${AS_WHOM}`;

await runCommand(async () => {
  const now = new Date();
  const settings = readSettings(process.env);
  const { key } = settings.backup;
  const file =
    fileIn() ??
    join(
      settings.backup.dir,
      nameOfBackup(`motorpark-${lagosDateTime(now.toISOString()).replace(':', '')}`, key),
    );
  refuseTaken(file);
  const stored = await withDatabaseOrServer(
    settings.where,
    'motorpark backup',
    (database) => createBackupFile(file, (sink) => writeBackup(database, sink, now), key),
    (dataDir) => createBackupFile(file, (sink) => askServer(dataDir, BACKUP, sink), key),
  );
  return `${inWords(stored)} of ${describeWhere(settings.where)} are kept in ${stored.file}, read again and whole.`;
});

function fileIn(): string | undefined {
  try {
    const { values } = parseArgs({ options: { to: { type: 'string' } } });
    return values.to === undefined ? undefined : typedPath(values.to);
  } catch {
    throw new BackupRefused(USAGE);
  }
}
