import { expect, it } from 'vitest';
import { givenBackOf, linesOf, tripsOf } from './reportLinks';

const days = { from: '2025-01-09', to: '2025-01-15' };
const trips = '#/super-admin/trips?period=custom&from=2025-01-09&to=2025-01-15';
const lines = '#/super-admin/operation-history?period=custom&from=2025-01-09&to=2025-01-15';
const load = { name: 'Awka to Lagos', trips: 3, offered: 42, sold: 30 };
const missed = { name: 'Awka', trips: 3, sold: 30, noShows: 2 };
const departures = { name: 'Awka to Lagos, 07:00', planned: 14, run: 12, cancelled: 1, late: 2 };
const money = { name: '', amounts: { TICKET_BOOKING: 0, WAYBILL: 0, EXPENSE: 0 }, income: 0, balance: 0 };

it.each([
  ['a route', tripsOf({ id: 'r1', ...load }, { by: 'route', ...days }), '&route=r1'],
  [
    'a weekday',
    tripsOf({ id: '5', ...load }, { by: 'weekday', ...days, routeId: 'r1' }),
    '&route=r1&weekday=5',
  ],
  [
    'a weekday of a route',
    tripsOf({ id: 'r1', weekday: 5, ...load }, { by: 'routeAndWeekday', ...days, terminalId: 't1' }),
    '&route=r1&terminal=t1&weekday=5',
  ],
  [
    'who did not come at a terminal',
    tripsOf({ id: 't1', ...missed }, { by: 'terminal', ...days }, { noShows: 'some' }),
    '&terminal=t1&noShows=some',
  ],
  [
    'a service that were cancelled',
    tripsOf({ id: 's1', ...departures }, { by: 'service', ...days }, { status: 'Cancelled' }),
    '&service=s1&status=Cancelled',
  ],
  ['all', tripsOf(undefined, { by: 'route', ...days, terminalId: 't1' }), '&terminal=t1'],
])('the trips of %s', (_what, link, narrowing) => expect(link).toBe(trips + narrowing));

it.each([
  [
    'a terminal',
    linesOf({ id: 't1', ...money }, { by: 'terminal', ...days }, 'EXPENSE'),
    '&terminal=t1&type=EXPENSE',
  ],
  [
    'a person',
    linesOf({ id: 'p1', ...money }, { by: 'person', ...days, terminalId: 't1' }),
    '&terminal=t1&person=p1',
  ],
  ['no method', linesOf({ id: 'none', ...money }, { by: 'method', ...days }), '&method=none'],
  ['a route', linesOf({ id: 'r1', ...money }, { by: 'route', ...days }), '&route=r1'],
  ['no vehicle', linesOf({ id: 'none', ...money }, { by: 'vehicle', ...days }), '&vehicle=none'],
  ['all', linesOf(undefined, { by: 'person', ...days }), ''],
])('the lines of %s', (_what, link, narrowing) => expect(link).toBe(lines + narrowing));

const back = '#/super-admin/reports/given-back?period=custom&from=2025-01-09&to=2025-01-15';
const acts = {
  name: '',
  acts: 2,
  amount: 0,
  afterPrinting: 1,
  afterBoarding: 0,
  afterDeparture: 0,
  alone: 1,
};

it.each([
  [
    'a person after printing',
    givenBackOf({ id: 'p1', ...acts }, { by: 'person', ...days, terminalId: 't1' }, 'afterPrinting'),
    '&terminal=t1&person=p1&fact=afterPrinting',
  ],
  ['a kind', givenBackOf({ id: 'seats', ...acts }, { by: 'way', ...days }), '&way=seats'],
])('what was given back by %s', (_what, link, narrowing) => expect(link).toBe(back + narrowing));

it('the lines of a day', () => {
  expect(linesOf({ id: '2025-01-12', ...money }, { by: 'day', ...days })).toBe(
    lines.replace('2025-01-09', '2025-01-12').replace('2025-01-15', '2025-01-12'),
  );
});

it('the lines of a month, as far as the period has it', () => {
  const month = { id: '2025-01', ...money };
  expect(linesOf(month, { by: 'month', ...days })).toBe(lines);
  expect(linesOf(month, { by: 'month', from: '2024-12-20', to: '2025-03-31' })).toBe(
    lines.replace('2025-01-09', '2025-01-01').replace('2025-01-15', '2025-01-31'),
  );
});
