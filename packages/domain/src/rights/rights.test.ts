import { describe, expect, it } from 'vitest';
import type { Role } from '../access';
import { settlement } from '../history';
import { expenseMoment, refundTime, stepMoment, ticketMoment, tripMoment, waybillMoment } from '../moments';
import { mayAct, mayAt, mayBegin, needsReason } from './rights';
import type { PersonAction, Place } from './table';
import type { Moment, TimedAction } from './times';

const MOMENTS: readonly Moment[] = ['open', 'late', 'sold', 'started', 'delivered', 'over'];
const may = (act: TimedAction, role: Role, isOwn: boolean) =>
  MOMENTS.filter((moment) => mayAct(act, { role, isOwn, moment }));

const PLACES: readonly Place[] = ['themselves', 'own terminal', 'other end', 'elsewhere'];
const placesOf = (action: PersonAction, role: Role) => PLACES.filter((place) => mayAt(action, role, place));

describe('where', () => {
  it.each([
    ['ticket.see', ['own terminal', 'other end']],
    ['ticket.void', ['own terminal']],
    ['waybill.handOver', ['other end']],
    ['terminal.see', PLACES],
    ['session.end', ['themselves']],
    ['admin.see', []],
  ] as const)('staff may %s: %j', (action, places) => expect(placesOf(action, 'admin')).toEqual(places));

  it('a super admin may everything but with what is somebody’s own', () => {
    expect(placesOf('waybill.handOver', 'super_admin')).toEqual(PLACES);
    expect(placesOf('session.end', 'super_admin')).toEqual(['themselves']);
  });

  it.each([
    ['session.open', 'admin', true],
    ['session.end', 'admin', true],
    ['ticket.void', 'admin', true],
    ['admin.see', 'admin', false],
    ['admin.see', 'super_admin', true],
  ] as const)('%s may be begun by a role of %s: %s', (action, role, isAllowed) => {
    expect(mayBegin(action, role)).toBe(isAllowed);
  });
});

describe('what staff may do for a time', () => {
  it.each([
    ['ticket.void', ['open'], []],
    ['ticket.giveBack', ['open'], []],
    ['ticket.collect', ['open', 'late'], ['open', 'late']],
    ['waybill.void', ['open'], []],
    ['waybill.giveBack', ['open'], []],
    ['waybill.amount', ['open'], []],
    ['waybill.receiver', ['open', 'late', 'started'], []],
    ['trip.fare', ['open'], []],
    ['trip.date', ['open', 'sold'], []],
    ['trip.disrupt', ['open', 'sold'], []],
    ['trip.reopen', [], []],
    ['waybill.edit', ['open', 'late', 'started', 'delivered'], []],
    ['expense.delete', ['open'], []],
    ['step.takeBack', ['open'], []],
  ] as const)('%s: at their own terminal while %j, at the other end while %j', (act, own, other) => {
    expect(may(act, 'admin', true)).toEqual(own);
    expect(may(act, 'admin', false)).toEqual(other);
  });

  it.each(['ticket.void', 'waybill.amount', 'trip.fare', 'trip.reopen'] as const)(
    'a super admin may %s at any time',
    (act) => {
      expect(may(act, 'super_admin', false)).toEqual(MOMENTS);
    },
  );
});

describe('a reason', () => {
  it.each([
    ['ticket.void', 'open', true],
    ['waybill.void', 'over', true],
    ['ticket.giveBack', 'open', true],
    ['ticket.collect', 'late', false],
    ['waybill.giveBack', 'open', true],
    ['waybill.amount', 'open', false],
    ['waybill.amount', 'late', true],
    ['ticket.giveBack', 'started', true],
    ['waybill.receiver', 'started', false],
    ['waybill.receiver', 'delivered', true],
    ['trip.fare', 'open', false],
    ['trip.fare', 'sold', true],
    ['trip.reopen', 'over', true],
  ] as const)('of %s while %s is asked for: %s', (act, moment, needsOne) => {
    expect(needsReason(act, { moment })).toBe(needsOne);
  });
});

