import { expect, it } from 'vitest';
import type { Driver } from './driver';
import { driverOptions } from './driverOptions';

const driver = (id: string, name: string): Driver => ({
  id,
  name,
  phone: '08034127781',
  address: '3 Ogui Road, Enugu',
  kind: 'Driver',
  status: 'In service',
});
const ADA = driver('1', 'Ada Obi');
const OTHER_ADA = driver('2', 'Ada Obi');
const BEN = driver('3', 'Ben Eze');

const valuesOf = (drivers: readonly Driver[], areAll: boolean) =>
  driverOptions(drivers, { areAll }).map(({ value }) => value);

it('a driver is chosen by name, one of two who share it by id', () => {
  expect(valuesOf([ADA, BEN], true)).toEqual(['Ada Obi', 'Ben Eze']);
  expect(valuesOf([ADA, OTHER_ADA, BEN], true)).toEqual(['1', '2', 'Ben Eze']);
});

it('another driver may have the name if not all are loaded', () => {
  expect(valuesOf([ADA, BEN], false)).toEqual(['1', '3']);
});
