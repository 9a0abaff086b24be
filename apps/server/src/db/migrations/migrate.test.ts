import { describe, expect, inject, it, onTestFinished } from 'vitest';
import type { Engine } from '../database';
import { openPglite } from '../engines/pglite';
import { openPostgres } from '../engines/postgres';
import { sql } from '../sql';
import { copyPgliteTemplate } from '../testing/pgliteTemplate';
import { copyTemplate, dropDatabase, urlOf } from '../testing/postgresTemplate';
import { MIGRATIONS, type Migration } from './index';
import { migrate } from './migrate';

const ONE: Migration = { name: '901_one', text: 'create table one (id int);\ninsert into one values (1);' };
const TWO: Migration = { name: '902_two', text: 'alter table one add column name text;' };
const BROKEN: Migration = {
  name: '903_broken',
  text: 'create table three (id int); create table three (id int);',
};

const ALL_NAMES = MIGRATIONS.map(({ name }) => name);

const namesOf = async (engine: Engine) => {
  const rows = await engine.query<{ name: string }>(
    sql`select name from schema_migrations where sha256 <> '' order by name`,
  );
  return rows.map(({ name }) => name);
};

const rules = (open: () => Promise<Engine>) => {
  it('are applied in order, once', async () => {
    const engine = await open();
    await migrate(engine, [...MIGRATIONS, ONE]);
    await migrate(engine, [...MIGRATIONS, ONE, TWO]);
    await migrate(engine, [...MIGRATIONS, ONE, TWO]);
    expect(await namesOf(engine)).toEqual([...ALL_NAMES, '901_one', '902_two']);
    expect(await engine.query(sql`select * from one`)).toEqual([{ id: 1, name: null }]);
  });

  it('are not edited once applied', async () => {
    const engine = await open();
    await migrate(engine, [...MIGRATIONS, ONE]);
    const edited = { ...ONE, text: `${ONE.text} ` };
    await expect(migrate(engine, [...MIGRATIONS, edited])).rejects.toThrow('901_one was edited');
  });

  it('may have the line ends of another system', async () => {
    const engine = await open();
    await migrate(engine, [...MIGRATIONS, ONE]);
    await migrate(engine, [...MIGRATIONS, { ...ONE, text: ONE.text.replaceAll('\n', '\r\n') }]);
    expect(await namesOf(engine)).toContain('901_one');
  });

  it('are applied together or not at all', async () => {
    const engine = await open();
    await expect(migrate(engine, [...MIGRATIONS, ONE, BROKEN])).rejects.toThrow('three');
    expect(await namesOf(engine)).toEqual(ALL_NAMES);
    await migrate(engine, [...MIGRATIONS, ONE]);
    expect(await engine.query(sql`select id from one`)).toEqual([{ id: 1 }]);
  });

  it('of a newer server are respected by an older one, which does not start', async () => {
    const engine = await open();
    await migrate(engine, [...MIGRATIONS, ONE]);
    await expect(migrate(engine, MIGRATIONS)).rejects.toThrow('made by a newer server: it has 901_one');
  });
};

describe('Migrations, on PGlite', () => {
  rules(async () => {
    const engine = await openPglite(copyPgliteTemplate(inject('pgliteTemplate')));
    onTestFinished(() => engine.close());
    return engine;
  });
});

const url = inject('postgresUrl');
if (url !== '') {
  const open = async (template = inject('postgresTemplate')) => {
    const name = await copyTemplate(url, template);
    onTestFinished(() => dropDatabase(url, name));
    const connect = () => {
      const engine = openPostgres(urlOf(url, name));
      onTestFinished(() => engine.close());
      return engine;
    };
    return connect;
  };

  describe('Migrations, on PostgreSQL', () => {
    rules(async () => (await open())());

    it('are applied once when six servers start at the same moment', async () => {
      const connect = await open('template0');
      const engines = Array.from({ length: 6 }, connect);
      await Promise.all(engines.map((engine) => migrate(engine, [...MIGRATIONS, ONE])));
      expect(await connect().query(sql`select id from one`)).toEqual([{ id: 1 }]);
    });
  });
}

it('Migrations run in the order of their numbers', () => {
  const names = MIGRATIONS.map(({ name }) => name);
  expect(names).toEqual(names.toSorted());
});
