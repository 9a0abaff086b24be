import { type Ticket, concessionsIn, formatNaira, kindsIn, seatsHeld } from '@motorpark/domain';
import type { Locale } from '../locale';

/** Returns the discount of a ticket with what it took off the price; nothing if it has none. */
export function discountFacts(ticket: Ticket, { region, say }: Locale) {
  const { discount, amount = 0, fare, fullFare } = ticket;
  if (!discount) return [];
  const kinds = kindsIn(seatsHeld(ticket), ticket);
  const { discount: off } = concessionsIn({ ...ticket, amount, fare, fullFare, kinds }, 0);
  const value = say('{discount}, {amount} off', { discount, amount: formatNaira(off, region) });
  return [{ term: 'Discount', value: off === 0 ? discount : value }];
}
