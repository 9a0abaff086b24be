import { rangeOf } from '@motorpark/domain';
import { beforeAll, expect, it } from 'vitest';
import { type Statement, sql } from '../db';
import { aBooking } from '../testing/booking';
import { aTrip } from '../testing/company';
import { inTheOffice, textAt } from '../testing/office';
import { type Asked, conditionOf } from './asked';
import { daysOfTypes, sumsByDay } from './figures';
import { pageOf } from './getOperations';

const OPERATIONS = 100_000;

inTheOffice('A ledger of 100,000 lines', (office) => {
  beforeAll(async () => {
    const { db, company, call } = office();
    const trip = await aTrip(db, company);
    const { body } = await call('POST', '/api/book_ticket', { by: 'ada', body: aBooking(trip) });
    const ticket = textAt(body, 'data', 'id');
    await db.transaction(async (tx) => {
      // What is written here is known to be right, and checking each row would take longest.
      await tx.query(sql`set local session_replication_role = replica`);
      await tx.query(sql`
        insert into operation (id, type, ticket_id, expense_id, description, amount_kobo, terminal_id, person_id, at)
        select gen_random_uuid(), case when is_expense then 'EXPENSE' else 'TICKET_BOOKING' end,
          case when not is_expense then ${ticket}::uuid end, case when is_expense then gen_random_uuid() end,
          'Ticket', 1850000, case when place % 3 = 0 then ${company.lagos}::uuid else ${company.awka}::uuid end,
          ${company.people.ada}::uuid, '2026-11-21T08:00:00Z'::timestamptz - place * interval '10 minutes'
        from generate_series(1, ${OPERATIONS}::int) as place, lateral (select place % 1000 = 0 as is_expense) as kind`);
    });
    await db.query(sql`analyze operation`);
  });

  /** How many lines a statement reads, whether it shows them or not. */
  async function linesRead(statement: Statement): Promise<number> {
    const plan = await office().db.query<Record<string, unknown>>(
      sql`explain (analyze, format json) ${statement}`,
    );
    return Math.max(
      ...[...JSON.stringify(plan).matchAll(/"(?:Actual Rows|Rows Removed by Filter)":\s*([\d.]+)/g)].map(
        ([, rows]) => Number(rows),
      ),
    );
  }

  const { from, to } = rangeOf('last7Days', '2026-11-21');
  const wishes: [string, (company: { awka: string }) => Asked][] = [
    ['all', () => ({})],
    ['a week', () => ({ from, to })],
    ['one terminal', ({ awka }) => ({ terminalId: awka })],
    ['the rare type', () => ({ type: 'EXPENSE' })],
    ['the rare type of one terminal', ({ awka }) => ({ terminalId: awka, type: 'EXPENSE' })],
  ];

  it.each(wishes)('shows a page of %s without reading more lines than it shows', async (_what, wish) => {
    const { company } = office();
    const asked = conditionOf(wish(company));
    const oldId = '00000000-0000-7000-8000-000000000000';
    expect(await linesRead(pageOf(asked, undefined, 50))).toBeLessThanOrEqual(51);
    const after = { at: '2025-11-21T08:00:00.000Z', id: oldId };
    expect(await linesRead(pageOf(asked, after, 50))).toBeLessThanOrEqual(51);
  });

  it('adds up a week without reading the years before', async () => {
    const { company, db } = office();
    const inAWeek = 7 * 24 * 6;
    for (const terminal of [{}, { terminalId: company.awka }]) {
      expect(await linesRead(sumsByDay(conditionOf({ from, to, ...terminal })))).toBeLessThanOrEqual(inAWeek);
    }
    expect((await daysOfTypes(db, conditionOf({ from, to }))).length).toBe(7);
  });
});
