import { describe, expect, it } from 'vitest';
import { readTrip } from './readTrip';
import { readTicket } from './readTicket';
import { readVehicle } from './officeRecords';
import { read, recordIn, textOf, withPart } from '../http/record';
import { rowsOf } from './rowsOf';
import { seatCountOf, seatNumbersOf } from './seats';
import { countOf, dayOf, instantOf, koboOf } from './values';

const row = { id: '1' };

describe('a list', () => {
  it.each([
    ['the body itself', [row]],
    ['data', { data: [row] }],
    ['data.data', { data: { data: [row] } }],
    ['data.data with pages around it', { data: { current_page: 1, data: [row] } }],
    ['an object of numbered rows, as PHP filters', { data: { 0: row } }],
    ['rows among rubbish', [null, 7, 'x', ['y'], row]],
  ])('is found as %s', (_where, body) => expect(rowsOf(body)).toEqual([row]));

  it.each([[{ data: [] }], [{ data: null }], [{ data: { data: null } }], [[]], [{ data: {} }]])(
    'may be empty: %j',
    (body) => expect(rowsOf(body)).toEqual([]),
  );

  it.each([['<!doctype html>'], [''], [null], [undefined], [42], [{}], [{ message: 'OK' }], [{ data: 'x' }]])(
    'that is not there is a failure, not an empty list: %j',
    (body) => expect(() => rowsOf(body)).toThrow('Unknown Error Occurred'),
  );
});

it('finds a record as the body, data or data.data, and fails where there is none', () => {
  expect(recordIn({ ticket_id: 'TK' })).toEqual({ ticket_id: 'TK' });
  expect(recordIn({ message: 'ok', data: { ticket_id: 'TK' } })).toEqual({ ticket_id: 'TK' });
  expect(recordIn({ data: { data: { ticket_id: 'TK' } } })).toEqual({ ticket_id: 'TK' });
  expect(() => recordIn('<html>')).toThrow();
});

it('takes what a part says before what stands beside it, also that it says nothing, and a record without the part as it is', () => {
  const record = { name: 'Ada', phone: '0803', part: { name: null, seats: 2 } };
  expect(withPart(record, record.part)).toEqual({ ...record, name: null, seats: 2 });
  for (const none of [undefined, null, '', 'x', 7]) expect(withPart(record, none)).toBe(record);
});

describe('seat numbers', () => {
  it.each([
    [
      [4, 5],
      [4, 5],
    ],
    [
      ['5', '4', '4'],
      [4, 5],
    ],
    ['[4,5]', [4, 5]],
    ['["4","5"]', [4, 5]],
    ['"[4,5]"', [4, 5]],
    ['4,5', [4, 5]],
    ['4, 5', [4, 5]],
    ['4', [4]],
    [4, [4]],
    [{ 0: 4, 2: 5 }, [4, 5]],
    ['[4,5', [4, 5]],
    ['', []],
    ['[]', []],
    ['null', []],
    [null, []],
    [undefined, []],
    [[-1, 0, 1.5, NaN, 'x', null, {}, 1e9], []],
    [true, []],
  ])('%j are %j', (wire, seats) => expect(seatNumbersOf(wire)).toEqual(seats));

  it('counts seats given as a number, as text or as the list of them, and never more than a vehicle has', () => {
    expect(seatCountOf('18')).toBe(18);
    expect(seatCountOf([1, 2, 3])).toBe(3);
    expect(seatCountOf('[1,2,3]')).toBe(3);
    expect(seatCountOf(900_000_000)).toBe(100);
    expect(seatCountOf('many')).toBeUndefined();
  });
});

