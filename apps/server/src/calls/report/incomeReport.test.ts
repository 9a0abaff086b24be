import { NO_METHOD, OPERATION_TYPES, type GroupOf, REPORTS, addDays, lagosDay } from '@motorpark/domain';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { sql } from '../../db';
import { eventsIn } from '../../testing/audit';
import { aTrip } from '../../testing/company';
import { anExpense } from '../../testing/expense';
import { doBusiness, allLines } from '../../testing/ledger';
import { type Office, inTheOffice, textAt } from '../../testing/office';
import { queryOf } from '../../testing/lists';
import { rounds } from '../../testing/rounds';

interface Line {
  type: string;
  terminal: string;
  person: string;
  method: string | null;
  at: string;
  kobo: number;
  route: string | null;
  vehicle: string | null;
  trip: string | null;
}

interface Row {
  id: string;
  name: string;
  amounts: Record<string, number>;
  luggage: number;
  income: number;
  balance: number;
}

const kobo = (naira: number) => Math.round(naira * 100);
const KEYS: Readonly<Record<GroupOf<'income'>, (line: Line) => string>> = {
  terminal: ({ terminal }) => terminal,
  person: ({ person }) => person,
  method: ({ method }) => method ?? NO_METHOD,
  day: ({ at }) => lagosDay(at),
  month: ({ at }) => lagosDay(at).slice(0, 7),
  route: ({ route }) => route ?? NO_METHOD,
  vehicle: ({ vehicle }) => vehicle ?? NO_METHOD,
  trip: ({ trip }) => trip ?? NO_METHOD,
};

const linesIn = ({ db }: Office) =>
  db.query<Line>(sql`
    select type, terminal_id::text as terminal, person_id::text as person, method, at, amount_kobo::float8 as kobo,
      coalesce((select trip_id from ticket where id = ticket_id), (select trip_id from waybill where id = waybill_id),
        (select trip_id from expense where id = expense_id))::text as trip,
      coalesce((select vehicle_id from ticket where id = ticket_id), (select vehicle_id from expense where id = expense_id))::text as vehicle,
      coalesce((select route_id from ticket where id = ticket_id), (
        select route.id from waybill join route using (origin_terminal_id, destination_terminal_id)
        where waybill.id = waybill_id))::text as route
    from operation`);

interface IncomeBody {
  data: { rows: Row[]; total: Omit<Row, 'id' | 'name'> };
}
const isIncome = (body: unknown): body is IncomeBody =>
  typeof body === 'object' && body !== null && 'data' in body && JSON.stringify(body).includes('"balance"');

async function income({ call }: Office, fields: Record<string, string>): Promise<IncomeBody['data']> {
  const { body } = await call('GET', '/api/get_income_report', { by: 'ngozi', query: queryOf(fields) });
  if (!isIncome(body)) throw new Error(JSON.stringify(body));
  return body.data;
}

const sumOf = (lines: readonly Line[]) => lines.reduce((sum, line) => sum + line.kobo, 0);
const byType = (lines: readonly Line[]) =>
  Object.fromEntries(
    OPERATION_TYPES.map((type) => [type, sumOf(lines.filter((line) => line.type === type))]),
  );
const inKobo = ({ amounts, balance }: Pick<Row, 'amounts' | 'balance'>) => ({
  amounts: Object.fromEntries(Object.entries(amounts).map(([type, naira]) => [type, kobo(naira)])),
  balance: kobo(balance),
});

