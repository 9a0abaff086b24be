import { describe, expect, it } from 'vitest';
import { columnsOf, figureChange, figureText } from './definition';
import { type ReportGroup, groupHeading, groupLabel, headingsOf, rowKey, rowName } from './groups';
import type { ReportSubject } from './report';
import { REPORTS, REPORT_NAMES, type ReportName, reportAt, reportGroup, reportNamed } from './reports';

describe('A row', () => {
  it.each<[ReportGroup, ReportSubject, string]>([
    ['route', { id: 'r1', name: 'Awka to Lagos' }, 'Awka to Lagos'],
    ['route', { id: 'none', name: 'none' }, 'No route'],
    ['vehicle', { id: 'none', name: 'none' }, 'No vehicle'],
    ['weekday', { id: '5', name: 'Friday' }, 'Friday'],
    ['routeAndWeekday', { id: 'r1', name: 'Awka to Lagos', weekday: 5 }, 'Awka to Lagos, Friday'],
    ['service', { id: 's1', name: 'Awka to Lagos, 14:00' }, 'Awka to Lagos, 02:00 PM'],
    ['service', { id: 'none', name: 'none' }, 'Planned by hand'],
    ['person', { id: 'rule', name: 'the company’s rule' }, 'The company’s rule'],
    ['method', { id: 'none', name: 'none' }, 'Not recorded'],
    ['day', { id: '2025-01-15', name: '2025-01-15' }, '15 Jan 2025'],
    ['month', { id: '2025-01', name: '2025-01' }, 'Jan 2025'],
    ['way', { id: 'seats', name: 'seats' }, 'Seats taken off'],
    [
      'trip',
      { id: 'tr1', name: 'Awka to Lagos', departsAt: '2025-01-15T06:00:00.000Z' },
      'Awka to Lagos, 15 Jan 2025, 07:00 AM',
    ],
    ['driverAndMonth', { id: 'd1', name: 'Musa Bello', month: '2025-01' }, 'Musa Bello, Jan 2025'],
  ])('by %s is called as people say', (by, row, name) => expect(rowName(by, row)).toBe(name));

  it.each<[ReportGroup, Partial<ReportSubject>, Partial<ReportSubject>]>([
    ['driverAndMonth', { month: '2025-01' }, { month: '2025-02' }],
    ['routeAndWeekday', { weekday: 5 }, { weekday: 6 }],
  ])('by %s is told apart by both', (by, one, other) => {
    const subject = { id: '1', name: 'Musa Bello' };
    expect(rowKey(by, { ...subject, ...one })).not.toBe(rowKey(by, { ...subject, ...other }));
  });
});

it.each<[ReportGroup, string, string, string[]]>([
  ['method', 'By payment method', 'Payment method', ['Payment method']],
  ['driverAndMonth', 'By driver and month', 'Driver and month', ['Driver', 'Month']],
  ['trip', 'By trip', 'Trip', ['Trip', 'Departure']],
])('rows by %s are %s', (by, label, heading, headings) => {
  expect([groupLabel(by), groupHeading(by), headingsOf(by)]).toEqual([label, heading, headings]);
});

it.each(REPORT_NAMES.map((name) => [name]))('the report %s draws what it has', (name) => {
  const { drawing, groups } = reportNamed(name);
  const names = columnsOf(reportNamed(name)).map((column) => column.name);
  expect(names).toEqual(expect.arrayContaining([...drawing]));
  expect(reportGroup(reportNamed(name), 'moon')).toBe(groups[0]);
});

it('figures say their unit; a share of nothing says nothing and is compared with nothing', () => {
  const few = { planned: 1_200, run: 9, cancelled: 0, late: 3, seatsOffered: 0, seatsSold: 0 };
  const columns = columnsOf(REPORTS.load);
  expect(columns.map((column) => figureText(column, few))).toEqual([
    '1,200',
    '9',
    '0',
    '3',
    '0',
    '0',
    '67%',
    '',
  ]);
  const [onTime, load] = columns.slice(-2);
  expect(onTime && figureChange(onTime, few, { ...few, late: 6 })).toMatchObject({ way: 'up', percent: 100 });
  expect(load && figureChange(load, few, few)).toBeUndefined();
  const [hours] = columnsOf(REPORTS.duties).slice(-1);
  expect(hours && figureText(hours, { minutes: 90 })).toBe('1 h 30 min');
});

it('what was spent is compared by its size, a balance with its sign', () => {
  const now = { EXPENSE: -200, balance: -100 };
  const before = { EXPENSE: -100, balance: 100 };
  const change = (name: string) => {
    const column = columnsOf(REPORTS.income).find((one) => one.name === name);
    return column && figureChange(column, now, before)?.way;
  };
  expect([change('EXPENSE'), change('balance')]).toEqual(['up', 'down']);
});

it.each<[string | null, ReportName, ReportGroup?]>([
  ['income', 'income'],
  ['departures', 'load', 'service'],
  ['seatKm', 'load'],
  ['toString', 'load'],
  [null, 'load'],
])('the address of %s leads to %s', (word, name, by) =>
  expect(reportAt(word)).toEqual({ name, ...(by && { by }) }),
);
