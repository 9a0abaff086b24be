import { beforeAll, expect, it } from 'vitest';
import { type Sql, sql } from '../../db';
import { pageIn, queryOf } from '../../testing/lists';
import { inEachOffice } from '../../testing/office';

inEachOffice('A search that finds very much', (office) => {
  beforeAll(async () => {
    const { db, company } = office();
    const add = (tx: Sql, count: number, type: string, words: string) =>
      tx.query(sql`
        insert into operation (id, type, ticket_id, waybill_id, expense_id, description, amount_kobo, terminal_id, terminal_name, person_id, at)
        select gen_random_uuid(), ${type}::text, case when ${type}::text = 'TICKET_BOOKING' then gen_random_uuid() end,
          case when ${type}::text = 'WAYBILL' then gen_random_uuid() end,
          case when ${type}::text = 'EXPENSE' then gen_random_uuid() end, ${words}::text, 1850000, ${company.awka}::uuid, 'Awka', ${company.people.ada}::uuid,
          '2026-11-21T08:00:00Z'::timestamptz - place * interval '1 minute'
        from generate_series(1, ${count}::int) as place`);
    await db.transaction(async (tx) => {
      // Triggers are off, because the search does not depend on the records that these rows refer to.
      await tx.query(sql`set local session_replication_role = replica`);
      await add(tx, 1_100, 'TICKET_BOOKING', 'Ticket');
      await add(tx, 5, 'EXPENSE', 'Ticket paper');
      await add(tx, 2_500, 'WAYBILL', 'Parcel');
    });
  });

  const found = async (fields: Record<string, string>) =>
    pageIn(await office().call('GET', '/api/get_operations', { by: 'ngozi', query: queryOf(fields) }));

  it('says "more than that", and does not count what would take long', async () => {
    const { total, counts, ids } = await found({ q: 'ticket' });
    expect(ids).toHaveLength(50);
    expect(total).toBe(1_001);
    expect(counts).toEqual({ TICKET_BOOKING: 1_001, EXPENSE: 5, WAYBILL: null });
  });

  it('counts what was asked for', async () => {
    expect(await found({ q: 'ticket', type: 'WAYBILL' })).toMatchObject({ total: 0, counts: { WAYBILL: 0 } });
    expect(await found({ q: 'ticket', type: 'EXPENSE' })).toMatchObject({ total: 5, counts: { EXPENSE: 5 } });
    expect(await found({ q: 'ticket', type: 'TICKET_BOOKING' })).toMatchObject({ total: 1_001 });
  });

  it('shows the newest first, page after page', async () => {
    const { rows, cursor } = await found({ q: 'ticket', limit: '200' });
    const next = await found({ q: 'ticket', limit: '200', cursor: cursor ?? '' });
    const moments = [...rows, ...next.rows].map(
      (row) => JSON.stringify(row).match(/"timestamp":"([^"]*)"/)?.[1],
    );
    expect(
      moments.every((moment, place) => place === 0 || (moment ?? '') <= (moments[place - 1] ?? '')),
    ).toBe(true);
    expect(next.ids).toHaveLength(200);
  });
});
