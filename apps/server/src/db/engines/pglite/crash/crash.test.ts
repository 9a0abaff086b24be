import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openDatabase, sql, type Database } from '../../../index';
import { copyPgliteTemplate, emptyFolder, cachedEmptyDatabase } from '../../../testing/pgliteTemplate';
import { IS_LONG } from '../../../../testing/rounds';
import { buildChild, hasNamespaces, startElsewhere, startServer, type RunningServer } from './server';

const template = inject('pgliteTemplate');
const UUID = /^[0-9a-f-]{36}$/;

const archive = await cachedEmptyDatabase();
let child: Awaited<ReturnType<typeof buildChild>>;
beforeAll(async () => {
  child = await buildChild();
});
afterAll(() => child.remove());

/** Kills the server immediately and returns the tickets that it had acknowledged. */
async function kill(server: RunningServer): Promise<string[]> {
  server.kill();
  await server.ended;
  expect(server.complaint()).toBe('');
  return server.lines.filter((line) => UUID.test(line));
}

/** Expects that every acknowledged ticket is stored, and that every stored ticket is complete. */
async function expectComplete(database: Database, acknowledged: string[]) {
  const rows = await database.query<{ id: string; seats: number; operations: number; keys: number }>(sql`
    select id,
      (select count(*) from ticket_seat where ticket_id = ticket.id) as seats,
      (select count(*) from operation where ticket_id = ticket.id) as operations,
      (select count(*) from retry_key where answer ->> 'id' = ticket.id::text) as keys
    from ticket`);
  const there = new Set(rows.map(({ id }) => id));
  expect(acknowledged.filter((id) => !there.has(id))).toEqual([]);
  expect(rows.filter(({ seats, operations, keys }) => seats !== 2 || operations !== 1 || keys !== 1)).toEqual(
    [],
  );
  const [torn] = await database.query<{ torn: number }>(sql`
    select count(*) as torn from ticket_seat full join ticket on ticket.id = ticket_seat.ticket_id
    where ticket.id is null or ticket_seat.ticket_id is null`);
  expect(torn).toEqual({ torn: 0 });
}

async function open<T>(dataDir: string, read: (database: Database) => Promise<T>, thread?: URL): Promise<T> {
  const database = await openDatabase({ dataDir }, thread);
  try {
    return await read(database);
  } finally {
    await database.close();
  }
}

/** Waits until a condition is true, polling every millisecond, as it may be true only briefly. */
async function until(condition: () => boolean) {
  while (!condition()) await wait(1);
}

/** Returns the current content of a file; undefined if it does not exist. */
function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** Kills a server during its first start, as soon as a file exists. Tries again if the server was already open by then, which happens on a busy computer. */
async function killOnFirstStart(sign: string): Promise<string> {
  for (;;) {
    const dataDir = emptyFolder(template);
    const server = startServer(child.file, 'hold', dataDir);
    await until(() => existsSync(join(dataDir, sign)) || server.lines.length > 0);
    await kill(server);
    if (server.lines.length === 0) return dataDir;
  }
}

/** Moments of a first start at which a server is killed, and the file by which each is seen. */
const MOMENTS = [
  ['once its folder looks like a database', 'postgres.init/PG_VERSION'],
  ['once its tables are being made', 'postgres.init/base/5'],
  ['right after it got its name', 'postgres'],
] as const;

