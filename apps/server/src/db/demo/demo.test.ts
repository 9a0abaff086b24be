import {
  addDays,
  isNigerianPhone,
  isTicketNumber,
  isWaybillNumber,
  lagosDay,
  WAYBILL_STATUSES,
} from '@motorpark/domain';
import { describe, expect, it } from 'vitest';
import { onEveryEngine } from '../testing';
import { sql } from '../sql';
import { makeCompany } from './company';
import { lagosTime } from './moments';
import { DEMO_PASSCODE, fillDemo, isEmpty } from './index';

const DAY = '2026-11-21';
const NOON = lagosTime(DAY, '12:00');
/** At every hour of a day, and at the edges of it. */
const MOMENTS = [
  '00:00',
  '00:30',
  '05:00',
  '07:00',
  '09:59',
  '12:00',
  '16:45',
  '18:00',
  '20:31',
  '23:59',
].map((time) => [time, lagosTime(DAY, time)] as const);
const hashPasscode = (passcode: string) => Promise.resolve(`hash of ${passcode}`);

it('the demo company is the same whenever it is made', () => {
  expect(makeCompany(NOON)).toEqual(makeCompany(NOON));
});

it('the hour of the day moves statuses on and changes neither trips nor people nor seats', () => {
  const [early, late] = [makeCompany(lagosTime(DAY, '05:00')), makeCompany(lagosTime(DAY, '23:00'))];
  expect(early.trips.map(({ departs_at, amount_kobo }) => [departs_at, amount_kobo])).toEqual(
    late.trips.map(({ departs_at, amount_kobo }) => [departs_at, amount_kobo]),
  );
  expect(early.tickets.map(({ number, traveler_name }) => [number, traveler_name])).toEqual(
    late.tickets.map(({ number, traveler_name }) => [number, traveler_name]),
  );
  expect(early.seats.map(({ seat_number }) => seat_number)).toEqual(
    late.seats.map(({ seat_number }) => seat_number),
  );
  expect(early.waybills.map(({ number }) => number)).toEqual(late.waybills.map(({ number }) => number));
});

it('is as big as a company that one can try things on', () => {
  const { terminals, vehicles, tickets, waybills, seats, trips } = makeCompany(NOON);
  expect(terminals).toHaveLength(7);
  expect(vehicles).toHaveLength(24);
  expect(tickets.length).toBeGreaterThan(400);
  expect(tickets.length).toBeLessThan(700);
  expect(waybills.length).toBeGreaterThan(150);
  expect(waybills.length).toBeLessThan(250);
  const sold = seats.length / trips.reduce((sum, { total_seats }) => sum + total_seats, 0);
  expect(sold).toBeGreaterThan(0.25);
  expect(sold).toBeLessThan(0.7);
});

it('has people with valid phones, ages and numbers that scan', () => {
  const { people, drivers, tickets, waybills } = makeCompany(NOON);
  const phones = [
    ...people.map(({ phone }) => phone),
    ...drivers.map(({ phone }) => phone),
    ...tickets.flatMap(({ traveler_number, next_of_kin_number }) => [traveler_number, next_of_kin_number]),
    ...waybills.flatMap(({ sender_number, receiver_number }) => [sender_number, receiver_number]),
  ];
  expect(phones.filter((phone) => !isNigerianPhone(phone))).toEqual([]);
  expect(tickets.filter(({ number }) => !isTicketNumber(number))).toEqual([]);
  expect(waybills.filter(({ number }) => !isWaybillNumber(number))).toEqual([]);
  const births = tickets.map(({ date_of_birth }) => date_of_birth).toSorted();
  expect(births[0] && births[0] > '1945').toBe(true);
  expect(births.at(-1)).toSatisfy((youngest: string) => youngest < addDays(DAY, -18 * 365));
});