describe('single values', () => {
  it.each([
    [65000, 6_500_000],
    ['65000', 6_500_000],
    ['65,000', 6_500_000],
    ['₦65,000.50', 6_500_050],
    ['65000.00', 6_500_000],
    ['', undefined],
    ['free', undefined],
    [null, undefined],
    [{}, undefined],
    [Infinity, undefined],
  ])('amount %j is %j kobo', (wire, kobo) => expect(koboOf(wire)).toBe(kobo));

  it('takes dates with and without a zone, and shows what is no date as it came', () => {
    expect(instantOf('2026-11-21T06:00:00.000Z')).toBe('2026-11-21T06:00:00.000Z');
    expect(instantOf('2026-11-21 07:00:00')).toBe('2026-11-21T06:00:00.000Z');
    expect(instantOf('tomorrow')).toBe('tomorrow');
    expect(instantOf(null)).toBeUndefined();
    expect(dayOf('1990-04-02')).toBe('1990-04-02');
    expect(dayOf('1990-04-02T23:30:00Z')).toBe('1990-04-03');
    expect(dayOf('last year')).toBeUndefined();
  });

  it('reads text from numbers, and nothing from anything else', () => {
    expect(textOf(7)).toBe('7');
    expect(textOf('  Awka ')).toBe('Awka');
    expect(textOf('  ')).toBeUndefined();
    expect(textOf(['x'])).toBeUndefined();
    expect(countOf('-3')).toBeUndefined();
    expect(read({ a: null, b: '', c: 'x' }, 'a', 'b', 'c')).toBe('x');
    expect(read({}, 'constructor')).toBeUndefined();
  });
});

describe('a trip', () => {
  it('of a core server is read as one of ours', () => {
    expect(
      readTrip(
        {
          id: 7,
          route_id: 'Awka - Lagos',
          travel_date: '2026-11-21 07:00:00',
          amount: '18,500',
          vehicle_type: 'Bus',
          vehicle_number: 'ANB 482 XA',
          status: 'En route',
          total_seats: '14',
          selected_seats: '["3","1"]',
          type: 'Outgoing',
        },
        0,
      ),
    ).toEqual({
      id: '7',
      routeId: 'Awka - Lagos',
      origin: 'Awka',
      destination: 'Lagos',
      travelDate: '2026-11-21T06:00:00.000Z',
      amount: 1_850_000,
      vehicleType: 'Bus',
      vehicleNumber: 'ANB 482 XA',
      status: 'En-route',
      totalSeats: 14,
      takenSeats: [1, 3],
      direction: 'outgoing',
    });
  });

  it('with everything missing is still a row, apart from its neighbours', () => {
    const trips = [{}, { id: null, fromTerminal: null, selected_seats: 'x', total_seats: -4 }].map(readTrip);
    expect(trips.map(({ id }) => id)).toEqual(['#1', '#2']);
    expect(trips[1]).toMatchObject({
      totalSeats: 0,
      takenSeats: [],
      amount: 0,
      routeId: '',
      status: 'Scheduled',
    });
  });

  it('that does not say how many seats it has is as big as the seats it names', () => {
    expect(readTrip({ selected_seats: [2], available_seats: [1, 3, 4] }, 0).totalSeats).toBe(4);
  });
});

describe('a ticket', () => {
  it('of the list is read with its trip', () => {
    expect(
      readTicket({
        id: 3,
        ticket_id: 'TK-1',
        traveler_name: 'Ada',
        traveler_number: '0803 412 7781',
        next_of_kin_mobile_no: '0803 412 7782',
        seat_number: '4, 5',
        trip: { route_id: 'Awka - Lagos', travel_date: '2026-11-21', vehicle_number: 'X', status: 'Enroute' },
      }),
    ).toMatchObject({
      id: '3',
      number: 'TK-1',
      seats: [4, 5],
      origin: 'Awka',
      destination: 'Lagos',
      travelDate: '2026-11-20T23:00:00.000Z',
      status: 'Enroute',
      amount: undefined,
    });
  });

  it('never takes the date of birth for the day of travel, nor that day for the date of birth', () => {
    expect(readTicket({ travel_date: '1990-04-02' })).toMatchObject({
      travelDate: undefined,
      dateOfBirth: undefined,
    });
    expect(readTicket({ date_of_birth: '1990-04-02' }).dateOfBirth).toBe('1990-04-02');
  });
});

it('reads a vehicle whose seats come as a list and whose driver as a record', () => {
  expect(
    readVehicle({ id: 1, seat_number: [1, 2, 3], assigned_driver: { driver_name: 'Musa' } }, 0),
  ).toMatchObject({
    seats: 3,
    assignedDriver: 'Musa',
  });
});