describe('how far a record has come', () => {
  const now = '2026-11-21T09:00:00.000Z';
  const trip = { status: 'Scheduled', travelDate: '2026-11-21T06:00:00.000Z' };
  const yesterday = { ...trip, travelDate: '2026-11-20T06:00:00.000Z' };

  it.each([
    ['Scheduled', trip, 'open'],
    ['Scheduled', undefined, 'open'],
    ['Boarded', trip, 'started'],
    ['Completed', trip, 'over'],
    ['Scheduled', { ...trip, status: 'En-route' }, 'started'],
    ['Scheduled', yesterday, 'started'],
  ] as const)('a %s ticket of %j is %s', (status, its, moment) => {
    expect(ticketMoment({ status }, its, now)).toBe(moment);
  });

  it.each([
    ['2026-11-21T09:00:00.001Z', trip, 'open'],
    ['2026-11-21T09:00:00.000Z', trip, 'late'],
    ['2026-11-21T06:00:00.000Z', undefined, 'late'],
    ['2026-11-22T06:00:00.000Z', yesterday, 'started'],
  ] as const)(
    'a Scheduled ticket whose money goes back until %s, of %j, is %s',
    (refundableUntil, its, moment) => {
      expect(ticketMoment({ status: 'Scheduled', refundableUntil }, its, now)).toBe(moment);
    },
  );

  it.each([
    ['2026-11-21T08:00:00.000Z', '2026-11-22T06:00:00.000Z', '2026-11-22T06:00:00.000Z'],
    ['2026-11-21T08:00:00.000Z', '2026-11-21T08:10:00.000Z', '2026-11-21T08:15:00.000Z'],
    ['2026-11-21T08:00:00.000Z', '2026-11-21T06:00:00.000Z', '2026-11-21T08:15:00.000Z'],
  ])('of a ticket sold at %s for a bus of %s money goes back until %s', (soldAt, departsAt, until) => {
    expect(refundTime(soldAt, departsAt)).toBe(until);
  });

  it.each([
    ['Pending', 'open'],
    ['On-Transit', 'started'],
    ['Delivered', 'delivered'],
    ['Picked Up', 'over'],
  ] as const)('a %s waybill is %s', (status, moment) => expect(waybillMoment({ status }, now)).toBe(moment));

  it.each([
    ['Pending', '2026-11-20T23:00:00.000Z', 'open'],
    ['Pending', '2026-11-20T22:59:59.999Z', 'late'],
    ['Delivered', '2026-11-20T22:59:59.999Z', 'delivered'],
  ])('a %s waybill taken in at %s is %s at 10:00 AM of 21 Nov', (status, bookedAt, moment) => {
    expect(waybillMoment({ status, bookedAt }, now)).toBe(moment);
  });

  it.each([
    ['Pending', 'open'],
    ['Approved', 'over'],
    ['Rejected', 'over'],
  ])('a %s expense is %s', (status, moment) => expect(expenseMoment({ status })).toBe(moment));

  it.each([
    ['2026-11-21T08:45:00.000Z', 'open'],
    ['2026-11-21T08:44:59.999Z', 'late'],
  ])('a step taken at %s is %s at 10:00 AM', (at, moment) => expect(stepMoment(at, now)).toBe(moment));

  it.each([
    [trip, 0, 'open'],
    [trip, 2, 'sold'],
    [yesterday, 2, 'started'],
    [{ ...trip, status: 'En-route' }, 0, 'started'],
    [{ ...yesterday, status: 'Completed' }, 2, 'over'],
  ] as const)('a trip %j with %i tickets is %s', (its, tickets, moment) => {
    expect(tripMoment({ ...its, tickets }, now)).toBe(moment);
  });
});

it.each([
  [2_400_000, 1_800_000, 'Give back ₦6,000.00'],
  [1_800_000, 2_000_000, 'Collect ₦2,000.00'],
  [1_800_000, 1_800_000, undefined],
  [undefined, 1_800_000, undefined],
])('from %s to %s kobo the clerk is told: %s', (before, after, said) => {
  expect(settlement(before, after)).toBe(said);
});
