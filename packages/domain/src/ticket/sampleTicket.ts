import { type Instant, addDays, lagosDay } from '../format';
import type { Ticket } from './ticket';

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
