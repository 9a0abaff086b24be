import {
  NO_METHOD,
  OPERATION_TYPES,
  type GroupOf,
  REPORTS,
  lagosDay,
  mapOperationTypes,
} from '@motorpark/domain';
import { parse } from 'csv-parse/sync';
import { beforeAll, expect, it } from 'vitest';
import { newId, sql } from '../../db';
import { seededRandom } from '../../demo/random';
import { aBooking } from '../../testing/booking';
import { closeOwn } from '../../testing/calls/drawers';
import { type PersonName, aTrip } from '../../testing/company';
import { anExpense } from '../../testing/expense';
import { queryOf } from '../../testing/lists';
import { NOW, type Office, inTheModelsOffice, textAt } from '../../testing/office';
import { rounds } from '../../testing/rounds';
import { aBus } from '../../testing/trips';
import { aWaybill } from '../../testing/waybill';

/** Number of attempts to move money by calls. */
const MOVES = 60;
/** Number of lines that are written into the ledger as such, because calls take longer; ROUNDS=20 writes 20,000. */
const LINES = rounds(1_000);
const DAY = 86_400_000;
const SEATS = 100;
const FARES = [1_850_050, 333_333, 990_001];
const METHODS = ['Cash', 'POS', 'Bank Transfer'] as const;
const OF_WAYBILLS = { Cash: 'Cash', POS: 'Debit card/POS', 'Bank Transfer': 'Bank transfer/USSD' } as const;

const kobo = (naira: unknown) => Math.round(Number(String(naira).replaceAll(',', '')) * 100);

