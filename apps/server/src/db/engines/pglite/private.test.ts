import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { sql } from '../../sql';
import { cachedEmptyDatabase, copyPgliteTemplate, emptyFolder } from '../../testing/pgliteTemplate';
import { IS_LONG } from '../../../testing/rounds';
import { openPglite } from './index';
import { newFolder } from './newFolder';

const template = inject('pgliteTemplate');

/** Returns all paths in a folder, including the folder itself. */
const treeOf = (folder: string): string[] => [
  folder,
  ...readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
];

/** Returns the paths that other users can access, or whose files are executable. */
const openToOthers = (folder: string) =>
  treeOf(folder).flatMap((path) => {
    const stats = statSync(path);
    const mode = stats.mode & 0o7777;
    return mode === (stats.isDirectory() ? 0o700 : 0o600) ? [] : [`${mode.toString(8)} ${path}`];
  });

function under(umask: number) {
  const before = process.umask(umask);
  onTestFinished(() => void process.umask(before));
}

/** Makes the database write all kinds of files: a table, its log, a checkpoint. */
async function use(dataDir: string) {
  const engine = await openPglite(dataDir);
  await engine.query(
    sql`create table used as select repeat('x', 500) as text from generate_series(1, 50000)`,
  );
  await engine.query(sql`create index on used (text)`);
  await engine.query(sql`checkpoint`);
  return engine;
}

const UMASKS: readonly (readonly [text: string, umask: number])[] = [
  ['000', 0o000],
  ...(IS_LONG ? [['022', 0o022] as const] : []),
];

describe.runIf(process.platform !== 'win32').each(UMASKS)(
  'Under umask %s the embedded database',
  (_text, umask) => {
    it('is its owner’s alone, from its first start on', async () => {
      under(umask);
      const dataDir = join(emptyFolder(template), 'data');
      const engine = await use(dataDir);
      expect(openToOthers(dataDir)).toEqual([]);
      await engine.close();
      expect(openToOthers(dataDir)).toEqual([]);
    });

    it('becomes so at the next start where it was open to everybody', async () => {
      under(umask);
      const dataDir = copyPgliteTemplate(template);
      mkdirSync(join(dataDir, 'postgres.init'));
      for (const path of treeOf(dataDir)) chmodSync(path, 0o777);
      const engine = await use(dataDir);
      onTestFinished(() => engine.close());
      expect(openToOthers(dataDir)).toEqual([]);
    });
  },
);

describe.runIf(process.platform !== 'win32')('A data folder that everybody shares, as /tmp is', () => {
  it('stays shared, and only the database in it is private', async () => {
    const dataDir = emptyFolder(template);
    chmodSync(dataDir, 0o1777);
    const engine = await openPglite(dataDir, { archive: await cachedEmptyDatabase() });
    onTestFinished(() => engine.close());
    expect(statSync(dataDir).mode & 0o7777).toBe(0o1777);
    expect(existsSync(join(dataDir, 'postgres', 'PG_VERSION'))).toBe(true);
    expect(openToOthers(join(dataDir, 'postgres'))).toEqual([]);
  });
});

describe.runIf(process.platform !== 'win32')('A data folder', () => {
  it('whose database folder was made empty is filled as a new one', async () => {
    const dataDir = emptyFolder(template);
    mkdirSync(join(dataDir, 'postgres'));
    await newFolder(dataDir, (folder) => writeFileSync(join(folder, 'PG_VERSION'), '17'));
    expect(readdirSync(join(dataDir, 'postgres'))).toEqual(['PG_VERSION']);
  });

  it.runIf(process.getuid?.() === 0)(
    'of another user is refused to root, and nothing is left in it',
    async () => {
      const dataDir = emptyFolder(template);
      chownSync(dataDir, 54_321, 54_321);
      await expect(openPglite(dataDir)).rejects.toThrow('belongs to user 54321, but this runs as root');
      expect(readdirSync(dataDir)).toEqual([]);
    },
  );
});
