import { beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { newId, openDatabase, sql } from '../db';
import type { Engine } from '../db/database';
import { MIGRATIONS } from '../db/migrations';
import { migrate } from '../db/migrations/migrate';
import { copyPgliteTemplate } from '../db/testing/pgliteTemplate';
import { copyTemplate, dropDatabase, urlOf } from '../db/testing/postgresTemplate';
import { aDeparture } from '../db/testing/booking';
import { VERSION } from '../files/product';
import { EXCLUDED_TABLES } from './format';
import { restoreBackup } from './restoreBackup';
import { aBackup, contentOf, opened, places, rewritten, unusedPlace } from './testing';

const ONE_MORE = {
  name: '901_one_more',
  text: 'alter table driver add column nickname text',
};

let file: string;
let content: Record<string, string[]>;

// A backup of a company with one departure, and its content.
beforeAll(async () => {
  const database = await openDatabase({ dataDir: copyPgliteTemplate(inject('pgliteTemplate')) });
  await aDeparture(database);
  content = await contentOf(database);
  ({ file } = await aBackup(database));
  await database.close();
});

const peopleOf = (engine: Engine) => engine.query(sql`select name from person order by name`);

describe.each(places)('A restore, on %s', (_engine, place) => {
  const anEmptyOne = async () => opened(await place());
  const aUsedOne = async () => {
    const engine = await anEmptyOne();
    await migrate(engine);
    await aDeparture({ transaction: (work) => engine.attempt(work) });
    return engine;
  };

  it('into a database that is used takes its place only where that is wanted, all of it or nothing', async () => {
    const engine = await aUsedOne();
    const before = await contentOf(engine);
    await expect(restoreBackup(engine, file, { isReplacing: false })).rejects.toThrow(
      'The database is not empty.',
    );
    expect(await contentOf(engine)).toEqual(before);

    const orphaned = rewritten(file, (lines) => lines.replace(/(\{"table":"route"[^\n]*\n)[^\n]*\n/, '$1'));
    await expect(restoreBackup(engine, orphaned, { isReplacing: true })).rejects.toThrow(
      'trip_route_id_fkey',
    );
    expect(await contentOf(engine)).toEqual(before);

    await restoreBackup(engine, file, { isReplacing: true });
    expect(await contentOf(engine)).toEqual(content);
    await migrate(engine);
    // The foreign keys are enforced again.
    await expect(engine.query(sql`delete from route`)).rejects.toThrow('trip_route_id_fkey');
    await expect(engine.query(sql`delete from operation`)).resolves.toEqual([]);
  });

  it('of an older backup brings it up to the schema of today; one of a newer Motorpark is refused', async () => {
    const engine = await anEmptyOne();
    await restoreBackup(engine, file, { isReplacing: false, migrations: [...MIGRATIONS, ONE_MORE] });
    expect(await peopleOf(engine)).not.toEqual([]);
    await engine.query(sql`select nickname from driver`);
    const older = MIGRATIONS.slice(0, -1);
    await expect(restoreBackup(engine, file, { isReplacing: true, migrations: older })).rejects.toThrow(
      `was made by a newer Motorpark ${VERSION}: it has ${MIGRATIONS.at(-1)?.name}, which this one doesn't know.`,
    );
  });
});

describe('A restore', () => {
  const anEmptyOne = async () => opened(await unusedPlace());

  it('of a backup with logins at counters, as older servers made them, leaves those out', async () => {
    const logins = `{"table":"counter_session","columns":["session_id","counter_id"]}\n["${newId()}","${newId()}"]\n`;
    const older = rewritten(file, (lines) => lines.replace('{"table":"driver"', `${logins}$&`));
    const engine = await anEmptyOne();
    await restoreBackup(engine, older, { isReplacing: false });
    expect(await contentOf(engine)).toEqual(content);
  });

  it('never touches a database of something else', async () => {
    const engine = await anEmptyOne();
    await engine.query(sql`drop table if exists schema_migrations`);
    await engine.query(sql`create table theirs (id int)`);
    await expect(restoreBackup(engine, file, { isReplacing: true })).rejects.toThrow(
      'holds tables of something else',
    );
    expect(await engine.query(sql`select * from theirs`)).toEqual([]);
  });
});

describe.runIf(inject('postgresUrl') !== '')('A restore into PostgreSQL', () => {
  it('is refused while a server works with the database, however quiet', async () => {
    const name = await copyTemplate(inject('postgresUrl'), inject('postgresTemplate'));
    onTestFinished(() => dropDatabase(inject('postgresUrl'), name));
    const where = { url: urlOf(inject('postgresUrl'), name) };
    const serving = await openDatabase(where);
    const engine = await opened(where);
    await expect(restoreBackup(engine, file, { isReplacing: true })).rejects.toThrow(
      'A server works with this database. Stop every server of it first.',
    );
    await serving.close();
    await restoreBackup(engine, file, { isReplacing: true });
  });
});

it('No table that is backed up refers to one that is left out, whose rows would be missing', async () => {
  const database = await openDatabase({ dataDir: copyPgliteTemplate(inject('pgliteTemplate')) });
  onTestFinished(() => database.close());
  const references = await database.query<{ from: string; to: string }>(sql`
    select conrelid::regclass::text as "from", confrelid::regclass::text as "to" from pg_constraint where contype = 'f'`);
  expect(references.filter(({ from, to }) => EXCLUDED_TABLES.has(to) && !EXCLUDED_TABLES.has(from))).toEqual(
    [],
  );
});

it('No table counts with a sequence, which a backup would have to bring back too', async () => {
  const database = await openDatabase({ dataDir: copyPgliteTemplate(inject('pgliteTemplate')) });
  onTestFinished(() => database.close());
  expect(await database.query(sql`select sequencename from pg_sequences`)).toEqual([]);
});
