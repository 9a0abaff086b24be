import { type Kobo, formatNaira } from '../format';
import type { Pricing } from './fare';

interface SoldTicket {
  seats: readonly number[];
  fare?: Kobo | undefined;
  discount?: string | undefined;
}

/** Returns why a ticket gets no more than the seats that it has: on a ticket of their own they would cost more (docs/fares.md#further-seats). Undefined if it gets them. */
export function whyNoFurtherSeat(
  { seats, fare, discount }: SoldTicket,
  wanted: readonly number[],
  now: Pick<Pricing, 'fare' | 'rule'>,
): string | undefined {
  if (now.rule === 'per-ticket' || wanted.length <= seats.length) return undefined;
  const says = (why: string) => `${why} Please sell further seats on another ticket.`;
  if (fare === undefined) return says('This ticket was sold for one amount.');
  if (discount) return says(`${discount} was given for the seats that were sold.`);
  return now.fare > fare ? says(`The fare of this trip is ${formatNaira(now.fare)} now.`) : undefined;
}
