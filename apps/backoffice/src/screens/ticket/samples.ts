import type { Ticket } from '@motorpark/domain';

/** The fixed demo data of the receipt without a ticket. Its number says on paper, too, what it is. */
export const SAMPLE_TICKET: Ticket = {
  id: 'sample',
  number: 'SAMPLE',
  travelerName: 'Ngozi Okafor (sample)',
  travelerPhone: '08034127781',
  nextOfKinPhone: '08062201934',
  seats: [4, 5],
  routeId: 'Awka - Lagos',
  origin: 'Awka',
  destination: 'Lagos',
  travelDate: '2025-07-18T06:00:00.000Z',
  vehicleType: 'Coach Bus',
  vehicleNumber: 'ANB 482 XA',
  status: 'Scheduled',
  amount: 1_850_000,
  paymentMethod: 'Cash',
  bookedBy: 'Ada Obi',
  bookedAt: '2025-07-18T05:30:00.000Z',
};