inTheOffice('The income report', (office) => {
  beforeAll(() => doBusiness(office(), 3));

  it('is to the kobo what the lines of the ledger come to: by each of its groups, of any days and terminal', async () => {
    const { company } = office();
    const lines = await linesIn(office());
    expect(lines.length).toBeGreaterThan(30);
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...REPORTS.income.groups),
        fc.integer({ min: 0, max: 55 }),
        fc.integer({ min: 0, max: 55 }),
        fc.constantFrom(undefined, company.awka, company.lagos),
        async (by, first, length, terminal) => {
          const from = addDays('2026-09-29', first);
          const to = addDays(from, length);
          const expected = lines.filter(
            ({ at, terminal: where }) =>
              lagosDay(at) >= from && lagosDay(at) <= to && (terminal === undefined || where === terminal),
          );
          const { rows, total } = await income(office(), {
            by,
            from,
            to,
            ...(terminal !== undefined && { terminal_id: terminal }),
          });
          expect(inKobo(total)).toEqual({ amounts: byType(expected), balance: sumOf(expected) });
          const ofKey = (id: string) => expected.filter((line) => KEYS[by](line) === id);
          for (const row of rows) {
            const own = ofKey(row.id);
            expect(inKobo(row)).toEqual({ amounts: byType(own), balance: sumOf(own) });
          }
          expect(new Set(rows.map(({ id }) => id))).toEqual(
            new Set([...expected.map(KEYS[by]), ...(by === 'day' ? rows.map(({ id }) => id) : [])]),
          );
        },
      ),
      { numRuns: rounds(8), seed: 59 },
    );
  });

  it('leads to its lines: what each person did and what was paid in each way are found in the ledger', async () => {
    for (const [by, field] of [
      ['person', 'person_id'],
      ['method', 'method'],
      ['route', 'route_id'],
      ['vehicle', 'vehicle_id'],
      ['trip', 'trip_id'],
    ] as const) {
      const { rows } = await income(office(), { by });
      expect(rows.length).toBeGreaterThan(1);
      for (const { id, balance } of rows) {
        const lines = await allLines(office(), 'ngozi', queryOf({ [field]: id }));
        expect(lines.reduce((sum, { amount }) => sum + kobo(amount), 0)).toBe(kobo(balance));
        const { body } = await office().call('GET', '/api/get_summary', {
          by: 'ngozi',
          query: queryOf({ [field]: id }),
        });
        expect(body).toMatchObject({ data: { balance } });
      }
    }
  });

  it('names what earned it: a trip by its route and departure, and an expense by the vehicle and the trip that it was for', async () => {
    const { call, db, company } = office();
    const trip = await aTrip(db, company, { departsAt: '2026-12-01T06:00:00.000Z' });
    const [bus] = await db.query<{ number: string }>(sql`
      select vehicle_number as number from vehicle where id = (select vehicle_id from trip where id = ${trip})`);
    const vehicle = bus?.number ?? '';
    const form = anExpense({ amount: 4_000, vehicle_number: vehicle.toLowerCase(), trip_id: trip });
    const id = textAt(
      (await call('POST', '/api/create_expenses', { by: 'ada', body: form })).body,
      'data',
      'id',
    );
    await call('PUT', `/api/expense_status/${id}`, { by: 'ngozi', body: { status: 'Approved' } });
    const { rows } = await income(office(), { by: 'trip' });
    expect(rows.find((row) => row.id === trip)).toMatchObject({
      name: 'Awka to Lagos',
      departs_at: '2026-12-01T06:00:00.000Z',
      amounts: { EXPENSE: -4_000 },
      balance: -4_000,
    });
    const byVehicle = await income(office(), { by: 'vehicle' });
    expect(byVehicle.rows.map(({ name }) => name)).toContain(vehicle);
    const wrong = await call('GET', '/api/get_operations', { by: 'ngozi', query: 'vehicle_id=every' });
    expect(wrong.body).toMatchObject({ errors: { vehicle_id: ['It is the id of a vehicle, or none.'] } });
  });

  it('names its rows, and has each day of the period', async () => {
    const terminals = await income(office(), { by: 'terminal' });
    expect(terminals.rows.map(({ name }) => name)).toEqual(['Awka', 'Lagos', 'Owerri']);
    const people = await income(office(), { by: 'person' });
    expect(people.rows.map(({ name }) => name)).toEqual(expect.arrayContaining(['ada', 'ngozi']));
    const days = await income(office(), { by: 'day', from: '2026-01-30', to: '2026-02-02' });
    expect(days.rows.map(({ id, balance }) => [id, balance])).toEqual([
      ['2026-01-30', 0],
      ['2026-01-31', 0],
      ['2026-02-01', 0],
      ['2026-02-02', 0],
    ]);
  });

  it('as a file has its rows and no formula, and who took it stands in Activity', async () => {
    const { rows } = await income(office(), { by: 'terminal' });
    const answer = await office().call('GET', '/api/get_income_report', {
      by: 'ngozi',
      query: queryOf({ by: 'terminal', to: '2026-11-21', format: 'csv' }),
    });
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="income_by_terminal_to_2026-11-21_made_2026-11-21.csv"',
    });
    const [head, ...lines] = answer.text.split('\r\n');
    expect(head).toBe(
      '\ufeff"Terminal","Ticket","Waybill","Expense","Of tickets: luggage","Income","Balance"',
    );
    expect(lines).toEqual([
      ...rows.map(({ name, amounts, luggage, income: earned, balance }) =>
        [
          `"${name}"`,
          ...[...Object.values(amounts), luggage, earned, balance].map((naira) => naira.toFixed(2)),
        ].join(','),
      ),
      '',
    ]);
    expect((await eventsIn(office().db)).at(-1)).toMatchObject({
      kind: 'exported',
      after: { report: 'income', by: 'terminal', to: '2026-11-21' },
    });
  });

  it('is the head office’s alone', async () => {
    for (const report of ['income', 'load', 'no_show']) {
      expect((await office().call('GET', `/api/get_${report}_report`, { by: 'ada' })).status).toBe(403);
    }
  });
});
