import { describe, expect, it } from 'vitest';
import type { Vehicle } from '../vehicle';
import { type NamedDuty, timesOf } from './duty';
import {
  type AskedDeparture,
  assignmentNotes,
  driverChoices,
  driverWith,
  dutiesByName,
  vehicleChoices,
} from './dutyChoices';

const vehicle = (number: string, seats = 14): Vehicle => ({
  id: number,
  number,
  type: 'Bus',
  assignedDriver: number === 'A1' ? 'Emeka Eze' : '',
  seats,
  status: 'In service',
});
const vehicles = [vehicle('A1'), vehicle('B2', 1), vehicle('C3')];

const MORNING: NamedDuty = {
  tripId: 'trip-1',
  routeId: 'Awka - Lagos',
  departsAt: '2026-11-22T06:00:00.000Z',
  arrivesAt: '2026-11-22T13:00:00.000Z',
  isOver: false,
  destination: 'Lagos',
  vehicleNumber: 'A1',
  driver: 'Emeka Eze',
  secondDriver: '',
};

const departure = (duties: NamedDuty[], travelDate = '2026-11-22T10:00', id?: string) => ({
  id,
  times: timesOf({ departsAt: travelDate, duration: '7 hours' }),
  duties: dutiesByName(duties),
  restHours: 8,
});

describe('the vehicles of a trip form', () => {
  const choices = (
    planned: AskedDeparture,
    seatsNeeded?: number,
    fleet: Parameters<typeof vehicleChoices>[0] = vehicles,
  ) => vehicleChoices(fleet, planned, seatsNeeded).map(({ value, hint }) => `${value}: ${hint}`);
  const ALL_FREE = ['A1: Bus · 14 seats · Emeka Eze', 'B2: Bus · 1 seat', 'C3: Bus · 14 seats'];
  const AWAY = 'A1: Bus · 14 seats · on Awka - Lagos until about 22 Nov 2026, 02:00 PM';

  it('say how many they seat and who drives', () => {
    expect(choices(departure([]))).toEqual(ALL_FREE);
  });

  it('that are away then come last, and say where they are', () => {
    expect(choices(departure([MORNING]))).toEqual(['B2: Bus · 1 seat', 'C3: Bus · 14 seats', AWAY]);
  });

  it('that are too small for those who have seats come after those that are not, and say so; busy ones come last', () => {
    expect(choices(departure([MORNING]), 5)).toEqual([
      'C3: Bus · 14 seats',
      'B2: Bus · 1 seat · too small for 5',
      AWAY,
    ]);
  });

  it('that stand at its terminal come before the others, and all say where they stand', () => {
    const fleet = [
      { ...vehicle('A1'), standsAt: 'Lagos' },
      { ...vehicle('B2', 1), standsAt: 'Awka' },
      vehicle('C3'),
    ];
    const hints = vehicleChoices(fleet, departure([]), 0, 'Awka').map(
      ({ value, hint }) => `${value}: ${hint}`,
    );
    expect(hints).toEqual([
      'B2: Bus · 1 seat · at Awka',
      'A1: Bus · 14 seats · at Lagos · Emeka Eze',
      'C3: Bus · 14 seats',
    ]);
  });

  it('whose papers are missing come last, and say so', () => {
    const expired = { ...vehicle('A1'), missing: ['Insurance expired on 20 Nov 2026.'] };
    expect(choices(departure([]), 0, [expired, ...vehicles.slice(1)]).at(-1)).toBe(
      'A1: Bus · 14 seats · without valid papers',
    );
  });

  it('that come on the same day stand where their trip before ends', () => {
    const fleet = [{ ...vehicle('A1'), standsAt: 'Awka' }];
    const evening = departure([MORNING], '2026-11-22T20:00');
    expect(vehicleChoices(fleet, evening, 0, 'Lagos')[0]?.hint).toBe('Bus · 14 seats · at Lagos · Emeka Eze');
  });

  it.each([
    ['before it leaves', departure([MORNING], '2026-11-21T22:00')],
    ['once its trip is completed', departure([{ ...MORNING, isOver: true }])],
    ['for the trip itself', departure([MORNING], '2026-11-22T10:00', 'trip-1')],
    ['while no date is chosen', departure([MORNING], '')],
  ])('are free %s', (_when, planned) => {
    expect(choices(planned)).toEqual(ALL_FREE);
  });
});

it('The drivers of a trip form are those who are free and rested; others follow with the reason, and conductors only go along', () => {
  const drivers = ['Emeka Eze', 'Ngozi Obi', 'Musa Bello'].map((name) => ({
    name,
    kind: name === 'Ngozi Obi' ? ('Conductor' as const) : ('Driver' as const),
    missing: [],
  }));
  const musa = { value: 'Musa Bello', label: 'Musa Bello', hint: undefined };
  const emeka = {
    value: 'Emeka Eze',
    label: 'Emeka Eze',
    hint: 'resting until 22 Nov 2026, 10:00 PM, after Awka - Lagos',
  };
  const ngozi = { value: 'Ngozi Obi', label: 'Ngozi Obi', hint: 'Conductor' };
  expect(driverChoices(drivers, departure([MORNING], '2026-11-22T20:00'))).toEqual({
    driver: [musa, emeka],
    secondDriver: [ngozi, musa, emeka],
  });
});

it.each([
  ['comes with it', [], [], 'Emeka Eze'],
  ['comes with it without papers', [], ['The licence of Emeka Eze expired on 20 Nov 2026.'], 'Emeka Eze'],
  ['does not come while away', [MORNING], [], ''],
])('The driver of a vehicle %s', (_how, duties, missing, comes) => {
  const fleet = { vehicles, drivers: [{ name: 'Emeka Eze', missing }] };
  expect(driverWith('A1', fleet, departure(duties))).toBe(comes);
  expect(driverWith('C3', fleet, departure(duties))).toBe('');
});

it('Who makes a trip is said to be not free once for each reason, and its bus to be elsewhere', () => {
  const made = { vehicleNumber: 'A1', driver: 'Emeka Eze', secondDriver: 'Ike Obi' };
  const notes = (travelDate: string, origin: string) =>
    assignmentNotes(
      { ...departure([MORNING], travelDate), ...made, origin },
      [{ number: 'A1', missing: ['No insurance.'] }],
      [{ name: 'Emeka Eze', missing: ['No licence.'] }, { name: 'Ike Obi' }],
    );
  const busy = 'Bus, Driver on Awka - Lagos until about 22 Nov 2026, 02:00 PM';
  expect(notes('2026-11-22T10:00', 'Awka')).toEqual([busy]);
  const papers = 'Bus, Driver without valid papers';
  expect(notes('2026-11-24T10:00', 'Awka')).toEqual([papers, 'The bus is at Lagos.']);
  expect(notes('2026-11-24T10:00', 'Lagos')).toEqual([papers]);
});
