import { expect, it } from 'vitest';
import { fieldErrors } from '../validation';
import { storageDueSchema } from './storage.schema';
import { mayWaiveStorage, storageDue, storageText } from './storage';

const SINCE = '2026-11-19T07:00:00.000Z';
const RULES = { storageHours: 72, storageFee: 50_000 };

it.each([
  ['72 hours are free, to the last minute', RULES, '2026-11-22T07:00:00.000Z', 0],
  ['what waits longer costs the fee', RULES, '2026-11-22T07:00:01.000Z', 50_000],
  ['it stays that fee, however long it waits', RULES, '2027-03-01T07:00:00.000Z', 50_000],
  ['no fee is none', { ...RULES, storageFee: 0 }, '2027-03-01T07:00:00.000Z', 0],
  ['no hours are free', { ...RULES, storageHours: 0 }, '2026-11-19T07:00:01.000Z', 50_000],
])('Of a parcel that waits %s', (_which, rules, now, due) => {
  expect(storageDue(SINCE, rules, now)).toBe(due);
});

it.each([
  [72, 'Storage: ₦500.00, waiting since 19 Nov 2026, 08:00 AM (72 hours are free)'],
  [1, 'Storage: ₦500.00, waiting since 19 Nov 2026, 08:00 AM (1 hour is free)'],
  [0, 'Storage: ₦500.00, waiting since 19 Nov 2026, 08:00 AM'],
])('What is due is said with why: %i hours are free', (freeHours, said) => {
  expect(storageText({ fee: 50_000, waitsSince: SINCE, freeHours })).toBe(said);
});

it.each([
  ['nothing is chosen', '', '', { storageMethod: 'Choose what the fee was taken with.' }],
  ['it is taken', 'Cash', '', {}],
  ['it is waived', '', 'We lost it for a week', {}],
])('A fee that is due is taken or waived: %s', (_case, storageMethod, storageWaiver, errors) => {
  expect(fieldErrors(storageDueSchema, { storageMethod, storageWaiver })).toEqual(errors);
});

it('It is waived by the head office alone', () => {
  expect([mayWaiveStorage('admin'), mayWaiveStorage('super_admin')]).toEqual([false, true]);
});
