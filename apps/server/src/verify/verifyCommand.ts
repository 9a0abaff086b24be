// npm run verify
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { askServer } from '../backup/commands';
import { BUILT_THREAD, type Where, openEngine } from '../db';
import { FolderInUse } from '../db/engines/pglite/guard';
import { manage } from '../db/manage';
import { describeWhere, readSettings } from '../settings';
import { linesOf } from './inWords';
import type { Report } from './report';
import { NotVerified, verify } from './verify';
import { reportIn, VERIFY } from './whileServing';

const USAGE = `Compares all tickets, waybills, expenses, the ledger and the history with their seals, also while the server runs. It changes nothing.

  npm run verify

DATA_DIR and DATABASE_URL say which company, as they do for npm start. It ends with 1 where anything is not as the server wrote it.`;

try {
  if (process.argv.length > 2) throw new NotVerified(USAGE);
  const { where } = readSettings(process.env);
  const report = await reportOf(where);
  process.stdout.write(`${linesOf(report, describeWhere(where)).join('\n')}\n`);
  if (report.broken.length > 0) process.exitCode = 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function reportOf(where: Where): Promise<Report> {
  if ('dataDir' in where && !existsSync(join(where.dataDir, 'postgres'))) {
    throw new NotVerified(`There is no database in ${where.dataDir}. DATA_DIR says where it is.`);
  }
  try {
    const database = manage(await openEngine(where, BUILT_THREAD, 'motorpark verify'));
    try {
      return await verify(database);
    } finally {
      await database.close();
    }
  } catch (error) {
    if (!(error instanceof FolderInUse) || !('dataDir' in where)) throw error;
    const answer = new PassThrough();
    const [, output] = await Promise.all([askServer(where.dataDir, VERIFY, answer), text(answer)]);
    return reportIn(output);
  }
}