/** Moves money in every way, at random: sales, changes, refunds, deletions, expenses and their decisions, over 60 days. Returns how many moves were accepted. */
async function moveMoney(office: Office): Promise<number> {
  const { db, company, call, clock } = office;
  const random = seededRandom(34);
  const buses = [company.bus, await aBus(db, 'ENU 219 KJ', SEATS), await aBus(db, 'ABJ 301 QR', SEATS)];
  const trips: { id: string; fare: number; free: number[]; isAba: boolean }[] = [];
  const tickets: { id: string; by: PersonName; fare: number; isAba: boolean }[] = [];
  const waybills: string[] = [];
  const expenses: string[] = [];
  let accepted = 0;
  const send = async (method: 'POST' | 'PUT' | 'DELETE', path: string, by: PersonName, body: object) => {
    const answer = await call(method, path, { by, body });
    if (answer.status === 200) accepted += 1;
    return answer;
  };
  const tripOf = async (isAba: boolean) => {
    const open = trips.find((trip) => trip.isAba === isAba && trip.free.length > 0 && random.chance(0.8));
    if (open) return open;
    const fare = random.pick(FARES);
    const route = isAba ? company.owerriToAba : company.awkaToLagos;
    const departsAt = new Date(Date.parse(NOW) + random.int(1, 40) * DAY).toISOString();
    const id = await aTrip(db, company, { route, departsAt, seats: SEATS, amountKobo: fare });
    await db.query(sql`update trip set vehicle_id = ${random.pick(buses)} where id = ${id}`);
    const trip = { id, fare, isAba, free: Array.from({ length: SEATS }, (_, place) => place + 1) };
    trips.push(trip);
    return trip;
  };
  const taken = <Row>(rows: Row[]): Row | undefined =>
    rows.length === 0 ? undefined : rows.splice(random.int(0, rows.length - 1), 1)[0];
  const reason = 'By a test';

  const openTill = async () => {
    await closeOwn(office);
    const opening = { terminal_id: 'Awka', counter: `Awka ${random.int(1, 3)}`, opening_float: 5_000 };
    await call('POST', '/api/open_shift', { by: 'ada', body: opening });
  };

  const moves: readonly [() => Promise<unknown>, number][] = [
    [
      async () => {
        const by = random.pick(['ada', 'tunde', 'chika', 'ngozi'] as const);
        const trip = await tripOf(by === 'chika');
        const seat = trip.free.pop();
        const form = aBooking(trip.id, {
          seat_number: [seat ?? 1],
          amount: trip.fare / 100,
          payment_method: random.pick(METHODS),
        });
        const answer = await send('POST', '/api/book_ticket', by, form);
        if (answer.status === 200) tickets.push({ ...trip, id: textAt(answer.body, 'data', 'id'), by });
      },
      40,
    ],
    [
      async () => {
        const by = random.pick(['ada', 'chika'] as const);
        const ends = by === 'chika' ? { original_terminal: company.owerri } : {};
        const form = aWaybill(company, {
          ...ends,
          amount: random.int(1, 999_999) / 100,
          payment_method: OF_WAYBILLS[random.pick(METHODS)],
        });
        const answer = await send('POST', '/api/create_waybills', by, form);
        if (answer.status === 200) waybills.push(textAt(answer.body, 'data', 'id'));
      },
      20,
    ],
    [
      async () => {
        const by = random.pick(['ada', 'tunde', 'chika'] as const);
        const trip = random.chance(0.4) ? await tripOf(by === 'chika') : undefined;
        const [vehicle] = await db.query<{ number: string }>(
          sql`select vehicle_number as number from vehicle where id = ${random.pick(buses)}`,
        );
        const form = anExpense({
          terminal_id: { ada: 'Awka', tunde: 'Lagos', chika: 'Owerri' }[by],
          amount: random.int(1, 9_999_999) / 100,
          ...(trip && { trip_id: trip.id }),
          ...(random.chance(0.5) && vehicle && { vehicle_number: vehicle.number }),
        });
        const { body } = await send('POST', '/api/create_expenses', by, form);
        const id = textAt(body, 'data', 'id');
        await send('PUT', `/api/expense_status/${id}`, 'ngozi', { status: 'Approved' });
        expenses.push(id);
      },
      15,
    ],
    [
      async () => {
        const ticket = taken(tickets);
        if (!ticket) return;
        const form = { amount: ticket.fare / 100, payment_method: random.pick(METHODS), reason };
        await (random.chance(0.5)
          ? send('PUT', `/api/refund_ticket/${ticket.id}`, 'ngozi', form)
          : send('DELETE', `/api/delete_ticket/${ticket.id}`, random.pick([ticket.by, 'ngozi']), { reason }));
      },
      8,
    ],
    [
      async () => {
        const ticket = taken(tickets);
        if (!ticket) return;
        const to = await tripOf(ticket.isAba);
        const form = {
          trip_id: to.id,
          seat_number: [to.free.pop() ?? 1],
          amount: to.fare / 100,
          fee: random.pick([0, 500.5, 1_000]),
          payment_method: random.pick(METHODS),
          reason,
        };
        await send('PUT', `/api/reschedule_ticket/${ticket.id}`, 'ngozi', form);
        tickets.push({ ...ticket, fare: to.fare });
      },
      8,
    ],
    [
      async () => {
        const waybill = taken(waybills);
        if (waybill) await send('DELETE', `/api/delete_waybill/${waybill}`, 'ngozi', { reason });
      },
      5,
    ],
    [
      async () => {
        const expense = taken(expenses);
        if (expense) await send('DELETE', `/api/delete_expense/${expense}`, 'ngozi', { reason });
      },
      4,
    ],
    [openTill, 2],
  ];
  const [first, ...others] = moves;
  if (!first) throw new Error('There is no way to move money.');
  const start = Date.parse(NOW) - 60 * DAY;
  for (let event = 0; event < MOVES; event += 1) {
    clock.now = new Date(start + Math.floor((event / MOVES) * 60 * DAY));
    await random.weighted([first, ...others])();
  }
  clock.now = new Date(NOW);
  return accepted;
}

