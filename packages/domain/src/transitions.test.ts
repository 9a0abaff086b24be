import { describe, expect, it } from 'vitest';
import { EXPENSE_STATUSES, EXPENSE_TRANSITIONS } from './expense';
import { TICKET_STATUSES, TICKET_TRANSITIONS } from './ticket';
import { nextStatuses } from './transitions';
import { TRIP_STATUSES, TRIP_TRANSITIONS } from './trip';
import { WAYBILL_STATUSES, WAYBILL_TRANSITIONS } from './waybill';

const ticket = (status: string) => nextStatuses(TICKET_TRANSITIONS, status);
const waybill = (status: string) => nextStatuses(WAYBILL_TRANSITIONS, status);
const trip = (status: string) => nextStatuses(TRIP_TRANSITIONS, status);
const expense = (status: string) => nextStatuses(EXPENSE_TRANSITIONS, status);

describe('a status', () => {
  it.each([
    ['a ticket', 'Scheduled', ['Boarded'], ticket],
    ['a ticket', 'Boarded', ['Enroute'], ticket],
    ['a ticket', 'Enroute', ['Completed'], ticket],
    ['a ticket', 'Completed', [], ticket],
    ['a waybill', 'Pending', ['On-Transit'], waybill],
    ['a waybill', 'On-Transit', ['Delivered'], waybill],
    ['a waybill', 'Delivered', ['Picked Up'], waybill],
    ['a waybill', 'Picked Up', [], waybill],
    ['a trip', 'Scheduled', ['En-route', 'Completed'], trip],
    ['a trip', 'En-route', ['Completed'], trip],
    ['a trip', 'Completed', [], trip],
    ['an expense', 'Pending', ['Approved', 'Rejected'], expense],
    ['an expense', 'Approved', [], expense],
    ['an expense', 'Rejected', [], expense],
    ['a ticket', 'Lost', [], ticket],
    ['a ticket', '', [], ticket],
    ['a ticket', 'toString', [], ticket],
  ] as const)('of %s: after %s comes one of %j', (_noun, status, next, after) => {
    expect(after(status)).toEqual(next);
  });

  it('every status of the tables is one of its noun’s', () => {
    expect(Object.keys(TRIP_TRANSITIONS)).toEqual(TRIP_STATUSES);
    expect(Object.keys(TICKET_TRANSITIONS)).toEqual(TICKET_STATUSES);
    expect(Object.keys(WAYBILL_TRANSITIONS)).toEqual(WAYBILL_STATUSES);
    expect(Object.keys(EXPENSE_TRANSITIONS).toSorted()).toEqual([...EXPENSE_STATUSES]);
  });
});
