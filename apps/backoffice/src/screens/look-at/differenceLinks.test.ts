import type { DrawerDifferences } from '@motorpark/domain';
import { expect, it } from 'vitest';
import { shiftsPath } from './differenceLinks';

const row: DrawerDifferences = {
  person: undefined,
  terminal: undefined,
  week: undefined,
  shifts: 1,
  differing: 1,
  uncounted: 0,
  uncountedCash: 0,
  short: 50_000,
  over: 0,
  disputedShort: 0,
  disputedOver: 0,
  found: 0,
  missing: 0,
  unapproved: 0,
  discarded: 0,
  floatMissing: 0,
  unconfirmed: 0,
};
const ada = { ...row, person: { id: 'p1', name: 'Ada Obi' }, terminal: { id: 't1', name: 'Awka' } };

it('A row of differences leads to the closed shifts that it adds up, and to no others', () => {
  expect(shiftsPath(ada, {})).toBe('/super-admin/shifts?status=Closed&person=p1&terminal=t1');
  expect(shiftsPath(ada, { from: '2026-11-01', to: '2026-11-21' })).toContain(
    '&period=custom&from=2026-11-01&to=2026-11-21',
  );
});

it('A week leads to its seven days, as far as the period has them', () => {
  const week = { ...row, week: '2026-11-16' };
  expect(shiftsPath(week, {})).toContain('from=2026-11-16&to=2026-11-22');
  expect(shiftsPath(week, { from: '2026-11-18', to: '2026-11-30' })).toContain(
    'from=2026-11-18&to=2026-11-22',
  );
  expect(shiftsPath(week, { from: '2026-11-01', to: '2026-11-21' })).toContain(
    'from=2026-11-16&to=2026-11-21',
  );
});

it('A row of the differences of one person or terminal leads to the shifts of that one', () => {
  const week = { ...row, week: '2026-11-16' };
  expect(shiftsPath(week, { terminalId: 't1' })).toContain('status=Closed&terminal=t1&');
  expect(shiftsPath(week, { personId: 'p1' })).toContain('status=Closed&person=p1&');
});
