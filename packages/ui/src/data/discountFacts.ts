import { type Region, type Ticket, concessionsIn, formatNaira, kindsIn, seatsHeld } from '@motorpark/domain';

/** Returns the discount of a ticket with what it took off the price; nothing if it has none. */
export function discountFacts(ticket: Ticket, region: Region) {
  const { discount, amount = 0, fare, fullFare } = ticket;
  if (!discount) return [];
  const kinds = kindsIn(seatsHeld(ticket), ticket);
  const { discount: off } = concessionsIn({ ...ticket, amount, fare, fullFare, kinds }, 0);
  return [{ term: 'Discount', value: off === 0 ? discount : `${discount}, ${formatNaira(off, region)} off` }];
}