describe.each(MOMENTS)('at %s', (_time, now) => {
  const company = makeCompany(now);
  const { trips, tickets, seats, waybills, changes, roads, operations } = company;
  const roadOf = (routeId: string) => roads.find(({ route }) => route.id === routeId);
  const taken = (tripId: string) => seats.filter(({ trip_id }) => trip_id === tripId).length;
  const from = (terminal: string) =>
    trips.filter(({ route_id }) => roadOf(route_id)?.origin.name === terminal);
  const isOpen = ({ id, status, total_seats }: (typeof trips)[number]) =>
    status === 'Scheduled' && taken(id) < total_seats;

  it('every trip is where it should be', () => {
    for (const { route_id, departs_at, status } of trips) {
      const arrives = Date.parse(departs_at) + (roadOf(route_id)?.line.minutes ?? 0) * 60_000;
      if (Date.parse(departs_at) > now.getTime()) expect(status).toBe('Scheduled');
      else if (lagosDay(departs_at) < DAY) expect(status).not.toBe('Scheduled');
      if (status === 'Completed') expect(arrives).toBeLessThanOrEqual(now.getTime());
      if (status === 'En-route') expect(arrives).toBeGreaterThan(now.getTime());
    }
  });

  it('every terminal has seats to sell today, and Awka also a full trip and one that left', () => {
    for (const { name } of company.terminals) {
      const today = from(name).filter(({ departs_at }) => lagosDay(departs_at) === DAY);
      expect(today.filter(isOpen), name).not.toEqual([]);
    }
    expect(
      from('Awka').some(({ id, status, total_seats }) => status === 'Scheduled' && taken(id) === total_seats),
    ).toBe(true);
    expect(from('Awka').some(({ status }) => status !== 'Scheduled')).toBe(true);
  });

  it('no vehicle is in two places at once', () => {
    for (const vehicle of company.vehicles) {
      const runs = trips.filter(({ vehicle_id }) => vehicle_id === vehicle.id);
      const ordered = runs.toSorted((a, b) => a.departs_at.localeCompare(b.departs_at));
      ordered.slice(1).forEach((next, index) => {
        const before = ordered[index];
        const road = before && roadOf(before.route_id);
        expect(road?.destination.id).toBe(roadOf(next.route_id)?.origin.id);
        expect(Date.parse(before?.departs_at ?? '') + (road?.line.minutes ?? 0) * 60_000).toBeLessThan(
          Date.parse(next.departs_at),
        );
      });
    }
  });

  it('tickets follow their trip, and nothing was booked in the future or after the departure', () => {
    const fitting = {
      Scheduled: ['Scheduled', 'Boarded'],
      'En-route': ['Enroute'],
      Completed: ['Completed'],
    };
    const tripById = new Map(trips.map((trip) => [trip.id, trip]));
    const odd = tickets.filter(({ trip_id, status, booked_at, deleted_at }) => {
      const trip = tripById.get(trip_id);
      if (!trip || Date.parse(booked_at) >= Math.min(now.getTime(), Date.parse(trip.departs_at))) return true;
      if (deleted_at === null) return !fitting[trip.status].includes(status);
      return deleted_at < booked_at || deleted_at >= now.toISOString();
    });
    expect(odd).toEqual([]);
    expect(waybills.filter((one) => Date.parse(one.deleted_at ?? one.booked_at) >= now.getTime())).toEqual(
      [],
    );
  });

  it('there are waybills in every status', () => {
    const live = waybills.filter(({ deleted_at }) => deleted_at === null);
    expect([...new Set(live.map(({ status }) => status))].toSorted()).toEqual([
      'Delivered',
      'On-Transit',
      'Pending',
      'Picked Up',
    ]);
  });

  it('each parcel came to its status step by step, by staff of the end where it happened', () => {
    for (const { id, status, booked_at, origin_terminal_id, destination_terminal_id } of waybills) {
      const steps = changes.filter(({ waybill_id }) => waybill_id === id);
      const way = ['Pending', ...steps.map(({ to_status }) => to_status)];
      expect(way).toEqual(WAYBILL_STATUSES.slice(0, WAYBILL_STATUSES.findIndex((one) => one === status) + 1));
      expect(steps.map(({ from_status }) => from_status)).toEqual(way.slice(0, -1));
      const ends = [origin_terminal_id, destination_terminal_id, destination_terminal_id];
      expect(steps.map(({ terminal_id }) => terminal_id)).toEqual(ends.slice(0, steps.length));
      const moments = [booked_at, ...steps.map(({ at }) => at)];
      expect(moments.toSorted()).toEqual(moments);
      expect(moments.every((at) => Date.parse(at) <= now.getTime())).toBe(true);
    }
  });

  it('each trip and ticket came to its status step by step, none before it was booked', () => {
    const stepsTo = { Scheduled: 0, Boarded: 1, Enroute: 2, Completed: 3 };
    for (const { id, status } of trips) {
      const steps = changes.filter(({ trip_id }) => trip_id === id);
      expect(steps.at(-1)?.to_status ?? 'Scheduled').toBe(status);
    }
    for (const { id, status, booked_at, deleted_at } of tickets) {
      const steps = changes.filter(({ ticket_id }) => ticket_id === id);
      expect(steps).toHaveLength(deleted_at === null ? stepsTo[status] : 0);
      const moments = [booked_at, ...steps.map(({ at }) => at)];
      expect(moments.toSorted()).toEqual(moments);
      expect(moments.every((at) => Date.parse(at) <= now.getTime())).toBe(true);
    }
  });

  it('the ledger says to the kobo what the tickets, waybills and approved expenses say', () => {
    const inBooks = [...tickets, ...waybills].filter(({ deleted_at }) => deleted_at === null);
    const sum = (amounts: { amount_kobo: number }[]) =>
      amounts.reduce((total, { amount_kobo }) => total + amount_kobo, 0);
    const spent = company.expenses.filter(({ status }) => status === 'Approved');
    expect(spent.length).toBeGreaterThan(10);
    expect(sum(operations)).toBe(sum(inBooks) - sum(spent));
    expect(company.expenses.filter(({ entered_at }) => Date.parse(entered_at) >= now.getTime())).toEqual([]);
  });
});

