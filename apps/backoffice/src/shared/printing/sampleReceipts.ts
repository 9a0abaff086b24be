import { type Instant, type Ticket, type Waybill, addDays, lagosDay } from '@motorpark/domain';

/** Its number marks it as a sample on paper, too. */
const SAMPLE_TICKET: Ticket = {
  id: 'sample',
  number: 'SAMPLE',
  travelerName: 'Ngozi Okafor (sample)',
  travelerPhone: '08034127781',
  nextOfKinPhone: '08062201934',
  seats: [4, 5],
  routeId: 'Awka - Lagos',
  origin: 'Awka',
  destination: 'Lagos',
  vehicleType: 'Coach Bus',
  vehicleNumber: 'ANB 482 XA',
  status: 'Scheduled',
  amount: 1_850_000,
  paymentMethod: 'Cash',
  bookedBy: 'Ada Obi',
};

/** Returns the sample ticket of a receipt preview: sold now, for tomorrow's bus at seven. */
export const sampleTicket = (now: Instant): Ticket => ({
  ...SAMPLE_TICKET,
  travelDate: `${addDays(lagosDay(now), 1)}T06:00:00.000Z`,
  bookedAt: now,
});

/** The sample waybill of a receipt preview; its number marks it as a sample. */
export const SAMPLE_WAYBILL: Waybill = {
  id: 'sample',
  number: 'SAMPLE',
  senderName: 'Ngozi Okafor (sample)',
  senderPhone: '08034127781',
  originTerminal: 'Awka',
  receiverName: 'Bola Ade (sample)',
  receiverPhone: '07061234567',
  destinationTerminal: 'Lagos',
  description: 'A carton of textbooks',
  quantity: '1',
  weight: '12.5',
  worth: 4_000_000,
  handlingInstructions: 'Keep dry',
  amount: 350_000,
  paymentMethod: 'Cash',
};
