import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { VERSION } from '../files/product';
import { openDatabase } from '../db';
import { copyPgliteTemplate } from '../db/testing/pgliteTemplate';
import { createBackupFile, refuseTaken } from './backupFile';
import { checkBackup } from './readBackup';
import { aBackup, aFile, changed } from './testing';

let whole: string;
beforeAll(async () => {
  const database = await openDatabase({ dataDir: copyPgliteTemplate(inject('pgliteTemplate')) });
  ({ file: whole } = await aBackup(database));
  await database.close();
});

const written = (bytes: Uint8Array | string): string => {
  const file = aFile('other.gz');
  writeFileSync(file, bytes);
  return file;
};

/** Returns the error message for a file, with its path replaced by FILE. */
async function errorOf(file: string): Promise<string> {
  const said = await checkBackup(file).then(
    () => 'whole',
    (error: unknown) => String(error),
  );
  return said.replace(file, 'FILE').replace(/^Error: /, '');
}

const NOT_WHOLE = 'FILE is not whole: its end is missing.';
const CHANGED = 'FILE was damaged or changed after it was made: its checksum is wrong.';
const FOREIGN = 'FILE is not a backup of Motorpark.';

describe('A file', () => {
  it('that is a whole backup is known as one', async () => {
    expect(await errorOf(whole)).toBe('whole');
  });

  it('that ends anywhere before its end is refused', async () => {
    const bytes = readFileSync(whole);
    for (const part of [0.2, 0.5, 0.9]) {
      expect(await errorOf(written(bytes.subarray(0, Math.floor(bytes.length * part))))).toBe(NOT_WHOLE);
    }
    expect(await errorOf(written(bytes.subarray(0, bytes.length - 1)))).toBe(NOT_WHOLE);
    expect(await errorOf(changed(whole, (text) => text.replace(/[^\n]*\n$/, '')))).toBe(NOT_WHOLE);
  });

  it('in which anything is other than it was is refused', async () => {
    const bytes = Buffer.from(readFileSync(whole));
    const middle = Math.floor(bytes.length / 2);
    bytes.writeUInt8(bytes.readUInt8(middle) ^ 0xff, middle);
    expect([CHANGED, NOT_WHOLE, FOREIGN]).toContain(await errorOf(written(bytes)));
    expect(await errorOf(changed(whole, (text) => text.replace('"company"', '"Company"')))).toBe(CHANGED);
    expect(await errorOf(changed(whole, (text) => `${text}["one more"]\n`))).toBe(CHANGED);
    expect(await errorOf(changed(whole, (text) => text.replace(/\n\[/, '\n["x"]\n[')))).toBe(CHANGED);
  });

  it.each([
    ['a text', 'Motorpark\n'],
    ['nothing', ''],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
    ['something else zipped', gzipSync('{"product":"other","format":1}\n')],
    ['a zipped text', gzipSync('Dear Chidi')],
  ])('that is %s is refused as such', async (_what, bytes) => {
    expect([FOREIGN, NOT_WHOLE]).toContain(await errorOf(written(bytes)));
  });

  it('of a later way to write backups is left to a later Motorpark', async () => {
    expect(await errorOf(changed(whole, (text) => text.replace('"format":1', '"format":2')))).toBe(
      `FILE was made by a newer Motorpark ${VERSION}, which writes backups in another way.`,
    );
  });

  it('that is not there, or a folder, is named', async () => {
    expect(await errorOf('/nowhere/x.gz')).toBe('There is no file FILE.');
    expect(await errorOf(dirname(whole))).toBe('FILE is a folder, not a backup.');
  });
});

describe('While a backup is made', () => {
  it('nothing has its name, and what breaks off leaves nothing', async () => {
    const file = aFile();
    let wasThere: boolean | undefined;
    const broken = createBackupFile(file, async (sink) => {
      sink.write(readFileSync(whole).subarray(0, 100));
      wasThere = existsSync(file);
      throw new Error('The database went away.');
    });
    await expect(broken).rejects.toThrow('The database went away.');
    expect(wasThere).toBe(false);
    expect(readdirSync(dirname(file))).toEqual([]);
  });

  it('what is not whole is never given its name', async () => {
    const file = aFile();
    const cut = createBackupFile(
      file,
      (sink) => new Promise((done) => sink.end(readFileSync(whole).subarray(0, 100), () => done())),
    );
    await expect(cut).rejects.toThrow(`${file} is not whole: its end is missing.`);
    expect(readdirSync(dirname(file))).toEqual([]);
  });

  it('a full disk is told in words', async () => {
    const folder = dirname(aFile());
    const file = join(folder, 'x.gz');
    const full = createBackupFile(file, async (sink) => {
      sink.destroy(Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }));
      await pipeline(Readable.from(['rows']), sink);
    });
    await expect(full).rejects.toThrow(`Nothing could be kept in ${folder}: its disk is full.`);
  });

  it('a name that is taken is refused', () => {
    expect(() => refuseTaken(whole)).toThrow(`${whole} exists already. Choose another name: --to FILE.`);
    mkdirSync(join(dirname(whole), 'more'));
    expect(() => refuseTaken(join(dirname(whole), 'more', 'x.gz'))).not.toThrow();
  });
});