onEveryEngine('The demo company in the database', (open) => {
  it('fills an empty database in a moment, with logins for the head office and every terminal', async () => {
    const database = await open();
    expect(await isEmpty(database)).toBe(true);
    const logins = await fillDemo(database, { now: NOON, hashPasscode });
    expect(await isEmpty(database)).toBe(false);
    expect(logins.slice(0, 3).map(({ email, role, terminal }) => ({ email, role, terminal }))).toEqual([
      { email: 'super@motorpark.example', role: 'super_admin', terminal: undefined },
      { email: 'awka@motorpark.example', role: 'admin', terminal: 'Awka' },
      { email: 'lagos@motorpark.example', role: 'admin', terminal: 'Lagos' },
    ]);
    expect(logins.map(({ passcode }) => passcode)).toEqual(logins.map(() => DEMO_PASSCODE));
    const people = await database.query<{ email: string; passcode_hash: string }>(
      sql`select email, passcode_hash from person order by email`,
    );
    expect(people.map(({ email }) => email)).toEqual(logins.map(({ email }) => email).toSorted());
    expect(new Set(people.map(({ passcode_hash }) => passcode_hash))).toEqual(
      new Set([`hash of ${DEMO_PASSCODE}`]),
    );
  });

  it('keeps the seats, the ledger and the money in the database as they were made', async () => {
    const database = await open();
    await fillDemo(database, { now: NOON, hashPasscode });
    const company = makeCompany(NOON);
    const [counts] = await database.query(sql`
      select (select count(*) from trip) as trips, (select count(*) from ticket) as tickets,
        (select count(*) from ticket_seat) as seats, (select count(*) from waybill) as waybills,
        (select count(*) from change) as changes, (select count(*) from operation) as operations`);
    expect(counts).toEqual({
      trips: company.trips.length,
      tickets: company.tickets.length,
      seats: company.seats.length,
      waybills: company.waybills.length,
      changes: company.changes.length + company.decisions.length,
      operations: company.operations.length,
    });
    const [money] = await database.query<{ ledger: string; books: string }>(sql`
      select (select sum(amount_kobo) from operation)::text as ledger,
        ((select sum(amount_kobo) from ticket where deleted_at is null)
          + (select sum(amount_kobo) from waybill where deleted_at is null)
          - (select sum(amount_kobo) from expense where status = 'Approved'))::text as books`);
    expect(money?.ledger).toBe(money?.books);
    const odd = await database.query(sql`
      select number from ticket left join ticket_seat on ticket_seat.ticket_id = ticket.id
      where (deleted_at is null) = (ticket_id is null) or (deleted_at is null) <> (released_seats is null)`);
    expect(odd).toEqual([]);
  });

  it('is filled once, however many processes start at the same time', async () => {
    const database = await open();
    const fills = [1, 2, 3].map(() => fillDemo(database, { now: NOON, hashPasscode }));
    const [first, ...others] = await Promise.all(fills);
    for (const other of others) expect(other).toEqual(first);
    const [row] = await database.query<{ people: number }>(sql`select count(*) as people from person`);
    expect(row?.people).toBe(8);
  });
});
