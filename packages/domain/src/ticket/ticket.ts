import type { Instant, Kobo } from '../format';
import type { Erasure } from '../privacy';
import type { Change } from '../history';
import type { Confirmation } from '../payment';
import type { Voiding } from '../rights';
import { composeCode, findNumbered, readCode } from '../code';
import type { Versioned } from '../version';
import type { RefundTerms, RescheduleTerms } from './changeTerms';
import type { TicketTold } from './ticketFields';

export const TICKET_STATUSES = ['Scheduled', 'Boarded', 'Enroute', 'Completed'] as const;
export type TicketStatus = (typeof TICKET_STATUSES)[number];

/** What somebody may do with a sold ticket now. */
export interface TicketTerms {
  /** `givesBack`: whether a cheaper trip gives the difference back. */
  reschedule: Pick<RescheduleTerms, 'fee' | 'refused'> & { givesBack: boolean };
  refund: RefundTerms;
}

/** A traveler's booking of one or more seats. What a server left out is undefined and reads 'N/A'. */
export interface Ticket extends Versioned, TicketTold {
  id: string;
  /** What is printed, read out and scanned: the contract's `ticket_id`. */
  number: string;
  /** What its printed code says, signed; undefined where a server signs none, and the number is printed. */
  code?: string | undefined;
  travelerName: string;
  travelerPhone: string;
  nextOfKinPhone: string;
  seats: number[];
  routeId?: string | undefined;
  origin?: string | undefined;
  destination?: string | undefined;
  /** The ids of both terminals, where the server tells them. */
  originId?: string | undefined;
  destinationId?: string | undefined;
  travelDate?: Instant | undefined;
  vehicleType?: string | undefined;
  vehicleNumber?: string | undefined;
  /** The status of its trip, if a server sends both. */
  tripStatus?: string | undefined;
  status?: string | undefined;
  /** The fare that each seat was sold at; a ticket sold for one amount whatever its seats has none. */
  fare?: Kobo | undefined;
  /** Who sold it and when. */
  bookedBy?: string | undefined;
  bookedAt?: Instant | undefined;
  /** Until when staff may give money back for it, if a server sends it (docs/money.md). */
  refundableUntil?: Instant | undefined;
  /** Whether it was sold at the caller's own terminal, if a server sends it. */
  isOwn?: boolean | undefined;
  /** What was paid for rescheduling it, beside its amount, and when that last was: receipts of before count no more. */
  fees?: Kobo | undefined;
  rescheduledAt?: Instant | undefined;
  /** What was handed back of its amount when it was refunded, and with what. */
  refunded?: Kobo | undefined;
  refundedBy?: string | undefined;
  /** How its payment stands, where its money had to be seen first. */
  confirmation?: Confirmation | undefined;
  /** By what rule the caller may reschedule and refund it; only of a valid ticket that was asked for by itself. */
  terms?: TicketTerms | undefined;
  /** Since when its passengers have lost their seats and wait for others (docs/departure.md). */
  unseatedSince?: Instant | undefined;
  /** The seats that they had. */
  unseatedSeats?: readonly number[] | undefined;
  /** Only of one that was voided: it stays readable, and is not valid any more. */
  voided?: Voiding | undefined;
  /** Only of one whose personal data was erased: it is not edited or printed any more. */
  erased?: Erasure | undefined;
  /** What happened to it, oldest first; only of a ticket that was asked for by itself. */
  history?: readonly Change[] | undefined;
}

/** The seats of a ticket, or those that its passengers have lost. */
export const seatsHeld = ({
  seats,
  unseatedSeats,
}: Pick<Ticket, 'seats' | 'unseatedSeats'>): readonly number[] => unseatedSeats ?? seats;

/** The ticket of a list with this id, or with this number however it is typed. */
export const findTicket = (tickets: readonly Ticket[], idOrNumber: string): Ticket | undefined =>
  findNumbered(tickets, idOrNumber, readTicketNumber);

/** Whether nothing but the passenger's information can be changed any more: the server says no to all else. */
export const hasBoarded = ({ status }: Pick<Ticket, 'status'>): boolean =>
  status !== undefined && status !== 'Scheduled';

/** What every ticket number begins with. */
export const TICKET_PREFIX = 'TK';

/** A new ticket number, `TK-7QF3XM-K`; unique only as far as chance goes, the database has the last word. */
export const newTicketNumber = (random: () => number): string => composeCode(TICKET_PREFIX, random);

/** The ticket number that a person typed or a scanner read, as it is printed; undefined if it is not one or is mistyped. */
export const readTicketNumber = (typed: string): string | undefined => readCode(TICKET_PREFIX, typed);
