import { expect, it } from 'vitest';
import { chosenAssignment, dutiesWith, isReassigned } from './assignment';
import type { NamedDuty } from './duty';
import { dutiesByName, dutyObstacle } from './dutyChoices';
import type { Trip } from './trip';

const trip = (id: string, vehicleNumber: string): Trip => ({
  id,
  routeId: 'Awka - Lagos',
  origin: 'Awka',
  destination: 'Lagos',
  travelDate: '2026-11-22T06:00:00.000Z',
  amount: 1_850_000,
  vehicleType: 'Bus',
  vehicleNumber,
  driver: undefined,
  secondDriver: undefined,
  status: 'Scheduled',
  totalSeats: 14,
  takenSeats: [],
});
const duty = (tripId: string, vehicleNumber: string): NamedDuty => ({
  tripId,
  routeId: 'Awka - Lagos',
  departsAt: '2026-11-22T06:00:00.000Z',
  arrivesAt: '2026-11-22T13:00:00.000Z',
  isOver: false,
  destination: 'Lagos',
  vehicleNumber,
  driver: '',
  secondDriver: '',
});
const trips = [trip('one', 'A1'), trip('other', 'B2')];
const stored = [duty('one', 'A1'), duty('other', 'B2')];

it('What is chosen and not saved yet counts: the same bus twice is named, and one that is given up is free', () => {
  const choices = { one: { vehicleNumber: 'B2' } };
  const duties = dutiesByName(dutiesWith(stored, trips, choices));
  const why = (name: string) => dutyObstacle({ name }, { id: 'other', times: stored[1], duties })?.short;
  expect(why('B2')).toBe('on Awka - Lagos until about 22 Nov 2026, 02:00 PM');
  expect(why('A1')).toBeUndefined();
});

it('A trip is changed while what is chosen is not what it has', () => {
  const [one = trip('one', '')] = trips;
  expect(isReassigned(one, {})).toBe(false);
  expect(isReassigned(one, { one: { driver: 'Emeka Nwosu' } })).toBe(true);
  expect(isReassigned(one, { one: { vehicleNumber: 'A1', driver: '' } })).toBe(false);
  expect(chosenAssignment(one, { one: { driver: 'Emeka Nwosu' } })).toEqual({
    vehicleNumber: 'A1',
    driver: 'Emeka Nwosu',
    secondDriver: '',
  });
});
