import type { Day, Instant, Kobo } from '../format';
import type { Change } from '../history';
import type { Trip } from '../trip';
import { composeCode, isCode, readCode } from '../code';

export const TICKET_STATUSES = ['Scheduled', 'Boarded', 'Enroute', 'Completed'] as const;
export type TicketStatus = (typeof TICKET_STATUSES)[number];

/** What may be paid with, as the wire names it. */
export const TICKET_PAYMENT_METHODS = ['Bank Transfer', 'Cash', 'POS'] as const;
export type TicketPaymentMethod = (typeof TICKET_PAYMENT_METHODS)[number];

/** As the form offers them (specification section 9). */
export const TICKET_PAYMENT_LABELS: Record<TicketPaymentMethod, string> = {
  'Bank Transfer': 'Bank Transfer/USSD',
  Cash: 'Cash',
  POS: 'Debit card / POS',
};

/** A traveler's booking of one or more seats. What a server left out is undefined and reads 'N/A'. */
export interface Ticket {
  id: string;
  /** What is printed, read out and scanned: the contract's `ticket_id`. */
  number: string;
  travelerName: string;
  travelerNumber: string;
  nextOfKinNumber: string;
  /** Ascending. */
  seats: number[];
  routeId?: string | undefined;
  origin?: string | undefined;
  destination?: string | undefined;
  travelDate?: Instant | undefined;
  vehicleType?: string | undefined;
  vehicleNumber?: string | undefined;
  status?: string | undefined;
  amount?: Kobo | undefined;
  paymentMethod?: string | undefined;
  tripId?: string | undefined;
  dateOfBirth?: Day | undefined;
  /** Who sold it and when. */
  bookingAgent?: string | undefined;
  bookedAt?: Instant | undefined;
  /** What happened to it, oldest first; only of a ticket that was asked for by itself. */
  history?: readonly Change[] | undefined;
}

/** The ticket of a list with this id, or with this number however it is typed. */
export function findTicket(tickets: readonly Ticket[], idOrNumber: string): Ticket | undefined {
  const asked = idOrNumber.trim();
  const number = (readTicketNumber(asked) ?? asked).toUpperCase();
  return (
    tickets.find((one) => one.id === asked) ?? tickets.find((one) => one.number.toUpperCase() === number)
  );
}

/** Whether nothing but the passenger's information can be changed any more: the server says no to all else. */
export const hasBoarded = ({ status }: Pick<Ticket, 'status'>): boolean =>
  status !== undefined && status !== 'Scheduled';

/** A ticket's amount is the chosen trip's, whatever the number of seats (specification sections 2.17 and 9). */
export const ticketAmount = (trip: Pick<Trip, 'amount'>): Kobo => trip.amount;

/** What every ticket number begins with. */
export const TICKET_PREFIX = 'TK';

/** A new ticket number, `TK-7QF3XM-K`; unique only as far as chance goes, the database has the last word. */
export const newTicketNumber = (random: () => number): string => composeCode(TICKET_PREFIX, random);

/** Whether text is a whole ticket number as printed, its check character included. */
export const isTicketNumber = (text: string): boolean => isCode(TICKET_PREFIX, text);

/** The ticket number that a person typed or a scanner read, as it is printed; undefined where it is none or has a slip in it. */
export const readTicketNumber = (typed: string): string | undefined => readCode(TICKET_PREFIX, typed);
