import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { errorText, refuseForeign, userName } from './owners';

const SOMEBODY_ELSE = 54_321;
const me = process.getuid?.();

function aFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'motorpark-owner-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

describe.runIf(me !== undefined)('A data folder', () => {
  it('is for the user it belongs to, and one that is missing is for everybody', () => {
    const folder = aFolder();
    mkdirSync(join(folder, 'postgres'));
    expect(() => refuseForeign(folder)).not.toThrow();
    expect(() => refuseForeign(join(folder, 'missing'), SOMEBODY_ELSE)).not.toThrow();
  });

  it.runIf(me === 0)('of another user is refused to root, naming both and how to go on', () => {
    const folder = aFolder();
    chownSync(folder, SOMEBODY_ELSE, SOMEBODY_ELSE);
    expect(() => refuseForeign(folder)).toThrow(
      `The data folder ${folder} belongs to user 54321, but this runs as root. Run it as user 54321`,
    );
  });

  it('that a command made as another user is refused with the file, both users and the remedy', () => {
    const folder = aFolder();
    writeFileSync(join(folder, 'opened-by'), '');
    chmodSync(folder, 0o777);
    expect(() => refuseForeign(folder, SOMEBODY_ELSE)).toThrow(
      `${join(folder, 'opened-by')} belongs to ${userName()}, but this runs as user 54321`,
    );
    expect(() => refuseForeign(folder, SOMEBODY_ELSE)).toThrow(`chown -R 54321: ${folder}`);
  });

  it('is looked at while a running server adds and removes files in it', async () => {
    const folder = aFolder();
    mkdirSync(join(folder, 'postgres'));
    const churn = `const fs = require('fs'); for (let n = 0; ; n = (n + 1) % 50) { const p = process.argv[1] + '/f' + n; fs.mkdirSync(p); fs.writeFileSync(p + '/x', ''); if (n === 0) process.stdout.write('.'); fs.rmSync(p, { recursive: true }); }`;
    const server = spawn(process.execPath, ['-e', churn, join(folder, 'postgres')]);
    try {
      await once(server.stdout, 'data');
      for (let look = 0; look < 3_000; look += 1) refuseForeign(folder);
    } finally {
      server.kill('SIGKILL');
      await once(server, 'exit');
    }
  });

  it('may hold files of other users that are not of the server', () => {
    const folder = aFolder();
    mkdirSync(join(folder, 'lost+found'));
    chmodSync(folder, 0o777);
    expect(() => refuseForeign(folder, SOMEBODY_ELSE)).not.toThrow();
  });

  it('that is shared, as /tmp is, is judged by what is in it', () => {
    const folder = aFolder();
    chmodSync(folder, 0o1777);
    expect(() => refuseForeign(folder, SOMEBODY_ELSE)).not.toThrow();
    mkdirSync(join(folder, 'postgres'));
    expect(() => refuseForeign(folder, SOMEBODY_ELSE)).toThrow('postgres belongs to');
  });
});

describe.runIf(me !== undefined)('An error of the system', () => {
  it('about permissions names the file, who it belongs to, and the user', () => {
    const file = join(aFolder(), 'backups', 'night.gz');
    const refused = Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES', path: file });
    expect(errorText(refused)).toBe(
      `${userName()} may not use ${file} (EACCES): ${join(file, '..', '..')} belongs to ${userName()}`,
    );
  });

  it('of another kind keeps its message', () => {
    expect(errorText(new Error('The disk is full.'))).toBe('The disk is full.');
  });
});
