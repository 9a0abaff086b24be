import { addDays, isNigerianPhone, lagosDay, readTicketNumber, readWaybillNumber } from '@motorpark/domain';
import { describe, expect, it } from 'vitest';
import { makeCompany } from './company';
import { lagosTime } from './moments';
import { DAY, MOMENTS, NOON } from './demo.fixtures';

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

it('sells each seat at its trip’s fare', () => {
  const { trips, tickets, seats } = makeCompany(NOON);
  const tripById = new Map(trips.map((trip) => [trip.id, trip]));
  for (const { id, trip_id, amount_kobo, fare_kobo, released_seats } of tickets) {
    const count = released_seats?.length ?? seats.filter(({ ticket_id }) => ticket_id === id).length;
    const fare = tripById.get(trip_id)?.amount_kobo ?? 0;
    expect(fare_kobo).toBe(fare);
    expect(amount_kobo).toBe(fare * count);
  }
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
  expect(tickets.filter(({ number }) => readTicketNumber(number) !== number)).toEqual([]);
  expect(waybills.filter(({ number }) => readWaybillNumber(number) !== number)).toEqual([]);
  const births = tickets.map(({ date_of_birth }) => date_of_birth).toSorted();
  expect(births[0] && births[0] > '1945').toBe(true);
  expect(births.at(-1)).toSatisfy((youngest: string) => youngest < addDays(DAY, -18 * 365));
});

describe.each(MOMENTS)('at %s', (_time, now) => {
  const company = makeCompany(now);
  const { trips, tickets, seats, waybills, legs } = company;
  const legOf = (routeId: string) => legs.find(({ route }) => route.id === routeId);
  const taken = (tripId: string) => seats.filter(({ trip_id }) => trip_id === tripId).length;
  const from = (terminal: string) =>
    trips.filter(({ route_id }) => legOf(route_id)?.origin.name === terminal);
  const isOpen = ({ id, status, total_seats }: (typeof trips)[number]) =>
    status === 'Scheduled' && taken(id) < total_seats;

  it('every trip is where it should be', () => {
    for (const { route_id, departs_at, status } of trips) {
      const arrives = Date.parse(departs_at) + (legOf(route_id)?.line.minutes ?? 0) * 60_000;
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
        const leg = before && legOf(before.route_id);
        expect(leg?.destination.id).toBe(legOf(next.route_id)?.origin.id);
        expect(Date.parse(before?.departs_at ?? '') + (leg?.line.minutes ?? 0) * 60_000).toBeLessThan(
          Date.parse(next.departs_at),
        );
      });
    }
  });

  it('tickets follow their trip, and nothing was booked in the future or after the departure', () => {
    const findMatchingHash: Readonly<Record<(typeof trips)[number]['status'], readonly string[]>> = {
      Scheduled: ['Scheduled', 'Boarded'],
      'En-route': ['Enroute'],
      Completed: ['Completed'],
      Cancelled: [],
    };
    const tripById = new Map(trips.map((trip) => [trip.id, trip]));
    const odd = tickets.filter(({ trip_id, status, booked_at, deleted_at }) => {
      const trip = tripById.get(trip_id);
      if (!trip || Date.parse(booked_at) >= Math.min(now.getTime(), Date.parse(trip.departs_at))) return true;
      if (deleted_at === null) return !findMatchingHash[trip.status].includes(status);
      return deleted_at < booked_at || deleted_at >= now.toISOString();
    });
    expect(odd).toEqual([]);
    expect(waybills.filter((one) => Date.parse(one.deleted_at ?? one.booked_at) >= now.getTime())).toEqual(
      [],
    );
  });
});
