// npm run verify
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { askServer } from '../backup/commands';
import { withDatabaseOrServer } from '../backup/withDatabaseOrServer';
import { runCommand } from '../runCommand';
import { describeWhere, readSettings } from '../settings';
import { linesOf } from './inWords';
import { NotVerified, verify } from './verify';
import { reportIn, VERIFY } from './whileServing';

const USAGE = `Compares all tickets, waybills, expenses, the ledger and the history with their seals, also while the server runs. It changes nothing.

  npm run verify

DATA_DIR and DATABASE_URL say which company, as they do for npm start. It ends with 1 where anything is not as the server wrote it.`;

await runCommand(async () => {
  if (process.argv.length > 2) throw new NotVerified(USAGE);
  const { where } = readSettings(process.env);
  const report = await withDatabaseOrServer(where, 'motorpark verify', verify, async (dataDir) => {
    const answer = new PassThrough();
    const [, output] = await Promise.all([askServer(dataDir, VERIFY, answer), text(answer)]);
    return reportIn(output);
  });
  if (report.broken.length > 0) process.exitCode = 1;
  return linesOf(report, describeWhere(where)).join('\n');
});
