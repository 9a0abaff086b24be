import {
  type TimetableValues,
  departureOn,
  lagosDay,
  addDays,
  runsOn,
  timetableSchema,
  valuesOf,
  TIMETABLE_FIELDS,
  check,
} from '@motorpark/domain';
import { expect, it } from 'vitest';
import { Due } from '../../clock/Due';
import { type Database, sql } from '../../db';
import type { TypedStatement } from '../../db/sql';
import { seededRandom } from '../../demo/random';
import { makeTrips } from '../../store/timetable/makeTrips';
import { aBooking } from '../../testing/booking';
import { NOW, type Office, callsTo, inEachOffice } from '../../testing/office';
import { processesOf } from '../../testing/processes';
import { rounds } from '../../testing/rounds';
import { aServiceForm } from '../../testing/timetable';

/** Number of random steps; ROUNDS=167 makes 10,000. */
const STEPS = rounds(60);
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const TIMES = ['05:30', '07:00', '09:45', '14:00', '21:15', '23:50'];
const WEEKDAYS = ['Daily', 'Mon-Fri', 'Sat, Sun', 'Mon, Wed, Fri', 'Tue'];

interface Kept {
  id: string;
  form: ReturnType<typeof aServiceForm>;
}

interface Row {
  id: string;
  service: string;
  day: string;
  departs: string;
  fare: number;
  seats: number;
  isGone: boolean;
  isWithdrawn: boolean;
  isByHand: boolean;
  tickets: number;
}

const tripRows = (db: Database) =>
  db.query<Row>(sql`
    select id, service_id as service, service_day::text as day,
      to_char(departs_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as departs, amount_kobo::int as fare,
      total_seats as seats, deleted_at is not null as "isGone", withdrawn_at is not null as "isWithdrawn",
      changed_by_hand_at is not null as "isByHand",
      (select count(*)::int from ticket where trip_id = trip.id and deleted_at is null) as tickets
    from trip where service_id is not null`);

function valuesIn(form: object): TimetableValues {
  const names = Object.entries({
    routeId: 'route_id',
    departsAt: 'departs_at',
    weekdays: 'weekdays',
    vehicleType: 'vehicle_type',
    seats: 'seats',
    fare: 'fare',
    from: 'from_day',
    until: 'until_day',
    notOn: 'not_on',
    alsoOn: 'also_on',
  });
  const sent = new Map<string, unknown>(Object.entries(form));
  const { values } = check(
    timetableSchema,
    Object.fromEntries(names.map(([own, wire]) => [own, sent.get(wire)])),
  );
  if (!values) throw new Error('The form is not valid.');
  return valuesOf(TIMETABLE_FIELDS, values);
}

/** A database whose connection breaks at the given statement of a transaction, counted from now. */
function breakingDatabase(db: Database, at: number): Database {
  let left = at;
  return {
    ...db,
    transaction: (work, ...more) =>
      db.transaction(
        async (tx) => {
          const broken: typeof tx = {
            ...tx,
            async query<Answer>(statement: TypedStatement<Answer>): Promise<Answer[]> {
              if ((left -= 1) < 0) throw new Error('The power failed.');
              return tx.query(statement);
            },
          };
          return work(broken);
        },
        ...more,
      ),
  };
}

