// npm run verify
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { counted } from '@motorpark/domain';
import { askServer } from './backup/commands';
import { withDatabaseOrServer } from './backup/withDatabaseOrServer';
import type { Database } from './db';
import { AS_WHOM, runCommand } from './runCommand';
import { describeWhere, readSettings } from './settings';
import { linesOf } from './verify/linesOf';
import { sealExports } from './verify/sealExports';
import { NotVerified, verify } from './verify/verify';
import { SEAL_EXPORTS, VERIFY, reportIn } from './verify/whileServing';

const USAGE = `Compares all tickets, waybills, expenses, the ledger and the history with their seals, also while the server runs. It changes nothing.

  npm run verify
  npm run verify -- --seal-exports

With --seal-exports it first seals the events of exported reports that earlier versions recorded without a seal (docs/verify.md); Activity shows that.
DATA_DIR and DATABASE_URL say which company, as they do for npm start. It ends with 1 where anything is not as the server wrote it.
${AS_WHOM}`;

await runCommand(async () => {
  const isSealing = isSealingIn();
  const { where } = readSettings(process.env);
  const run = <Result>(
    path: string,
    work: (database: Database) => Promise<Result>,
    read: (output: string) => Result,
  ) =>
    withDatabaseOrServer(where, 'motorpark verify', work, async (dataDir) => {
      const answer = new PassThrough();
      const [, output] = await Promise.all([askServer(dataDir, path, answer), text(answer)]);
      return read(output);
    });
  const sealed =
    isSealing && (await run(SEAL_EXPORTS, (database) => sealExports(database, new Date()), Number));
  const report = await run(VERIFY, verify, reportIn);
  if (report.broken.length > 0) process.exitCode = 1;
  return [
    ...(sealed === false ? [] : [sealedInWords(sealed)]),
    ...linesOf(report, describeWhere(where)),
  ].join('\n');
});

const sealedInWords = (exports: number) =>
  exports === 0
    ? 'No export of a report was without a seal.'
    : `${counted(exports, 'export')} of reports had no seal and were sealed. Activity shows it.`;

function isSealingIn(): boolean {
  try {
    return parseArgs({ options: { 'seal-exports': { type: 'boolean' } } }).values['seal-exports'] ?? false;
  } catch {
    throw new NotVerified(USAGE);
  }
}
