import type { Ticket } from '@motorpark/domain';

/** The fixed demo data of the receipt without a ticket (specification section 2.19). Its number says on paper, too, what it is. */
export const SAMPLE_TICKET: Ticket = {
  id: 'sample',
  number: 'SAMPLE',
  travelerName: 'Ngozi Okafor (sample)',
  travelerNumber: '08034127781',
  nextOfKinNumber: '08062201934',
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
  bookingAgent: 'Ada Obi',
  bookedAt: '2025-07-18T05:30:00.000Z',
};
