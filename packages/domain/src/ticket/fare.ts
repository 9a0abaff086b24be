import type { Kobo } from '../format';

/** How a company prices a ticket: the fare for each seat, or one fare for any number of seats (docs/ticket.md). */
export const FARE_RULES = ['per-seat', 'per-ticket'] as const;
export type FareRule = (typeof FARE_RULES)[number];

export const FARE_RULE_LABELS: Readonly<Record<FareRule, string>> = {
  'per-seat': 'The fare for each seat',
  'per-ticket': 'One fare, whatever the seats',
};

interface Order {
  fare: Kobo;
  /** Number of seats. */
  seats: number;
  rule: FareRule;
}

export const ticketAmount = ({ fare, seats, rule }: Order): Kobo =>
  rule === 'per-seat' ? fare * seats : fare;

export interface TicketPrice {
  amount: Kobo;
  /** The fare per seat; undefined if the ticket was sold at one amount for all its seats. */
  fare: Kobo | undefined;
  seats: number;
}

/**
 * Returns the amount of a ticket that stays on its trip after its seats change. It uses the fare at which the ticket was sold, whatever the trip costs
 * now, so only another number of seats changes the amount.
 */
export function amountForSeats(sold: TicketPrice, seats: number, rule: FareRule): Kobo {
  if (sold.fare === undefined || seats === sold.seats || rule === 'per-ticket') return sold.amount;
  return ticketAmount({ fare: sold.fare, seats, rule });
}
