import type { Route, Trip, Vehicle } from '@motorpark/domain';
import { describe, expect, it } from 'vitest';
import { routeChoices, vehicleChoices } from './tripChoices';

const road = (routeId: string, origin: string, duration = '7 hours'): Route => ({
  id: routeId,
  routeId,
  origin,
  destination: 'Lagos',
  distance: '452 km',
  duration,
  fare: undefined,
  mostFare: undefined,
  status: 'In service',
});
const routes = [road('Awka - Lagos', 'Awka'), road('Aba - Lagos', ' aba '), road('Awka - Imo', 'AWKA', '')];

const vehicle = (number: string, seats = 14): Vehicle => ({
  id: number,
  number,
  type: 'Bus',
  assignedDriver: number === 'A1' ? 'Emeka Eze' : '',
  seats,
  status: 'In service',
});
const vehicles = [vehicle('A1'), vehicle('B2', 1), vehicle('C3')];

const trip = (how: Partial<Trip>): Trip => ({
  id: 'trip-1',
  routeId: 'Awka - Lagos',
  origin: 'Awka',
  destination: 'Lagos',
  travelDate: '2026-11-22T06:00:00.000Z',
  amount: 1_850_000,
  vehicleType: 'Bus',
  vehicleNumber: 'A1',
  status: 'Scheduled',
  totalSeats: 14,
  takenSeats: [],
  ...how,
});

describe('the routes of a trip form', () => {
  it('are those that leave from here, with what they take', () => {
    expect(routeChoices(routes, 'Awka')).toEqual([
      { value: 'Awka - Lagos', label: 'Awka - Lagos', hint: '452 km · 7 hours' },
      { value: 'Awka - Imo', label: 'Awka - Imo', hint: '452 km' },
    ]);
  });

  it('are all for the head office', () => {
    expect(routeChoices(routes, '').map(({ value }) => value)).toEqual([
      'Awka - Lagos',
      'Aba - Lagos',
      'Awka - Imo',
    ]);
  });
});

describe('the vehicles of a trip form', () => {
  const choices = (trips: Trip[], planned = {}) =>
    vehicleChoices(
      { vehicles, routes, trips },
      { travelDate: '2026-11-22T10:00', routeId: 'Awka - Lagos', ...planned },
    ).map(({ value, hint }) => `${value}: ${hint}`);
  const ALL_FREE = ['A1: Bus · 14 seats · Emeka Eze', 'B2: Bus · 1 seat', 'C3: Bus · 14 seats'];

  it('say how many they seat and who drives', () => {
    expect(choices([])).toEqual(ALL_FREE);
  });

  it('that are away then come last, and say where they are', () => {
    expect(choices([trip({})])).toEqual([
      'B2: Bus · 1 seat',
      'C3: Bus · 14 seats',
      'A1: Bus · 14 seats · on Awka - Lagos until about 22 Nov 2026, 02:00 PM',
    ]);
  });

  it('that are too small for those who have seats come after those that are not, and say so; busy ones come last', () => {
    expect(choices([trip({})], { seatsNeeded: 5 })).toEqual([
      'C3: Bus · 14 seats',
      'B2: Bus · 1 seat · too small for 5',
      'A1: Bus · 14 seats · on Awka - Lagos until about 22 Nov 2026, 02:00 PM',
    ]);
  });

  it.each([
    ['before it leaves and after it came', [trip({})], { travelDate: '2026-11-22T14:00' }],
    ['once its trip is completed', [trip({ status: 'Completed' })], {}],
    ['for the trip itself', [trip({})], { id: 'trip-1' }],
    ['while no date is chosen', [trip({})], { travelDate: '' }],
  ])('are free %s', (_when, trips, planned) => {
    expect(choices(trips, planned)).toEqual(ALL_FREE);
  });
});
