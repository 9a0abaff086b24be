import { randomBytes } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Writable } from 'node:stream';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { openDatabase } from '../db';
import { copyPgliteTemplate } from '../db/testing/pgliteTemplate';
import { createBackupFile, nameOfBackup } from './backupFile';
import { checkBackup } from './readBackup';
import { restoreBackup } from './restoreBackup';
import { TAKEN_AT, aFile, contentOf, opened, unusedPlace } from './testing';
import { writeBackup } from './writeBackup';

const KEY = randomBytes(32);
const SECRET = 'Ifesinachi Transport';

describe('An encrypted backup', () => {
  let file: string;
  let content: Record<string, string[]>;
  beforeAll(async () => {
    const engine = await openDatabase({ dataDir: copyPgliteTemplate(inject('pgliteTemplate')) });
    await engine.query({ text: `update company set name = '${SECRET}'`, values: [] });
    content = await contentOf(engine);
    const fill = (sink: Writable) => writeBackup(engine, sink, TAKEN_AT);
    ({ file } = await createBackupFile(aFile(nameOfBackup('motorpark', KEY)), fill, KEY));
    await engine.close();
  });

  const written = (bytes: Uint8Array): string => {
    const other = aFile('other.enc');
    writeFileSync(other, bytes);
    return other;
  };
  const errorOf = (path: string, key?: Uint8Array) =>
    checkBackup(path, key).then(
      () => 'whole',
      (error: unknown) =>
        String(error)
          .replace(path, 'FILE')
          .replace(/^Error: /, ''),
    );

  it('comes back with its key, and is no text without', async () => {
    expect(file).toMatch(/motorpark\.jsonl\.gz\.enc$/);
    const bytes = readFileSync(file);
    expect(bytes.subarray(0, 7).toString()).toBe('MPBACK1');
    expect(bytes.includes(Buffer.from([0x1f, 0x8b, 8]))).toBe(false);
    const engine = await opened(await unusedPlace());
    await restoreBackup(engine, file, { isReplacing: false, key: KEY });
    expect(await contentOf(engine)).toEqual(content);
    expect(JSON.stringify(content)).toContain(SECRET);
  });

  it('says whether its key is missing or another one', async () => {
    expect(await errorOf(file)).toBe('FILE is encrypted: set BACKUP_KEY to the key that it was made with.');
    expect(await errorOf(file, randomBytes(32))).toBe('FILE was encrypted with another BACKUP_KEY.');
    expect(await errorOf(file, KEY)).toBe('whole');
  });

  it('is refused with any byte changed, cut off, or added', async () => {
    const bytes = readFileSync(file);
    for (const place of [33, Math.floor(bytes.length / 2), bytes.length - 20, bytes.length - 1]) {
      const changed = Buffer.from(bytes);
      changed.writeUInt8(changed.readUInt8(place) ^ 1, place);
      expect(await errorOf(written(changed), KEY)).toMatch(
        /damaged or changed|not whole|no backup|not a backup/,
      );
    }
    for (const length of [40, Math.floor(bytes.length / 2), bytes.length - 1]) {
      expect(await errorOf(written(bytes.subarray(0, length)), KEY)).toMatch(/damaged or changed|not whole/);
    }
    expect(await errorOf(written(Buffer.concat([bytes, Buffer.of(0)])), KEY)).toMatch(/damaged or changed/);
  });

  it('that cannot be finished leaves no file', async () => {
    const broken = aFile('broken.enc');
    const fill = async (sink: Writable) => {
      sink.write('a part');
      throw new Error('The server stops.');
    };
    await expect(createBackupFile(broken, fill, KEY)).rejects.toThrow('The server stops.');
    expect(readdirSync(dirname(broken))).toEqual([]);
  });
});
