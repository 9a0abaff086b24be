import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { openPglite } from '../engines/pglite';
import { unpackedFolder } from '../engines/pglite/newFolder';
import { openDatabase } from '../index';
import { MIGRATIONS } from '../migrations';
import { name, sql } from '../sql';
import { emptyFolder, cachedEmptyDatabase } from '../testing/pgliteTemplate';
import { emptyDatabaseBeside, emptyDatabaseName } from './index';

const archive = await cachedEmptyDatabase();

async function unpacked() {
  const dataDir = emptyFolder(inject('pgliteTemplate'));
  await unpackedFolder(dataDir, archive);
  return dataDir;
}

describe('The empty database that each installation begins with', () => {
  it('has every step of the schema and nothing of its own: no person, no key, no secret', async () => {
    const database = await openDatabase({ dataDir: await unpacked() });
    onTestFinished(() => database.close());
    const tables = await database.query<{ table: string }>(
      sql`select relname as table from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
    );
    expect(tables.length).toBeGreaterThan(20);
    const filled: string[] = [];
    for (const { table } of tables) {
      if ((await database.query(sql`select from ${name(table)} limit 1`)).length > 0) filled.push(table);
    }
    expect(filled.toSorted()).toEqual(['company', 'schema_migrations']);
    // The company's record before its first edit; it has the same id in every database.
    expect(await database.query(sql`select id, version, name from company`)).toEqual([
      { id: '00000000-0000-7000-8000-000000000001', version: 1, name: '' },
    ]);
    expect(
      await database.query(sql`select name from schema_migrations where sha256 <> '' order by name`),
    ).toEqual(MIGRATIONS.map((step) => ({ name: step.name })).toSorted(byName));
  });

  it('never takes the place of a database that is there', async () => {
    const dataDir = await unpacked();
    const first = await openPglite(dataDir);
    await first.query(sql`create table kept as select 1 as id`);
    await first.close();
    const second = await openPglite(dataDir, { archive });
    onTestFinished(() => second.close());
    expect(await second.query(sql`select id from kept`)).toEqual([{ id: 1 }]);
  });

  it('is not used where any step of the schema is another one', () => {
    const [first, ...others] = MIGRATIONS;
    const names = [
      MIGRATIONS,
      MIGRATIONS.slice(0, -1),
      [...others, first],
      [first && { ...first, text: `${first.text} ` }, ...others],
    ].map((steps) => emptyDatabaseName(steps.flatMap((step) => step ?? [])));
    expect(new Set(names).size).toBe(names.length);
  });

  it('is found beside the built server by its name alone', () => {
    const dist = join(emptyFolder(inject('pgliteTemplate')), 'dist');
    mkdirSync(dist);
    const thread = pathToFileURL(join(dist, 'databaseThread.js'));
    writeFileSync(join(dist, emptyDatabaseName([])), 'of another schema');
    expect(emptyDatabaseBeside(thread)).toBeUndefined();
    copyFileSync(archive, join(dist, emptyDatabaseName()));
    expect(emptyDatabaseBeside(thread)).toSatisfy(existsSync);
  });
});

const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1);
