import { OPERATION_TYPES, rangeOf } from '@motorpark/domain';
import { beforeAll, expect, it } from 'vitest';
import { type Statement, sql } from '../../db';
import { aBooking } from '../../testing/booking';
import { aTrip } from '../../testing/company';
import { inTheOffice, textAt } from '../../testing/office';
import { planOf, rowsRead } from '../../testing/rowsRead';
import { type OperationFilter, conditionOf } from '../../store/operation/operationFilter';
import { figuresOf, sumsByDay } from '../../store/operation/figures';
import { SORTS, ledgerOf } from './getOperations';
import { nextRows } from '../../store/search';

const OPERATIONS = 100_000;
/** Operations written per statement. */
const PART = 10_000;

inTheOffice('A ledger of 100,000 lines', (office) => {
  beforeAll(async () => {
    const { db, company, call } = office();
    const trip = await aTrip(db, company);
    const { body } = await call('POST', '/api/book_ticket', { by: 'ada', body: aBooking(trip) });
    const ticket = textAt(body, 'data', 'id');
    await db.transaction(async (tx) => {
      // Triggers and constraints are off; the rows are valid, and checking them would take longest.
      await tx.query(sql`set local session_replication_role = replica`);
      await tx.query(sql`set local statement_timeout = 0`);
      // The search index is not needed here, and maintaining it would take longest.
      await tx.query(sql`drop index if exists operation_search`);
      for (let from = 1; from < OPERATIONS; from += PART) {
        await tx.query(sql`
        insert into operation (id, type, ticket_id, expense_id, description, amount_kobo, terminal_id, terminal_name,
          person_id, at)
        select gen_random_uuid(), case when is_expense then 'EXPENSE' else 'TICKET_BOOKING' end,
          case when not is_expense then ${ticket}::uuid end, case when is_expense then gen_random_uuid() end,
          'Ticket', 1850000, case when place % 3 = 0 then ${company.lagos}::uuid else ${company.awka}::uuid end, 'Awka',
          ${company.people.ada}::uuid, '2026-11-21T08:00:00Z'::timestamptz - place * interval '10 minutes'
        from generate_series(${from}::int, ${from + PART - 1}::int) as place, lateral (select place % 1000 = 0 as is_expense) as kind`);
      }
    });
    await db.query(sql`analyze operation`);
  });

  /** Returns the number of rows in a statement's largest sort. */
  async function linesSorted(statement: Statement): Promise<number> {
    const sorts = (await planOf(office().db, statement))
      .split('"Node Type":')
      .filter((node) => /^\s*"[A-Za-z ]*Sort"/.test(node));
    return Math.max(0, ...sorts.map((node) => Number(/"Actual Rows":\s*([\d.]+)/.exec(node)?.[1])));
  }

  const linesRead = (statement: Statement) => rowsRead(office().db, statement);

  const { from, to } = rangeOf('last7Days', '2026-11-21');
  const wishes: [string, (company: { awka: string }) => OperationFilter][] = [
    ['all', () => ({})],
    ['a week', () => ({ from, to })],
    ['one terminal', ({ awka }) => ({ terminals: [awka] })],
    ['the rare type', () => ({ type: 'EXPENSE' })],
    ['the rare type of one terminal', ({ awka }) => ({ terminals: [awka], type: 'EXPENSE' })],
  ];

  it.each(wishes)('shows a page of %s without reading more lines than it shows', async (_what, wish) => {
    const { company } = office();
    const list = {
      ...ledgerOf({}, { id: company.people.ngozi, role: 'super_admin' }),
      condition: conditionOf(wish(company)),
    };
    const newestFirst = { key: SORTS.timestamp, isUpwards: false };
    expect(await linesRead(nextRows(list, newestFirst, sql`true`, 51))).toBeLessThanOrEqual(51);
    const behind = sql`(at, id) < ('2025-11-21T08:00:00.000Z', '00000000-0000-7000-8000-000000000000')`;
    expect(await linesRead(nextRows(list, newestFirst, behind, 51))).toBeLessThanOrEqual(51);
  });

  it('adds up a week without reading the years before', async () => {
    const { company, db } = office();
    const inAWeek = 7 * 24 * 6;
    for (const terminal of [{}, { terminalId: company.awka }]) {
      expect(await linesRead(sumsByDay(conditionOf({ from, to, ...terminal })))).toBeLessThanOrEqual(inAWeek);
    }
    expect((await figuresOf(db, conditionOf({ from, to }))).days).toHaveLength(7);
  });

  it('adds up in the database: a line for each day and one for all, however much was sold', async () => {
    const { db } = office();
    const [counted] = await db.query<{ days: number }>(
      sql`select count(distinct (at + interval '1 hour')::date) as days from operation`,
    );
    const days = counted?.days ?? 0;
    expect(days).toBeGreaterThan(365);
    expect(await db.query(sumsByDay(conditionOf({})))).toHaveLength(days + 1);
    expect((await figuresOf(db, conditionOf({}))).days).toHaveLength(days);
    // Sorting all rows first would take most of the time, and disk space for large ledgers.
    expect(await linesSorted(sumsByDay(conditionOf({})))).toBeLessThanOrEqual(days * OPERATION_TYPES.length);
  });
});
