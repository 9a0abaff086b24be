import { beforeAll, describe, expect, it } from 'vitest';
import { type Database, newId, sql } from '../db';
import { onEveryEngine } from '../db/testing';
import type { Report } from './report';
import { SEALED_TABLES } from './sealedTables';
import { aBusyCompany, after, changed, columnsOf, dropRules } from './testing';
import { verify } from './verify';

const GONE = 'is gone: it was removed by something else than the server';
const UNSEALED = 'has no seal: it was put in by something else than the server';

const told = ({ broken }: Report) => broken.map(({ table, id }) => [table, id]);

onEveryEngine('Verifying the books', (open) => {
  let opened: Database | undefined;
  const db = () => {
    if (!opened) throw new Error('Not open yet.');
    return opened;
  };
  beforeAll(async () => {
    opened = await open();
    await aBusyCompany(opened);
    await dropRules(opened);
  });

  const idsOf = async (table: string) => {
    const rows = await db().query<{ id: string }>({
      text: `select id from ${table} order by id`,
      values: [],
    });
    return rows.map(({ id }) => id);
  };

  it('finds nothing wrong with what the server wrote', async () => {
    const report = await verify(db());
    expect(report).toMatchObject({ broken: [], more: 0 });
    expect(report.chains.map(({ chain }) => chain)).toEqual(
      expect.arrayContaining(['Head office', 'Awka', 'Owerri']),
    );
    for (const table of SEALED_TABLES) expect(await idsOf(table)).not.toEqual([]);
  });

  it('names each row of which any one column is another', async () => {
    const rows = new Map<string, string[]>();
    for (const table of SEALED_TABLES) rows.set(table, await idsOf(table));
    const waiting = await columnsOf(db(), SEALED_TABLES);
    expect(new Set(waiting.map(({ table }) => table))).toEqual(new Set(SEALED_TABLES));
    // Tampers with a different row for each column, as long as a table has rows.
    while (waiting.length > 0) {
      const free = new Map([...rows].map(([table, ids]) => [table, [...ids]]));
      const tried = waiting.flatMap((column) => {
        const id = free.get(column.table)?.shift();
        return id === undefined ? [] : [{ column, id }];
      });
      // A table without rows would never be tampered with.
      expect(tried).not.toEqual([]);
      for (const { column } of tried) waiting.splice(waiting.indexOf(column), 1);
      const report = await after(db(), async (tx) => {
        for (const { column, id } of tried) await tx.query(changed(column, `id = '${id}'`));
      });
      const found = new Set(told(report).map(String));
      const unseen = tried.filter(({ column: { table }, id }) => !found.has(String([table, id])));
      expect(unseen).toEqual([]);
    }
  });

  it('names the ticket whose seat is another', async () => {
    const [seat] = await db().query<{ ticket_id: string }>(sql`select ticket_id from ticket_seat`);
    const report = await after(db(), (tx) =>
      tx.query(sql`update ticket_seat set seat_number = 99 where ticket_id = ${seat?.ticket_id}`),
    );
    expect(report.broken).toMatchObject([{ table: 'ticket', id: seat?.ticket_id }]);
  });

  it('names the dropped cash that waits for the bank though it was banked, and that which does not wait though nobody banked it', async () => {
    const [banked] = await db().query<{ drop_id: string }>(sql`select drop_id from standing_banking`);
    const listed = await after(db(), (tx) =>
      tx.query(sql`insert into unbanked_drop (drop_id) values (${banked?.drop_id})`),
    );
    expect(told(listed)).toEqual([['cash_drop', banked?.drop_id]]);
    const hidden = await after(db(), (tx) =>
      tx.query(sql`delete from cash_banking where coalesce(drop_id, again_drop_id) = ${banked?.drop_id}`),
    );
    expect(told(hidden)).toContainEqual(['cash_drop', banked?.drop_id]);
  });

  it('names the row whose searched text is another, which the database lets nobody write', async () => {
    const [id] = await idsOf('waybill');
    const report = await after(db(), async (tx) => {
      const generated = (as: string) => sql`
        update pg_attribute set attgenerated = ${as} where attrelid = 'waybill'::regclass and attname = 'search'`;
      await tx.query(generated(''));
      await tx.query(sql`update waybill set search = 'x' || search where id = ${id}`);
      await tx.query(generated('s'));
    });
    expect(report.broken).toMatchObject([{ table: 'waybill', id }]);
  });

  it('names a removed row of each table, and one that was put in', async () => {
    const tables = await Promise.all(
      SEALED_TABLES.map(async (table) => ({ table, id: (await idsOf(table))[0] ?? '', other: newId() })),
    );
    const removed = await after(db(), async (tx) => {
      for (const { table, id } of tables)
        await tx.query({ text: `delete from ${table} where id = '${id}'`, values: [] });
    });
    expect(removed.broken).toEqual(
      expect.arrayContaining(tables.map(({ table, id }) => ({ table, id, what: GONE }))),
    );
    const put = await after(db(), async (tx) => {
      for (const { table, id, other } of tables)
        await tx.query({ text: `update ${table} set id = '${other}' where id = '${id}'`, values: [] });
    });
    expect(put.broken).toEqual(
      expect.arrayContaining(tables.map(({ table, other }) => ({ table, id: other, what: UNSEALED }))),
    );
  });

  describe('Where somebody is at the seals themselves', () => {
    it('names the chain and the place, whichever column is another', async () => {
      const [link] = await db().query<{ chain: string; place: number }>(sql`
        select chain, place from seal where place = 3 order by chain limit 1`);
      for (const column of await columnsOf(db(), ['seal', 'seal_head'])) {
        const which = column.table === 'seal' ? ' and place = 3' : '';
        const report = await after(db(), (tx) =>
          tx.query(changed(column, `chain = '${link?.chain}'${which}`)),
        );
        const ours = report.broken.filter(
          ({ table, id }) => table === 'seal' && id.startsWith(String(link?.chain)),
        );
        expect(ours, `${column.table}.${column.column}`).toHaveLength(1);
      }
    });

    it('names what is missing in the middle, at the end and altogether', async () => {
      const [head] = await db().query<{ chain: string; place: number }>(
        sql`select chain, place from seal_head order by place desc limit 1`,
      );
      const { chain = '', place = 0 } = head ?? {};
      const without = async (which: ReturnType<typeof sql>) => {
        const { broken } = await after(db(), (tx) => tx.query(sql`delete from seal where ${which}`));
        return broken.filter(({ table }) => table === 'seal').map(({ id }) => id);
      };
      expect(await without(sql`chain = ${chain} and place = 5`)).toEqual([`${chain} 5`]);
      expect(await without(sql`chain = ${chain} and place >= ${place - 1}`)).toEqual([
        `${chain} ${place - 1}`,
      ]);
      expect(await without(sql`chain = ${chain}`)).toEqual([`${chain} 1`]);
    });

    it('sees that a row was put back to how it once was, with its newest seal', async () => {
      const [twice] = await db().query<{ chain: string; place: number; row_id: string }>(
        sql`select chain, place, row_id from seal where state = 2 and about = 'ticket'`,
      );
      const { broken } = await after(db(), (tx) =>
        tx.query(sql`delete from seal where row_id = ${twice?.row_id} and state > 1`),
      );
      expect(broken.map(({ table }) => table)).toEqual(expect.arrayContaining(['seal', 'ticket']));
    });
  });

  it('names what somebody changes while all triggers are at work', async () => {
    const [id] = await idsOf('ticket');
    await db().query(sql`update ticket set traveler_name = 'Somebody else' where id = ${id}`);
    expect((await verify(db())).broken).toMatchObject([{ table: 'ticket', id }]);
  });
});