/** Writes random lines of the tickets, parcels and expenses that there are, some of which take others back. */
async function writeLines({ db, company }: Office): Promise<void> {
  const random = seededRandom(43);
  const subjects = await db.query<{ type: string; id: string }>(sql`
    select 'TICKET_BOOKING' as type, id::text from ticket union all select 'WAYBILL', id::text from waybill
    union all select 'EXPENSE', id::text from expense`);
  const people = [company.people.ada, company.people.tunde, company.people.chika, company.people.ngozi];
  const terminals = [company.awka, company.lagos, company.owerri];
  const start = Date.parse(NOW) - 60 * DAY;
  const lineOf = () => {
    const { type, id } = random.pick(subjects);
    const kind = type === 'TICKET_BOOKING' ? random.pick([null, null, 'fee', 'difference', 'refund']) : null;
    const amount = random.int(1, 99_999_999);
    return {
      id: newId(),
      type,
      ticket_id: type === 'TICKET_BOOKING' ? id : null,
      waybill_id: type === 'WAYBILL' ? id : null,
      expense_id: type === 'EXPENSE' ? id : null,
      amount_kobo: type === 'EXPENSE' || kind === 'refund' ? -amount : amount,
      kind,
      method: type === 'EXPENSE' ? null : random.pick(METHODS),
      terminal_id: random.pick(terminals),
      person_id: random.pick(people),
      at: new Date(start + random.int(0, 60 * DAY)).toISOString(),
      reverses: null,
    };
  };
  for (let written = 0; written < LINES; written += 1_000) {
    const lines = Array.from({ length: Math.min(1_000, LINES - written) }, lineOf);
    const backs = lines
      .filter(({ kind }) => kind === null && random.chance(0.1))
      .map((line) =>
        Object.assign({}, line, { id: newId(), amount_kobo: -line.amount_kobo, reverses: line.id }),
      );
    for (const batch of [lines, backs]) {
      await db.query(sql`
        insert into operation (id, type, ticket_id, waybill_id, expense_id, description, amount_kobo, kind, method, terminal_id,
          person_id, at, reverses)
        select id, type, ticket_id, waybill_id, expense_id, 'A line', amount_kobo, kind, method, terminal_id, person_id, at, reverses
        from jsonb_to_recordset(${JSON.stringify(batch)}::jsonb) as line (id uuid, type text, ticket_id uuid, waybill_id uuid,
          expense_id uuid, amount_kobo bigint, kind text, method text, terminal_id uuid, person_id uuid, at timestamptz, reverses uuid)`);
    }
  }
}

interface Line {
  id: string;
  type: (typeof OPERATION_TYPES)[number];
  terminal: string;
  person: string;
  method: string;
  at: string;
  kobo: number;
  route: string;
  vehicle: string;
  trip: string;
}

/** The ledger as it is stored, with what earned each line looked up one by one. */
async function linesIn({ db }: Office): Promise<Line[]> {
  const rows = await db.query<Line>(sql`
    select id::text, type, terminal_id::text as terminal, person_id::text as person, coalesce(method, ${NO_METHOD}) as method,
      at, amount_kobo::float8 as kobo, ticket_id::text as ticket, waybill_id::text as waybill, expense_id::text as expense,
      coalesce((select route_id from ticket where id = ticket_id),
        (select route_id from trip where id = (select trip_id from expense where id = expense_id)), (
        select route.id from waybill join route using (origin_terminal_id, destination_terminal_id)
        where waybill.id = waybill_id limit 1))::text as route,
      coalesce((select vehicle_id from ticket where id = ticket_id), (select vehicle_id from expense where id = expense_id),
        (select vehicle_id from trip where id = (select trip_id from expense where id = expense_id)))::text as vehicle,
      coalesce((select trip_id from ticket where id = ticket_id),
        (select trip_id from expense where id = expense_id))::text as trip
    from operation`);
  return rows.map((row) =>
    Object.assign(row, {
      route: row.route ?? NO_METHOD,
      vehicle: row.vehicle ?? NO_METHOD,
      trip: row.trip ?? NO_METHOD,
    }),
  );
}

const KEYS: Readonly<Record<GroupOf<'income'>, (line: Line) => string>> = {
  terminal: ({ terminal }) => terminal,
  person: ({ person }) => person,
  method: ({ method }) => method,
  day: ({ at }) => lagosDay(at),
  month: ({ at }) => lagosDay(at).slice(0, 7),
  route: ({ route }) => route,
  vehicle: ({ vehicle }) => vehicle,
  trip: ({ trip }) => trip,
};

