import { SHIFT_METHODS } from '@motorpark/domain';
import fc from 'fast-check';
import type { Answer } from '../../../testing/office';
import { type Clerk, type Day, SEATS } from './day';
import type { Bus, Ride } from './passengers';

/** What is done to a ticket that is not void as far as its passengers know. */
const ON_A_TICKET = [
  'seats',
  'method',
  'move',
  'refund',
  'remove',
  'board',
  'reseat',
  'print',
  'confirm',
] as const;
export type OnATicket = (typeof ON_A_TICKET)[number];

const ON_A_DAY = ['sellLate', 'leave', 'cancel', 'merge', 'till', 'takeOver'] as const;

/** What a clerk does in one step of a day, and to which of the tickets and departures. */
const stepOf = (does: readonly (OnATicket | (typeof ON_A_DAY)[number])[]) =>
  fc.record({
    does: fc.constantFrom('sell' as const, 'sell' as const, 'wait' as const, ...does),
    clerk: fc.nat(1),
    pick: fc.nat(3),
    bus: fc.nat(2),
    seats: fc.integer({ min: 1, max: 3 }),
    method: fc.constantFrom('Cash' as const, 'Cash' as const, ...SHIFT_METHODS),
    minutes: fc.constantFrom(5, 10, 20, 70, 130, 1_500),
    /** Whether a super admin does what only they may always do, and otherwise whether one consents. They know what really happens. */
    isOffice: fc.constantFrom(false, false, true),
    isWitnessed: fc.constantFrom(false, false, true),
  });
export type Step = ReturnType<typeof stepOf> extends fc.Arbitrary<infer One> ? One : never;

/** The steps of a day: some ways only, each often, since a way to keep cash is a few of them in the right order. */
export const steps = fc
  .shuffledSubarray([...ON_A_TICKET, ...ON_A_DAY], { minLength: 2, maxLength: 6 })
  .chain((does) => fc.array(stepOf(does), { minLength: 10, maxLength: 25 }));

/** One step with those it is about. */
export interface Doing extends Omit<Step, 'clerk' | 'bus' | 'does'> {
  day: Day;
  clerk: Clerk;
  /** The place of the clerk; undefined for the head office. */
  by: number | undefined;
  bus: Bus;
  now: number;
  send: (
    verb: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
    headers?: Record<string, string>,
  ) => Promise<Answer>;
}

/** Returns seats that nobody has on any bus, in the order of their numbers; fewer if there are no more. */
export function freeSeats(day: Day, count: number): number[] {
  const seats = Array.from({ length: count }, (_, place) => day.seat + place).filter((seat) => seat <= SEATS);
  day.seat += count;
  return seats;
}

/** Gives a ticket seats on another bus at the same price. Passengers of a dearer bus than they ever paid for pay its fare to whoever moves them. */
export function moveAtTheSamePrice(day: Day, ride: Ride, bus: Bus): void {
  const worth = Math.max(ride.worth, bus.fare);
  day.cash += (worth - ride.worth) * ride.seats.length;
  Object.assign(ride, { bus, worth, isAboard: false, lost: undefined });
}
