// npm run restore -- FILE
import { parseArgs } from 'node:util';
import { formatDateTime } from '@motorpark/domain';
import { BUILT_THREAD, openEngine } from './db';
import { askSecret } from './askSecret';
import { AS_WHOM, runCommand } from './runCommand';
import { describeWhere, readSettings } from './settings';
import { keyIn } from './backupSettings';
import { type BackupKey, KeyMissing } from './backup/encryption';
import { BackupRefused } from './backup/format';
import { inWords, makerOf, typedPath } from './backup/inWords';
import { checkBackup } from './backup/readBackup';
import { restoreBackup } from './backup/restoreBackup';

const USAGE = `Puts a backup into an empty database, all of it or nothing, while no server works with it.

  npm run restore -- /backup/motorpark-night-2026-11-21.jsonl.gz
  npm run restore -- /backup/motorpark-night-2026-11-21.jsonl.gz --replace   in the place of all that is there
  npm run restore -- /backup/motorpark-night-2026-11-21.jsonl.gz --check     only says whether it is whole

DATA_DIR and DATABASE_URL say which database, as they do for npm start. An encrypted backup needs its BACKUP_KEY. Everybody logs in again afterwards.
${AS_WHOM}`;

await runCommand(async () => {
  const { file, isReplacing, isCheck } = readArguments();
  const { where, backup } = readSettings(process.env);
  // Checked before opening the database, which may create one.
  const { summary, key } = await checked(file, backup.key);
  const what = `${inWords(summary)} as they were on ${formatDateTime(summary.header.takenAt)}`;
  if (isCheck) return `${file} is whole: ${what}, kept by ${makerOf(summary.header)}.`;
  const engine = await openEngine(where, BUILT_THREAD, 'motorpark restore');
  try {
    await restoreBackup(engine, file, { isReplacing, key });
  } finally {
    await engine.close();
  }
  return `${describeWhere(where)} holds ${what}. Nobody is logged in; start the server.`;
});

/** Checks the backup. If it is encrypted and BACKUP_KEY is not set, asks for the key on a terminal. */
async function checked(file: string, given: BackupKey | undefined) {
  try {
    return { summary: await checkBackup(file, given), key: given };
  } catch (error) {
    if (!(error instanceof KeyMissing) || !process.stdin.isTTY) throw error;
    const typed = await askSecret('BACKUP_KEY that the backup was made with: ');
    if (typed === undefined) throw error;
    const key = keyIn(typed.trim());
    return { summary: await checkBackup(file, key), key };
  }
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { replace: { type: 'boolean' }, check: { type: 'boolean' } },
    });
    const [file, ...more] = positionals;
    if (file !== undefined && more.length === 0) {
      return { file: typedPath(file), isReplacing: values.replace === true, isCheck: values.check === true };
    }
  } catch {
    // An unknown option; the usage text lists the known ones.
  }
  throw new BackupRefused(USAGE);
}
