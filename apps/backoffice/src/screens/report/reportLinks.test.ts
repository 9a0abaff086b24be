import { REPORTS, type ReportDefinition, type ReportRow } from '@motorpark/domain';
import { expect, it } from 'vitest';
import { countedOf } from './reportLinks';

const days = { from: '2025-01-09', to: '2025-01-15' };
const PERIOD = '?period=custom&from=2025-01-09&to=2025-01-15';
const trips = `#/super-admin/trips${PERIOD}`;
const lines = `#/super-admin/operation-history${PERIOD}`;
const back = `#/super-admin/reports/given-back${PERIOD}`;
const row = (id: string, more: Partial<ReportRow> = {}): ReportRow => ({
  id,
  name: '',
  figures: {},
  ...more,
});

/** The link of a figure. */
function linkOf(
  report: ReportDefinition,
  figure: string,
  query: Partial<Parameters<typeof countedOf>[1]> & Pick<Parameters<typeof countedOf>[1], 'by'>,
  of?: ReportRow,
) {
  const { link } = report.figures[figure] ?? {};
  return link && countedOf(report, { ...days, ...query }, of, link);
}

const { load, noShows, income, givenBack, lateFares } = REPORTS;

it.each([
  ['a route', linkOf(load, 'planned', { by: 'route' }, row('r1')), '&route=r1'],
  ['a weekday', linkOf(load, 'planned', { by: 'weekday', routeId: 'r1' }, row('5')), '&route=r1&weekday=5'],
  [
    'a weekday of a route',
    linkOf(load, 'seatsSold', { by: 'routeAndWeekday', terminalId: 't1' }, row('r1', { weekday: 5 })),
    '&route=r1&terminal=t1&weekday=5',
  ],
  [
    'who did not come at a terminal',
    linkOf(noShows, 'noShows', { by: 'terminal' }, row('t1')),
    '&terminal=t1&noShows=some',
  ],
  [
    'a service that were cancelled',
    linkOf(load, 'cancelled', { by: 'service' }, row('s1')),
    '&service=s1&status=Cancelled',
  ],
  ['all', linkOf(load, 'planned', { by: 'route', terminalId: 't1' }), '&terminal=t1'],
])('the trips of %s', (_what, link, narrowing) => expect(link).toBe(trips + narrowing));

it.each([
  ['a terminal', linkOf(income, 'EXPENSE', { by: 'terminal' }, row('t1')), '&terminal=t1&type=EXPENSE'],
  [
    'a person',
    linkOf(income, 'balance', { by: 'person', terminalId: 't1' }, row('p1')),
    '&terminal=t1&person=p1',
  ],
  ['no method', linkOf(income, 'balance', { by: 'method' }, row('none')), '&method=none'],
  ['a route', linkOf(income, 'balance', { by: 'route' }, row('r1')), '&route=r1'],
  ['no vehicle', linkOf(income, 'balance', { by: 'vehicle' }, row('none')), '&vehicle=none'],
  [
    'a trip',
    linkOf(income, 'balance', { by: 'trip' }, row('tr1', { departsAt: '2025-01-14T06:00:00.000Z' })),
    '&trip=tr1',
  ],
  ['all', linkOf(income, 'balance', { by: 'person' }), ''],
])('the lines of %s', (_what, link, narrowing) => expect(link).toBe(lines + narrowing));

it.each([
  [
    'a person after printing',
    linkOf(givenBack, 'afterPrinting', { by: 'person', terminalId: 't1' }, row('p1')),
    '&terminal=t1&person=p1&fact=afterPrinting',
  ],
  ['a kind', linkOf(givenBack, 'acts', { by: 'way' }, row('seats')), '&way=seats'],
])('what was given back by %s', (_what, link, narrowing) => expect(link).toBe(back + narrowing));

it('the ticket that was sold above a fare, and nothing for all of them', () => {
  const sold = row('f1', { ticket: 'TK-7QF3XM-K' });
  expect(linkOf(lateFares, 'above', { by: 'fareAndTicket' }, sold)).toBe(
    '#/super-admin/tickets/overview?id=TK-7QF3XM-K',
  );
  expect(linkOf(lateFares, 'above', { by: 'fareAndTicket' })).toBeUndefined();
});

it('the lines of a day', () => {
  expect(linkOf(income, 'balance', { by: 'day' }, row('2025-01-12'))).toBe(
    lines.replace('2025-01-09', '2025-01-12').replace('2025-01-15', '2025-01-12'),
  );
});

it('the lines of a month, as far as the period has it', () => {
  const month = row('2025-01');
  expect(linkOf(income, 'balance', { by: 'month' }, month)).toBe(lines);
  expect(linkOf(income, 'balance', { by: 'month', from: '2024-12-20', to: '2025-03-31' }, month)).toBe(
    lines.replace('2025-01-09', '2025-01-01').replace('2025-01-15', '2025-01-31'),
  );
});
