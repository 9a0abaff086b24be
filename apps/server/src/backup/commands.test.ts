import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { openDatabase } from '../db';
import { copyPgliteTemplate } from '../db/testing/pgliteTemplate';
import { createBackupFile } from './backupFile';
import { BACKUP, askServer, takeCommands } from './commands';
import { TAKEN_AT, aFile } from './testing';
import { VERIFY, reportIn, writeReport } from '../verify/whileServing';
import { writeBackup } from './writeBackup';

async function aServer(fails?: Error) {
  const dataDir = copyPgliteTemplate(inject('pgliteTemplate'));
  const database = await openDatabase({ dataDir });
  const stop = await takeCommands(dataDir, {
    async [BACKUP](sink) {
      if (fails) throw fails;
      await writeBackup(database, sink, TAKEN_AT);
    },
    [VERIFY]: (sink) => writeReport(database, sink),
  });
  onTestFinished(async () => {
    await stop();
    await database.close();
  });
  return { dataDir, stop };
}

describe('The running server of a data folder', () => {
  it('hands a backup to whoever may read the folder, and nobody else', async () => {
    const { dataDir } = await aServer();
    const file = aFile();
    const { header } = await createBackupFile(file, (sink) => askServer(dataDir, BACKUP, sink));
    expect(header.takenAt).toBe(TAKEN_AT.toISOString());
    const told = join(dataDir, 'commands.json');
    if (process.platform !== 'win32') expect((statSync(told).mode & 0o777).toString(8)).toBe('600');
    const port = /"port":(\d+)/.exec(readFileSync(told, 'utf8'))?.[1];
    const refused = await fetch(`http://127.0.0.1:${port}/backup`, {
      method: 'POST',
      headers: { authorization: 'x'.repeat(43) },
    });
    expect([refused.status, await refused.text()]).toEqual([404, '']);
  });

  it('verifies its books for whoever may read the folder', async () => {
    const { dataDir } = await aServer();
    const answer = new PassThrough();
    const [, told] = await Promise.all([askServer(dataDir, VERIFY, answer), text(answer)]);
    expect(reportIn(told)).toEqual({ broken: [], more: 0, rows: 0, seals: 0, chains: [] });
  });

  it('says why there is none', async () => {
    const { dataDir } = await aServer(new Error('The disk has no room for a backup.'));
    const file = aFile();
    await expect(createBackupFile(file, (sink) => askServer(dataDir, BACKUP, sink))).rejects.toThrow(
      'The disk has no room for a backup.',
    );
    expect(readdirSync(dirname(file))).toEqual([]);
  });

  it('takes none once it has stopped', async () => {
    const { dataDir, stop } = await aServer();
    await stop();
    expect(existsSync(join(dataDir, 'commands.json'))).toBe(false);
    await expect(createBackupFile(aFile(), (sink) => askServer(dataDir, BACKUP, sink))).rejects.toThrow(
      'takes no commands from this user',
    );
  });
});
