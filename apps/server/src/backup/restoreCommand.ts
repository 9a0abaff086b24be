// npm run restore -- FILE
import { parseArgs } from 'node:util';
import { formatDateTime } from '@motorpark/domain';
import { BUILT_THREAD, openEngine } from '../db';
import { runCommand } from '../runCommand';
import { describeWhere, readSettings } from '../settings';
import { BackupRefused } from './format';
import { inWords, typedPath } from './inWords';
import { checkBackup } from './readBackup';
import { restoreBackup } from './restoreBackup';

const USAGE = `Puts a backup into an empty database, all of it or nothing, while no server works with it.

  npm run restore -- /backup/motorpark-night-2026-11-21.jsonl.gz
  npm run restore -- /backup/motorpark-night-2026-11-21.jsonl.gz --replace   in the place of all that is there
  npm run restore -- /backup/motorpark-night-2026-11-21.jsonl.gz --check     only says whether it is whole

DATA_DIR and DATABASE_URL say which database, as they do for npm start. Everybody logs in again afterwards.`;

await runCommand(async () => {
  const { file, isReplacing, isCheck } = readArguments();
  // Checked before opening the database, which may create one.
  const summary = await checkBackup(file);
  const what = `${inWords(summary)} as they were on ${formatDateTime(summary.header.takenAt)}`;
  if (isCheck) return `${file} is whole: ${what}.`;
  const { where } = readSettings(process.env);
  const engine = await openEngine(where, BUILT_THREAD, 'motorpark restore');
  try {
    await restoreBackup(engine, file, { isReplacing });
  } finally {
    await engine.close();
  }
  return `${describeWhere(where)} holds ${what}. Nobody is logged in; start the server.`;
});

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
