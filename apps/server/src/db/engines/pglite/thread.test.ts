import { mkdirSync, rmSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { buildApp } from '../../../app';
import type { Session } from '../../database';
import { openDatabase } from '../../index';
import { manage } from '../../manage';
import { DatabaseLost } from '../../errors';
import { sql } from '../../sql';
import { WITHOUT_TIMEOUT } from '../../statementTime';
import { copyPgliteTemplate, emptyFolder } from '../../testing/pgliteTemplate';
import { buildChild } from './crash/server';
import { FolderInUse } from './guard';
import { openPglite } from './index';

const WITHIN = 1_000;
/** Runs for days. */
const ENDLESS = sql`select count(*) from generate_series(1, 1000000) as a, generate_series(1, 1000000) as b`;
const TIMED_OUT = { code: '57014', message: 'canceling statement due to statement timeout' };
const template = inject('pgliteTemplate');

let built: Awaited<ReturnType<typeof buildChild>>;
beforeAll(async () => {
  built = await buildChild();
});
afterAll(() => built.remove());

async function opened(thread = built.thread, statementTimeout = WITHIN) {
  const dataDir = copyPgliteTemplate(template);
  const engine = await openPglite(dataDir, { thread, statementTimeout });
  onTestFinished(() => engine.close());
  await engine.query(sql`create table kept (id int primary key)`);
  const keep = (id: number) => engine.query(sql`insert into kept values (${id})`);
  const kept = async () =>
    (await engine.query<{ id: number }>(sql`select id from kept order by id`)).map(({ id }) => id);
  return { dataDir, engine, keep, kept };
}

describe('A database that has panicked', () => {
  it('for a disk without room is opened again, with all that it had acknowledged', async () => {
    const { dataDir, engine, keep, kept } = await opened();
    await keep(1);
    // Blocks a file that each checkpoint writes.
    const blockingFolder = join(dataDir, 'postgres', 'pg_logical', 'replorigin_checkpoint.tmp');
    mkdirSync(blockingFolder);
    await expect(engine.query(sql`checkpoint`)).rejects.toThrow(DatabaseLost);
    rmdirSync(blockingFolder);
    await keep(2);
    expect(await kept()).toEqual([1, 2]);
    await engine.query(sql`checkpoint`);
  });
});

describe('While its disk is full', () => {
  async function onDisk(thread: URL) {
    const disk = { isFull: false };
    const dataDir = copyPgliteTemplate(template);
    const engine = await openPglite(dataDir, { thread, isFull: () => disk.isFull });
    onTestFinished(() => engine.close());
    await engine.query(sql`create table kept (id int primary key)`);
    const keep = (id: number) => engine.attempt((tx) => tx.query(sql`insert into kept values (${id})`));
    return { disk, dataDir, engine, keep };
  }
  const FULL = { code: '53100' };
  const KEPT = sql`select id from kept order by id`;

  it('a sale is refused, what was sold is read, and selling goes on when there is room', async () => {
    const { disk, engine, keep } = await onDisk(built.thread);
    await keep(1);
    disk.isFull = true;
    await expect(keep(2)).rejects.toMatchObject(FULL);
    expect(await engine.query(KEPT)).toEqual([{ id: 1 }]);
    disk.isFull = false;
    await keep(2);
    expect(await engine.query(KEPT)).toEqual([{ id: 1 }, { id: 2 }]);
  });

  it('monitoring hears at once that there is room again', async () => {
    const { disk, engine } = await onDisk(built.thread);
    const database = manage(engine);
    disk.isFull = true;
    await expect(database.transaction((tx) => tx.query(KEPT))).rejects.toMatchObject(FULL);
    expect(database.load().isDiskFull).toBe(true);
    disk.isFull = false;
    expect(database.load().isDiskFull).toBe(false);
  });

  it('a database that ended for want of room comes back with room, with all that it had acknowledged', async () => {
    const { disk, dataDir, engine, keep } = await onDisk(built.faultyThread);
    await keep(1);
    writeFileSync(join(dataDir, 'trouble'), 'room');
    disk.isFull = true;
    await expect(engine.query(sql`insert into kept values (2)`)).rejects.toThrow(DatabaseLost);
    await expect.poll(() => engine.query(KEPT).catch((error: unknown) => error)).toMatchObject(FULL);
    rmSync(join(dataDir, 'trouble'));
    disk.isFull = false;
    // What was not acknowledged may have reached the disk, too.
    await expect
      .poll(() => engine.query(KEPT).catch((error: unknown) => error), { timeout: 20_000 })
      .toContainEqual({ id: 1 });
    await keep(3);
  });

  it('the server does not start, and says what to do', async () => {
    const dataDir = copyPgliteTemplate(template);
    const open = (isFull: boolean) => openPglite(dataDir, { thread: built.thread, isFull: () => isFull });
    await expect(open(true)).rejects.toThrow('free some space');
    const engine = await open(false);
    onTestFinished(() => engine.close());
    expect(await engine.query(sql`select 1 as opened`)).toEqual([{ opened: 1 }]);
  });

  it('a first start that fills it says what to do, too', async () => {
    const disk = { isFull: false };
    const archive = join(emptyFolder(template), 'archive');
    writeFileSync(archive, 'what could be read before the disk was full');
    const isFull = () => disk.isFull || ((disk.isFull = true), false);
    await expect(openPglite(emptyFolder(template), { archive, isFull })).rejects.toThrow('free some space');
  });
});

describe('A statement that takes too long', () => {
  it('is ended, and whoever waited is served', async () => {
    const { engine } = await opened();
    const endless = engine.query(ENDLESS);
    const next = engine.query(sql`select 1 as served`);
    await expect(endless).rejects.toMatchObject(TIMED_OUT);
    expect(await next).toEqual([{ served: 1 }]);
  });

  it('loses nothing that was acknowledged', async () => {
    const { engine, keep, kept } = await opened();
    for (let id = 1; id <= 30; id += 1) await keep(id);
    const endless = expect(engine.query(ENDLESS)).rejects.toMatchObject(TIMED_OUT);
    const late = keep(31);
    await endless;
    await late;
    expect(await kept()).toEqual(Array.from({ length: 31 }, (_, place) => place + 1));
  });

  it('takes its transaction along, whatever becomes of its failure', async () => {
    const { engine, kept } = await opened();
    const insert = (tx: Session, id: number) => tx.query(sql`insert into kept values (${id})`);
    const failures: unknown[] = [];
    const work = engine.attempt(async (tx) => {
      await insert(tx, 1);
      await Promise.all(
        [tx.query(ENDLESS), insert(tx, 2)].map((statement) =>
          statement.catch((error: unknown) => failures.push(error)),
        ),
      );
      return 'done';
    });
    await expect(work).rejects.toMatchObject(TIMED_OUT);
    expect(failures).toMatchObject([TIMED_OUT, TIMED_OUT]);
    expect(await kept()).toEqual([]);
    expect(await engine.attempt((tx) => insert(tx, 3).then(() => 'kept'))).toBe('kept');
  });

  it('delays a short one by its own time alone, and not by that of all three that were asked before', async () => {
    const { engine, kept } = await opened();
    const heavy = Array.from({ length: 3 }, () => engine.query(ENDLESS).catch((error: unknown) => error));
    let over = 0;
    for (const call of heavy) void call.then(() => (over += 1));
    await kept();
    expect(over).toBe(1);
    expect(await Promise.all(heavy)).toMatchObject(heavy.map(() => TIMED_OUT));
  });

  it('is let go on in a transaction that says so first, and in no other', async () => {
    const { engine } = await opened();
    const long = sql`do $$ begin
      while clock_timestamp() < now() + interval '1500 ms' loop end loop;
    end $$`;
    await engine.attempt(async (tx) => {
      await tx.query(WITHOUT_TIMEOUT);
      await tx.query(long);
    });
    await expect(engine.attempt((tx) => tx.query(ENDLESS))).rejects.toMatchObject(TIMED_OUT);
  });

  it('leaves the folder to nobody else meanwhile', async () => {
    const { dataDir, engine } = await opened();
    const endless = expect(engine.query(ENDLESS)).rejects.toMatchObject(TIMED_OUT);
    await expect(openPglite(dataDir)).rejects.toThrow(FolderInUse);
    await endless;
    await expect(openPglite(dataDir)).rejects.toThrow(FolderInUse);
    expect(await engine.query(sql`select 1 as served`)).toEqual([{ served: 1 }]);
  });
});

describe('While a statement runs', () => {
  it('the server answers what needs no database', async () => {
    const { dataDir, engine } = await opened(built.thread, 60_000);
    const app = buildApp({ db: manage(engine), clock: () => new Date(), settings: { logLevel: 'silent' } });
    onTestFinished(() => app.close());
    let isOver = false;
    // Runs until a file exists, which is created when all calls have been answered; at most 30 seconds.
    const untilThereIsAFile = sql`do $$ begin
      while (pg_stat_file('over', true)).size is null and clock_timestamp() < now() + interval '30 s' loop end loop;
    end $$`;
    const long = engine.query(untilThereIsAFile).then(() => (isOver = true));
    for (let call = 0; call < 20; call += 1) {
      expect((await app.inject({ url: '/api/capabilities' })).statusCode).toBe(200);
    }
    expect(isOver).toBe(false);
    writeFileSync(join(dataDir, 'postgres', 'over'), '');
    await long;
  });
});

describe('The thread of the database', () => {
  it('tells of a broken rule what the database tells of it', async () => {
    const { keep } = await opened();
    await keep(1);
    await expect(keep(1)).rejects.toMatchObject({ code: '23505', constraint: 'kept_pkey' });
  });

  it('forces every commit to the disk before it is acknowledged', async () => {
    const { engine, keep } = await opened();
    for (let id = 1; id <= 10; id += 1) {
      const before = engine.fsyncs;
      await keep(id);
      expect(engine.fsyncs).toBeGreaterThan(before);
    }
  });

  it('closes once all is done, and leaves a folder that opens again', async () => {
    const dataDir = copyPgliteTemplate(template);
    const first = await openDatabase({ dataDir }, built.thread);
    const last = first.query(sql`create table kept as select 1 as id from pg_sleep(0.2)`);
    await first.close();
    await last;
    const second = await openDatabase({ dataDir });
    onTestFinished(() => second.close());
    expect(await second.query(sql`select id from kept`)).toEqual([{ id: 1 }]);
  });

  it('is started again where it ends by itself, with all that was acknowledged', async () => {
    const { dataDir, engine, keep, kept } = await opened(built.faultyThread);
    await keep(1);
    writeFileSync(join(dataDir, 'trouble'), 'end');
    await expect(keep(2)).rejects.toMatchObject({ code: '57P02' });
    await keep(3);
    expect(await kept()).toEqual(expect.arrayContaining([1, 3]));
    expect(await engine.attempt((tx) => tx.query(sql`select 1 as served`))).toEqual([{ served: 1 }]);
  });

  it('says why it cannot open a folder, and lets go of it', async () => {
    const dataDir = emptyFolder(template);
    writeFileSync(join(dataDir, 'postgres'), 'no database');
    for (let time = 0; time < 2; time += 1) {
      await expect(openPglite(dataDir, { thread: built.thread })).rejects.toThrow(
        'should hold a PostgreSQL 18 database',
      );
    }
  });
});
