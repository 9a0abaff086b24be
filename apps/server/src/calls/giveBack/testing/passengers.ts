import { STEP_BACK_MINUTES, type ShiftMethod } from '@motorpark/domain';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** The rule of the company in these tests. */
export const RULE = {
  keptPercent: 20,
  noticeHours: 2,
  correctionMinutes: STEP_BACK_MINUTES,
  feeKobo: 100_000,
} as const;

/** A departure. Times in milliseconds, the fare in kobo. */
export interface Bus {
  id: string;
  fare: number;
  departsAt: number;
  wasBoarded: boolean;
  hasLeft: boolean;
}

/** A sold ticket as its passengers and whoever holds their cash know it, whatever the books say. Amounts in kobo, times in milliseconds. */
export interface Ride {
  id: string;
  bus: Bus;
  seats: number[];
  /** Its price, and the fare of each seat; undefined if one amount covers them. */
  amount: number;
  fare: number | undefined;
  /** The dearest seat that they have paid for, to the company or to whoever moved them. */
  worth: number;
  /** Cash that was handed over for its price, and for fees. */
  cash: number;
  cashForFees: number;
  /** How the books say that it was paid, and whether the bank has confirmed that. */
  method: ShiftMethod;
  isConfirmed: boolean;
  soldAt: number;
  /** The departure until which the rule hands money back. */
  until: number;
  isAboard: boolean;
  /** Set while its passengers have no seats: who took them (undefined for the head office), and whether the bus did not go, by more than that person's word. */
  lost: { by: number | undefined; isTrue: boolean } | undefined;
  isVoid: boolean;
}

/** Who gives money back (undefined for the head office), and when. */
export interface Moment {
  clerk: number | undefined;
  now: number;
}

/** Whether the rule corrects a wrong sale in full: shortly after it, before anybody is aboard or the bus leaves. */
export const isCorrected = (ride: Ride, { now }: Moment): boolean =>
  now < ride.soldAt + RULE.correctionMinutes * MINUTE && (ride.lost !== undefined || !travels(ride, now));

/** What the company keeps of a part of a price: whole naira, rounded down. */
export const keptOf = (part: number): number => Math.floor((part * RULE.keptPercent) / 10_000) * 100;

/** What the passengers may claim of a part of their price by the company's rule; `way` says whether it may be a correction. */
export function claimOf(ride: Ride, part: number, way: 'correction' | 'rule', moment: Moment): number {
  const { lost } = ride;
  if (lost) return lost.isTrue && lost.by !== moment.clerk ? part : 0;
  if (way === 'correction' && isCorrected(ride, moment)) return part;
  if (travels(ride, moment.now) || isUnpaid(ride)) return 0;
  return moment.now < ride.until - RULE.noticeHours * HOUR ? part - keptOf(part) : 0;
}

/** Whether the bank has not seen its money. */
export const isUnpaid = ({ method, isConfirmed }: Ride): boolean => method !== 'Cash' && !isConfirmed;

/** Whether cash was handed over that is now waited for at the bank. */
export const isCashRelabelled = (ride: Ride): boolean => isUnpaid(ride) && ride.cash > 0;

const travels = ({ isAboard, bus, until }: Ride, now: number): boolean =>
  isAboard ||
  bus.hasLeft ||
  now >= until ||
  (dayOf(now) > dayOf(bus.departsAt) && now > bus.departsAt + HOURS_LATE * HOUR);

/** How long a bus of the night that nobody sent off still waits after midnight. */
const HOURS_LATE = 6;

/** The day in Lagos, which is an hour ahead of UTC. */
const dayOf = (at: number): number => Math.floor((at + HOUR) / (24 * HOUR));

/** Until when the rule hands money back for a ticket that gets seats on a bus: until that leaves, unless it was too late already. */
export function untilOn(bus: Bus, ride: Ride, now: number): number {
  const isOpen = ride.lost !== undefined || !travels(ride, now);
  return isOpen ? Math.max(bus.departsAt, ride.soldAt + RULE.correctionMinutes * MINUTE) : ride.until;
}
