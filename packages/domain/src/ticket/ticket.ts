import type { Instant, Kobo } from '../format';
import { VOID } from '../history';
import type { SoldRecord } from '../payment';
import { CANCELLED } from '../trip';
import { composeCode, findNumbered, readCode } from '../code';
import type { Luggage } from './luggage';
import type { GiveBackTerms, RefundTerms, RescheduleTerms } from './changeTerms';
import type { TicketEntityFields } from './ticketFields';

export const TICKET_STATUSES = ['Scheduled', 'Boarded', 'Enroute', 'Completed'] as const;
export type TicketStatus = (typeof TICKET_STATUSES)[number];

/** The statuses that are offered where none is kept, oddities included (docs/ticket.md). */
export const TICKET_STATUS_CHOICES = ['Pending', 'Delivered', 'On-Transit', 'Picked up'] as const;

/** How the caller may reschedule and refund a sold ticket now. */
export interface TicketTerms {
  /** `givesBack`: whether the difference to a cheaper trip is refunded, less what the company keeps of it. */
  reschedule: Pick<RescheduleTerms, 'fee' | 'refused'> &
    Pick<GiveBackTerms, 'keptPercent'> & { givesBack: boolean };
  refund: RefundTerms;
  delete: GiveBackTerms;
  /** For taking seats off, or lowering the amount. */
  seats: GiveBackTerms;
  /** For changing the payment method. */
  method: GiveBackTerms;
}

/** A traveler's booking of one or more seats. Fields that a server did not send are undefined and shown as 'N/A'. */
export interface Ticket extends SoldRecord, TicketEntityFields {
  /** The signed content of its printed code; undefined if the server does not sign codes, and the number is printed instead. */
  code?: string | undefined;
  travelerName: string;
  travelerPhone: string;
  nextOfKinPhone: string;
  seats: number[];
  routeId?: string | undefined;
  origin?: string | undefined;
  destination?: string | undefined;
  /** The ids of both terminals; undefined if the server does not send them. */
  originId?: string | undefined;
  destinationId?: string | undefined;
  travelDate?: Instant | undefined;
  vehicleType?: string | undefined;
  vehicleNumber?: string | undefined;
  /** The status of its trip; undefined if the server does not send it. */
  tripStatus?: string | undefined;
  /** The fare per seat at the sale; undefined if the ticket was sold at one amount for all its seats. */
  fare?: Kobo | undefined;
  /** The fare of a child's seat at the sale; undefined where it is the fare. */
  childFare?: Kobo | undefined;
  /** Both without the discount; undefined if it has none. */
  fullFare?: Kobo | undefined;
  fullChildFare?: Kobo | undefined;
  /** Until when staff may refund it (docs/money.md); undefined if the server does not send it. */
  refundableUntil?: Instant | undefined;
  /** Whether it was sold at the caller's own terminal; undefined if the server does not send it. */
  isOwn?: boolean | undefined;
  /** Fees paid for rescheduling, not included in the amount, and (`rescheduledAt`) when it was last rescheduled: earlier receipts are no longer valid. */
  fees?: Kobo | undefined;
  rescheduledAt?: Instant | undefined;
  /** The methods of what was collected then, the fee and the difference of fare; undefined if nothing was. */
  rescheduledWith?: string | undefined;
  /** Its luggage, and what was paid for that; only of a ticket that was fetched by itself, undefined if there is none. */
  luggage?: Luggage | undefined;
  /** The numbers of valid tickets of children who travel with this one; only of a ticket that was fetched by itself, undefined if there are none. */
  accompanies?: readonly string[] | undefined;
  /** The payment method of the refund. */
  refundedBy?: string | undefined;
  /** How the caller may reschedule and refund it; only of a valid ticket that was fetched by itself. */
  terms?: TicketTerms | undefined;
  /** When its passengers lost their seats; undefined if they have seats (docs/departure.md). */
  unseatedSince?: Instant | undefined;
  /** The seats that they lost. */
  unseatedSeats?: readonly number[] | undefined;
  /** The number of its passengers who missed its bus; undefined if there are none. */
  noShows?: number | undefined;
}

/** Returns the seats of a ticket, or those that its passengers lost. */
export const seatsHeld = ({
  seats,
  unseatedSeats,
}: {
  seats: readonly number[];
  unseatedSeats?: readonly number[] | undefined;
}): readonly number[] => unseatedSeats ?? seats;

/** The state of a ticket none of whose passengers came, and of one whose trip does not run. */
const NO_SHOW = 'No-show';
const TRIP_CANCELLED = 'Trip cancelled';
const MISSING = 'Missing';

/** Whether nobody of a ticket came to its bus. */
export const isMissed = ({
  noShows = 0,
  seats,
}: Pick<Ticket, 'noShows'> & { seats: readonly unknown[] }): boolean =>
  noShows > 0 && noShows >= seats.length;

/** Returns the status to show of a ticket or waybill: VOID for a voided one, No-show or that its trip is cancelled for a ticket, Missing for a parcel, or its own. */
export function displayStatus({
  status,
  voided,
  tripStatus,
  noShows,
  seats = [],
  isMissing = false,
}: Pick<Ticket, 'status' | 'voided' | 'tripStatus' | 'noShows'> & {
  seats?: readonly unknown[];
  isMissing?: boolean | undefined;
}): string | undefined {
  if (voided) return VOID;
  if (isMissed({ noShows, seats })) return NO_SHOW;
  if (isMissing) return MISSING;
  return tripStatus === CANCELLED ? TRIP_CANCELLED : status;
}

/** Finds the ticket with this id, or with this number in any accepted spelling; undefined if there is none. */
export const findTicket = (tickets: readonly Ticket[], idOrNumber: string): Ticket | undefined =>
  findNumbered(tickets, idOrNumber, readTicketNumber);

/** Whether only the passenger's details can still be changed; the server refuses every other change. */
export const hasBoarded = ({ status }: Pick<Ticket, 'status'>): boolean =>
  status !== undefined && status !== 'Scheduled';

export const TICKET_PREFIX = 'TK';

/** Generates a ticket number such as `TK-7QF3XM-K`; its uniqueness is only probable, the database enforces it. */
export const newTicketNumber = (random: () => number): string => composeCode(TICKET_PREFIX, random);

/** Parses a typed or scanned ticket number and returns it as it is printed; undefined if it is not one or is mistyped. */
export const readTicketNumber = (typed: string): string | undefined => readCode(TICKET_PREFIX, typed);
