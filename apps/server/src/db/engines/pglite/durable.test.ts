import { NodeFS } from '@electric-sql/pglite/nodefs';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { sql } from '../../sql';
import { copyPgliteTemplate, emptyFolder } from '../../testing/pgliteTemplate';
import { DurableFs } from './DurableFs';
import { openPglite, type PgliteEngine, type PgliteSettings } from './index';

const template = inject('pgliteTemplate');

async function opened(settings?: PgliteSettings) {
  const dataDir = copyPgliteTemplate(template);
  const engine = await openPglite(dataDir, settings);
  onTestFinished(() => engine.close());
  const insert = (rows: number) =>
    engine.query(sql`insert into grown select repeat('x', 500) from generate_series(1, ${rows})`);
  await engine.query(sql`create table grown (text text)`);
  return {
    engine,
    insert,
    log: () => readdirSync(join(dataDir, 'postgres', 'pg_wal')).filter(isSegment).length,
  };
}

/** Returns the log position of the last checkpoint, and the number of bytes written since. */
async function checkpointState(engine: PgliteEngine) {
  const [row] = await engine.query<{ at: string; written: number }>(
    sql`select checkpoint_lsn::text as at, pg_wal_lsn_diff(pg_current_wal_insert_lsn(), checkpoint_lsn)::int as written
      from pg_control_checkpoint()`,
  );
  return { at: row?.at, written: row?.written ?? 0 };
}

const isSegment = (name: string) => /^[0-9A-F]{24}$/.test(name);

describe('Every commit', () => {
  it('is forced to the disk before it is acknowledged', async () => {
    const { engine, insert } = await opened();
    for (let booking = 0; booking < 20; booking += 1) {
      const before = engine.fsyncs;
      await (booking % 2 ? insert(1) : engine.attempt((tx) => tx.query(sql`insert into grown values ('x')`)));
      expect(engine.fsyncs).toBeGreaterThan(before);
    }
  });

  it('that only reads costs no disk', async () => {
    const { engine } = await opened();
    const before = engine.fsyncs;
    await engine.attempt((tx) => tx.query(sql`select count(*) from pg_class`));
    expect(engine.fsyncs).toBe(before);
  });

  it('is tried out at the start: without a working fsync the server does not start', async () => {
    class ForgetfulFs extends DurableFs {
      override init(...args: Parameters<NodeFS['init']>) {
        return NodeFS.prototype.init.apply(this, args);
      }
    }
    const dataDir = copyPgliteTemplate(template);
    const makeFs = (folder: string) => new ForgetfulFs(folder);
    await expect(openPglite(dataDir, { makeFs })).rejects.toThrow('A test commit did not reach the disk');
    const engine = await openPglite(dataDir);
    await engine.close();
  });
});

describe('The folder', () => {
  it('is made with its parents, and opens again with what was in it', async () => {
    const dataDir = join(emptyFolder(template), 'some', 'where');
    const first = await openPglite(dataDir);
    await first.query(sql`create table kept as select 1 as id`);
    await first.close();
    const second = await openPglite(dataDir);
    onTestFinished(() => second.close());
    expect(await second.query(sql`select id from kept`)).toEqual([{ id: 1 }]);
  });

  it('that holds something else is refused, untouched', async () => {
    const dataDir = emptyFolder(template);
    mkdirSync(join(dataDir, 'postgres'));
    writeFileSync(join(dataDir, 'postgres', 'notes.txt'), 'Not a database.');
    await expect(openPglite(dataDir)).rejects.toThrow(
      'should hold a PostgreSQL 18 database, but holds no database',
    );
    writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '17\n');
    await expect(openPglite(dataDir)).rejects.toThrow('but holds 17');
  });
});

describe('Upkeep', () => {
  const MEGABYTE = 1024 * 1024;
  const PATIENT = { timeout: 25_000 };

  it('keeps the log short while much is written, and the statistics fresh', async () => {
    const { engine, insert, log } = await opened({
      upkeep: { bytes: 8 * MEGABYTE, milliseconds: 60_000, checkEvery: 10 },
    });
    for (let batch = 0; batch < 12; batch += 1) {
      await insert(20_000);
      await wait(30);
    }
    await expect.poll(log, PATIENT).toBeLessThanOrEqual(6);
    const counted = async () => {
      const [row] = await engine.query<{ rows: number }>(
        sql`select reltuples as rows from pg_class where relname = 'grown'`,
      );
      return row?.rows;
    };
    await expect.poll(counted, PATIENT).toBeGreaterThan(100_000);
  });

  it('makes a checkpoint after a while where little was written, and none where nothing was', async () => {
    const { engine, insert } = await opened({
      upkeep: { bytes: 64 * MEGABYTE, milliseconds: 200, checkEvery: 20 },
    });
    // Only the checkpoint's own record may follow it in the log.
    const isCheckpointed = async () => (await checkpointState(engine)).written < 1_000;
    await expect.poll(isCheckpointed, PATIENT).toBe(true);
    const first = await checkpointState(engine);
    await insert(5);
    expect(await isCheckpointed()).toBe(false);
    await expect.poll(isCheckpointed, PATIENT).toBe(true);
    const second = await checkpointState(engine);
    expect(second.at).not.toBe(first.at);
    // More than twice the checkpoint interval.
    await wait(500);
    expect(await checkpointState(engine)).toEqual(second);
  });

  it('clears away dead rows in the next quiet moment, also after the last word was written', async () => {
    const { engine, insert } = await opened({
      upkeep: { bytes: 64 * MEGABYTE, milliseconds: 200, checkEvery: 100 },
    });
    const pages = async () => {
      const [row] = await engine.query<{ bytes: number }>(sql`select pg_relation_size('grown') as bytes`);
      return row?.bytes;
    };
    await insert(5_000);
    expect(await pages()).toBeGreaterThan(0);
    await engine.query(sql`delete from grown`);
    // While the database is in use, a checkpoint is made without a vacuum.
    const before = await checkpointState(engine);
    while ((await checkpointState(engine)).at === before.at) await nextTurn();
    await expect.poll(pages, { ...PATIENT, interval: 1_500 }).toBe(0);
  });
});
