import type { Unseated } from '@motorpark/domain';

export const anUnseated = (id: string, name: string, facts: Partial<Unseated> = {}): Unseated => ({
  id,
  version: 2,
  ticketNumber: 'TK-7QF3XM-K',
  name,
  phone: '08034127781',
  seats: [13],
  since: '2025-01-15T08:20:00.000Z',
  reason: 'The gearbox broke',
  tripId: 'tr8',
  routeId: 'Awka - Owerri',
  travelDate: '2025-01-15T08:10:00.000Z',
  vehicleNumber: 'ANB 482 XA',
  isOwn: true,
  ...facts,
});

/** A party of two, and a passenger with a long name and a foreign number. */
export const unseatedPassengers: readonly Unseated[] = [
  anUnseated('tk13', 'Chinedu Obi', { seats: [12, 13] }),
  anUnseated('tk14', 'Oluwaseun Adebayo-Ogunbanjo', {
    seats: [14],
    phone: '+447700900123',
    ticketNumber: 'TK-5NP8WZ-4',
  }),
];