/** Makes random edits, sales, deletions, clock moves, double runs and failures. Returns the services, and what was sold and when it departs. */
async function plan(office: Office) {
  const { db, clock } = office;
  const random = seededRandom(35);
  const processes = await processesOf(office);
  const call: Office['call'] = (...args) => callsTo(random.pick(processes), office.tokenOf)(...args);
  const services: Kept[] = [];
  const sold = new Map<string, string>();
  const dayAt = (offset: number) => addDays(lagosDay(clock.now.toISOString()), offset);
  const someDays = () =>
    [dayAt(random.int(0, 16)), dayAt(random.int(0, 16))].slice(0, random.int(0, 2)).join(', ');
  const aForm = () =>
    aServiceForm({
      departs_at: random.pick(TIMES),
      weekdays: random.pick(WEEKDAYS),
      seats: String(random.int(4, 14)),
      fare: String(random.int(15, 20) * 1_000),
      from_day: dayAt(random.int(-2, 6)),
      until_day: random.chance(0.3) ? dayAt(random.int(7, 20)) : '',
      not_on: someDays(),
      also_on: someDays(),
    });
  const edit = async (kept: Kept) => {
    const form = aForm();
    const { status } = await call('PUT', `/api/edit_service/${kept.id}`, { by: 'ngozi', body: form });
    if (status === 200) kept.form = form;
    else expect([409, 422]).toContain(status);
  };
  const due = () => new Due(clock.now.getTime());

  for (let step = 0; step < STEPS; step += 1) {
    const kept = services.length > 0 ? random.pick(services) : undefined;
    const live = (await tripRows(db)).filter((row) => !row.isGone && row.departs > clock.now.toISOString());
    const trip = live.length > 0 ? random.pick(live) : undefined;
    const what = random.int(0, 9);
    if (!kept || (what === 0 && services.length < 8)) {
      const form = aForm();
      const { status, body } = await call('POST', '/api/create_services', { by: 'ngozi', body: form });
      const id = /"id":"([^"]+)"/.exec(JSON.stringify(body))?.[1];
      if (status === 200 && id !== undefined) services.push({ id, form });
    } else if (what <= 3) {
      await edit(kept);
    } else if (what === 4) {
      clock.now = new Date(clock.now.getTime() + random.int(-3, 20) * HOUR);
    } else if (what === 5 && trip) {
      const body = aBooking(trip.id, { seat_number: [random.int(1, 4)], amount: trip.fare / 100 });
      const { status } = await call('POST', '/api/book_ticket', { by: 'ada', body });
      if (status === 200) sold.set(trip.id, trip.departs);
    } else if (what === 6 && trip) {
      await call('DELETE', `/api/delete_trip/${trip.id}`, { by: 'ngozi' });
    } else if (what === 7) {
      await makeTrips(breakingDatabase(db, random.int(0, 5)), due()).catch((error: unknown) =>
        expect(String(error)).toContain('The power failed.'),
      );
    } else {
      await Promise.all([makeTrips(db, due()), edit(kept), makeTrips(db, due())]);
    }
  }
  clock.now = new Date(Math.max(clock.now.getTime(), Date.parse(NOW)) + DAY);
  await makeTrips(db, due());
  return { services, sold };
}

inEachOffice('The trips of a timetable that is edited at random, in two processes', (office) => {
  it('are never doubled, none is missing, and what is sold is not touched', async () => {
    const { db, clock } = office();
    const { services, sold } = await plan(office());
    const rows = await tripRows(db);
    const keys = rows.map(({ service, day }) => `${service} ${day}`);
    expect(new Set(keys).size).toBe(keys.length);

    const byId = new Map(rows.map((row) => [row.id, row]));
    for (const [id, departs] of sold) expect(byId.get(id)).toMatchObject({ departs, isGone: false });

    const today = lagosDay(clock.now.toISOString());
    const wrong: object[] = [];
    for (const { id, form } of services) {
      const service = valuesIn(form);
      for (let day = today; day <= addDays(today, 14); day = addDays(day, 1)) {
        const row = rows.find((one) => one.service === id && one.day === day);
        const isWanted = runsOn(service, day) && departureOn(service, day) > clock.now.toISOString();
        const isLive = row !== undefined && !row.isGone;
        const isFree = isLive && row.tickets === 0 && !row.isByHand;
        if (isWanted && !isLive && !(row?.isGone && !row.isWithdrawn))
          wrong.push({ why: 'missing', id, day, row });
        if (!isFree || row.departs <= clock.now.toISOString()) continue;
        if (!runsOn(service, day)) wrong.push({ why: 'not wanted', id, day, row });
        else if (
          row.departs !== departureOn(service, day) ||
          row.fare !== service.fare ||
          row.seats !== service.seats
        )
          wrong.push({ why: 'not as planned', id, day, row, service });
      }
    }
    expect(wrong).toEqual([]);
    expect(sold.size).toBeGreaterThan(0);
  });
});
