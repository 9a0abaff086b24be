import type { Kobo } from '../format';

/** How a company prices a ticket: the fare for each seat, or one fare whatever their number (docs/ticket.md). */
export const FARE_RULES = ['per-seat', 'per-ticket'] as const;
export type FareRule = (typeof FARE_RULES)[number];

/** As a form offers them. */
export const FARE_RULE_LABELS: Readonly<Record<FareRule, string>> = {
  'per-seat': 'The fare for each seat',
  'per-ticket': 'One fare, whatever the seats',
};

interface Order {
  /** The trip's fare. */
  fare: Kobo;
  /** How many seats. */
  seats: number;
  rule: FareRule;
}

/** What a new ticket costs. */
export const ticketAmount = ({ fare, seats, rule }: Order): Kobo =>
  rule === 'per-seat' ? fare * seats : fare;

/** What a ticket was sold for. */
export interface TicketPrice {
  amount: Kobo;
  /** The fare of each seat; undefined if the ticket was sold for one amount whatever its seats. */
  fare: Kobo | undefined;
  /** How many seats. */
  seats: number;
}

/**
 * What a ticket costs that stays on its trip: the fare it was sold at counts, whatever the trip costs by now, and only another number
 * of seats changes the amount.
 */
export function keptAmount(sold: TicketPrice, seats: number, rule: FareRule): Kobo {
  if (sold.fare === undefined || seats === sold.seats || rule === 'per-ticket') return sold.amount;
  return ticketAmount({ fare: sold.fare, seats, rule });
}