describe('A server that is killed', () => {
  it('in the middle of a checkpoint has lost nothing it acknowledged', async () => {
    const dataDir = copyPgliteTemplate(template);
    const acknowledged: string[] = [];
    for (const delay of [0, 3]) {
      const server = startServer(child.file, 'book', dataDir);
      await server.said('checkpoint');
      await wait(delay);
      acknowledged.push(...(await kill(server)));
    }
    await open(dataDir, (database) => expectComplete(database, acknowledged));
  });

  it('while it starts, and while it recovers from that, starts the next time', async () => {
    const dataDir = copyPgliteTemplate(template);
    const first = startServer(child.file, 'book', dataDir);
    await until(() => first.lines.length > 10);
    const acknowledged = await kill(first);
    const pid = join(dataDir, 'postgres', 'postmaster.pid');
    const stale = readFileSync(pid, 'utf8');
    for (const delay of [0, 40]) {
      const server = startServer(child.file, 'hold', dataDir);
      await until(() => textOf(pid) !== stale || server.lines.length > 0);
      await wait(delay);
      await kill(server);
    }
    await open(dataDir, (database) => expectComplete(database, acknowledged));
  });

  it('just as it says that it is running, starts the next time', async () => {
    const dataDir = copyPgliteTemplate(template);
    writeFileSync(join(dataDir, 'postgres', 'postmaster.pid'), '');
    await open(dataDir, (database) => expectComplete(database, []));
  });

  describe.each([
    ['that makes a database', false],
    ['that unpacks the built one', true],
  ])('on the very first start, %s,', (_how, isBuilt) => {
    beforeAll(() => (isBuilt ? child.giveEmptyDatabase(archive) : undefined));
    // Making a database takes half a minute on a busy computer.
    it.each(isBuilt || IS_LONG ? MOMENTS : MOMENTS.slice(1, 2))(
      '%s, starts the next time',
      async (_when, sign) => {
        const dataDir = await killOnFirstStart(sign);
        const count = (database: Database) => database.query(sql`select count(*) from ticket`);
        // Started like the killed server: with the built database, if there is one.
        expect(await open(dataDir, count, child.thread)).toEqual([{ count: 0 }]);
      },
    );
  });
});

describe('A second server on the same folder', () => {
  it('is refused, told why, and harms nothing', async () => {
    const dataDir = copyPgliteTemplate(template);
    const first = startServer(child.file, 'book', dataDir);
    await until(() => first.lines.length > 5);
    await expect(openDatabase({ dataDir })).rejects.toThrow(
      /is open in another server.*Stop that one, or set DATA_DIR/,
    );
    const second = startServer(child.file, 'hold', dataDir);
    expect(await second.said('refused')).toContain('is open in another server');
    expect(await second.ended).toBe(1);
    const acknowledged = await kill(first);
    await open(dataDir, (database) => expectComplete(database, acknowledged));
  });

  const elsewhere = hasNamespaces
    ? 'in another network, through a bind mount'
    : 'through another path (this machine makes no namespaces, so no container is tried)';
  it(`is refused also ${elsewhere}`, async () => {
    const dataDir = copyPgliteTemplate(template);
    const otherPath = hasNamespaces ? emptyFolder(template) : `${dataDir}/../${basename(dataDir)}`;
    const here = () => startServer(child.file, 'hold', dataDir);
    const there = () =>
      hasNamespaces
        ? startElsewhere(child.file, 'hold', dataDir, otherPath)
        : startServer(child.file, 'hold', otherPath);
    for (const [first, second] of [
      [here, there],
      [there, there],
    ] as const) {
      const holder = first();
      await holder.said('open');
      const next = second();
      expect(await next.said('refused')).toContain('is open in another server (process ');
      await kill(holder);
    }
  });

  it('is one of twenty that start at once: one opens it, and its death frees it', async () => {
    const dataDir = copyPgliteTemplate(template);
    const servers = Array.from({ length: 20 }, () => startServer(child.file, 'hold', dataDir));
    const opened = await Promise.all(
      servers.map((server) =>
        Promise.race([server.said('open'), server.said('refused').then(() => undefined)]),
      ),
    );
    expect(opened.filter((line) => line !== undefined)).toEqual(['open']);
    for (const server of servers) await kill(server);
    await open(dataDir, (database) => expectComplete(database, []));
  });
});

describe('A disk that fails', () => {
  it('ends the server before it acknowledges what is not kept', async () => {
    const dataDir = copyPgliteTemplate(template);
    const server = startServer(child.file, 'fail', dataDir, '20');
    expect(await server.ended).toBe(1);
    expect(server.complaint()).toMatch(/The disk did not keep .*the disk is broken.*start it again/s);
    expect(server.lines.length).toBeGreaterThan(5);
    const rows = await open(dataDir, (database) => database.query<{ id: number }>(sql`select id from kept`));
    expect(rows.map(({ id }) => String(id))).toEqual(expect.arrayContaining(server.lines));
  });
});
