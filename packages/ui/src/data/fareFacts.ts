import { type Region, type Ticket, formatNaira, kindsIn, seatCountsIn, seatsHeld } from '@motorpark/domain';

/**
 * Returns how the amount of a ticket is calculated, if each seat has its fare; a child's fare only if a child travels. They are without the discount, which
 * `discountFacts` takes off.
 */
export function fareFacts(ticket: Ticket, seatsTerm: string, region: Region) {
  const { fare, childFare, fullFare = fare, fullChildFare = childFare } = ticket;
  if (fare === undefined || fullFare === undefined) return [];
  const hasChild = kindsIn(seatsHeld(ticket), ticket).includes('child');
  return [
    { term: 'Fare per seat', value: formatNaira(fullFare, region) },
    ...(hasChild && fullChildFare !== undefined
      ? [{ term: 'Fare of a child', value: formatNaira(fullChildFare, region) }]
      : []),
    { term: seatsTerm, value: seatCountsIn(ticket) },
  ];
}
