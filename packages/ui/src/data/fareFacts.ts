import { type Region, type Ticket, formatNaira, kindsIn, seatCountsIn, seatsHeld } from '@motorpark/domain';

/** Returns how the amount of a ticket is calculated, if each seat has its fare; a child's fare only if a child travels. */
export function fareFacts(ticket: Ticket, seatsTerm: string, region: Region) {
  const { fare, childFare } = ticket;
  if (fare === undefined) return [];
  const hasChild = kindsIn(seatsHeld(ticket), ticket).includes('child');
  return [
    { term: 'Fare per seat', value: formatNaira(fare, region) },
    ...(hasChild && childFare !== undefined
      ? [{ term: 'Fare of a child', value: formatNaira(childFare, region) }]
      : []),
    { term: seatsTerm, value: seatCountsIn(ticket) },
  ];
}