/** The filter of the ledger's calls that leads to a row's lines. */
const FIELDS: Partial<Record<GroupOf<'income'>, string>> = {
  terminal: 'terminal_id',
  person: 'person_id',
  method: 'method',
  route: 'route_id',
  vehicle: 'vehicle_id',
  trip: 'trip_id',
};

const sum = (lines: readonly Line[]) => lines.reduce((total, line) => total + line.kobo, 0);
const byType = (lines: readonly Line[]) =>
  mapOperationTypes((type) => sum(lines.filter((line) => line.type === type)));

interface Figures {
  amounts: Record<string, number>;
  income: number;
  balance: number;
  acts: number;
  amount: number;
}

interface Tiles extends Record<
  'income' | 'ticket_income' | 'waybill_income' | 'expenses' | 'balance',
  number
> {
  days: { day: string; ticket_income: number; waybill_income: number; expenses: number }[];
}

const has = (body: unknown, field: string) => {
  const data: unknown = typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined;
  return typeof data === 'object' && data !== null && field in data;
};
const hasFigures = (body: unknown): body is { data: Tiles } => has(body, 'days');
const hasRows = (body: unknown): body is { data: { rows: (Figures & { id: string })[]; total: Figures } } =>
  has(body, 'rows');

inTheModelsOffice('Every sum', (office) => {
  let lines: Line[] = [];
  beforeAll(async () => {
    const accepted = await moveMoney(office());
    await writeLines(office());
    lines = await linesIn(office());
    expect(accepted).toBeGreaterThan(MOVES / 2);
    expect(new Set(lines.map(({ type }) => type))).toEqual(new Set(OPERATION_TYPES));
  }, 3_600_000);

  const ask = async (path: string, fields: Record<string, string> = {}) => {
    const { body } = await office().call('GET', `/api/${path}`, { by: 'ngozi', query: queryOf(fields) });
    return body;
  };
  const summaryOf = async (fields: Record<string, string>) => {
    const body = await ask('get_summary', fields);
    if (!hasFigures(body)) throw new Error(JSON.stringify(body));
    return body.data;
  };
  const reportOf = async (path: string, fields: Record<string, string>) => {
    const body = await ask(path, fields);
    if (!hasRows(body)) throw new Error(JSON.stringify(body));
    return body.data;
  };
  const fileOf = async (path: string, fields: Record<string, string>) => {
    const query = queryOf({ ...fields, format: 'csv' });
    const { text } = await office().call('GET', `/api/${path}`, { by: 'ngozi', query });
    const rows: Record<string, string>[] = parse(text, { bom: true, columns: true });
    return rows;
  };
  const filters = () => {
    const { awka, lagos } = office().company;
    return [
      { fields: {}, holds: () => true },
      { fields: { terminal_id: awka }, holds: ({ terminal }: Line) => terminal === awka },
      {
        fields: { from: '2026-10-01', to: '2026-10-31', terminal_id: lagos },
        holds: ({ at, terminal }: Line) => lagosDay(at).startsWith('2026-10') && terminal === lagos,
      },
      {
        fields: { from: '2026-11-02', to: '2026-11-09' },
        holds: ({ at }: Line) => lagosDay(at) >= '2026-11-02' && lagosDay(at) <= '2026-11-09',
      },
    ];
  };

  it('of the tiles, the chart, the ledger and its file is that of the lines, with every filter', async () => {
    const narrower = [
      { more: {}, holds: () => true },
      { more: { type: 'EXPENSE' }, holds: ({ type }: Line) => type === 'EXPENSE' },
      { more: { method: 'POS' }, holds: ({ method }: Line) => method === 'POS' },
      { more: { trip_id: NO_METHOD }, holds: ({ trip }: Line) => trip === NO_METHOD },
    ];
    for (const { fields, holds } of filters()) {
      for (const { more, holds: alsoHolds } of narrower) {
        const expected = lines.filter((line) => holds(line) && alsoHolds(line));
        const types = byType(expected);
        const asked = { ...fields, ...more };
        const tiles = await summaryOf(asked);
        expect({
          income: kobo(tiles.income),
          ticket_income: kobo(tiles.ticket_income),
          waybill_income: kobo(tiles.waybill_income),
          expenses: kobo(tiles.expenses),
          balance: kobo(tiles.balance),
        }).toEqual({
          income: types.TICKET_BOOKING + types.WAYBILL,
          ticket_income: types.TICKET_BOOKING,
          waybill_income: types.WAYBILL,
          expenses: 0 - types.EXPENSE,
          balance: sum(expected),
        });
        for (const { day, ticket_income, waybill_income, expenses } of tiles.days) {
          const ofDay = byType(expected.filter(({ at }) => lagosDay(at) === day));
          expect([kobo(ticket_income), kobo(waybill_income), kobo(expenses)]).toEqual([
            ofDay.TICKET_BOOKING,
            ofDay.WAYBILL,
            0 - ofDay.EXPENSE,
          ]);
        }
        const file = await fileOf('get_operations', asked);
        expect(new Set(file.map((row) => row['Line']))).toEqual(new Set(expected.map(({ id }) => id)));
        expect(file.reduce((total, row) => total + kobo(row['Amount']), 0)).toBe(sum(expected));
      }
    }
  });

  it('of the report on income is that of the lines, by each of its groups, on screen and as a file; each row leads to its lines', async () => {
    for (const { fields, holds } of filters()) {
      const expected = lines.filter(holds);
      for (const by of REPORTS.income.groups) {
        const { rows, total } = await reportOf('get_income_report', { ...fields, by });
        const amountsOf = ({ amounts, income, balance }: Figures) => ({
          amounts: mapOperationTypes((type) => kobo(amounts[type])),
          income: kobo(income),
          balance: kobo(balance),
        });
        const sumsOf = (some: readonly Line[]) => {
          const amounts = byType(some);
          return { amounts, income: amounts.TICKET_BOOKING + amounts.WAYBILL, balance: sum(some) };
        };
        expect(amountsOf(total), by).toEqual(sumsOf(expected));
        for (const row of rows) {
          expect(amountsOf(row), `${by} ${row.id}`).toEqual(
            sumsOf(expected.filter((line) => KEYS[by](line) === row.id)),
          );
        }
        expect(new Set(rows.map(({ id }) => id))).toEqual(
          new Set([...expected.map(KEYS[by]), ...(by === 'day' ? rows.map(({ id }) => id) : [])]),
        );
        const file = await fileOf('get_income_report', { ...fields, by });
        expect(file.reduce((sumSoFar, row) => sumSoFar + kobo(row['Balance']), 0)).toBe(sum(expected));
        const field = FIELDS[by];
        if (field === undefined) continue;
        for (const row of rows.slice(0, 5)) {
          const tiles = await summaryOf({ ...fields, [field]: row.id });
          expect(tiles.balance, `${by} ${row.id}`).toBe(row.balance);
        }
      }
    }
  });

  it('of what was given back is that of its acts, by each of its groups and as a file', async () => {
    const [{ acts, given } = { acts: 0, given: 0 }] = await office().db.query<{
      acts: number;
      given: number;
    }>(sql`select count(*)::int as acts, sum(amount_kobo)::float8 as given from give_back`);
    expect(acts).toBeGreaterThan(1);
    for (const by of REPORTS.givenBack.groups) {
      const { rows, total } = await reportOf('get_given_back_report', { by });
      expect([total.acts, kobo(total.amount)]).toEqual([acts, given]);
      expect(rows.reduce((sumSoFar, row) => sumSoFar + kobo(row.amount), 0)).toBe(given);
      const file = await fileOf('get_given_back_report', { by });
      expect(file.reduce((sumSoFar, row) => sumSoFar + kobo(row['Amount']), 0)).toBe(given);
    }
  });
});
