import { counted } from '@motorpark/domain';

/** Texts of the forms that sell and edit tickets, apart from those of the lists, which load earlier. */
export const saleMessages = {
  tripsFailed: 'The trips could not be loaded.',
  noTrips: 'No trip is open for sale at the moment.',
  planTrip: 'Plan a trip',
  noTripsAdvice: 'Plan the trip that is to be sold, or ask the head office for more days of the timetable.',
  noSuchTrip: 'No such trip is open for sale. “All trips” has the incoming ones, too.',
  lateBus: (late: string) => `This bus was ${late}. Sell anyway?`,
  sellAnyway: 'Sell anyway',
  created: 'Ticket created successfully!',
  edited: 'Ticket edited successfully!',
  cannotEdit:
    'This server cannot change tickets. What you change here is not saved; delete the ticket and sell it again instead.',
  reschedule: 'For another trip, reschedule the ticket.',
  offlineSeats:
    'No connection: only seats that are kept for this counter can be sold. The ticket is saved when the connection is back.',
  seatKeys: 'Arrow keys walk the seats, digits go to one, Space takes it.',
  whoLeaves: 'Who no longer travels?',
  fewerSeats: (people: number, seats: number) => `${counted(people, 'passenger')}, ${counted(seats, 'seat')}`,
  takeOff: 'Take off the ticket',
  giveDiscount: 'Give a discount',
  payFirst: 'Please ensure payment is fully confirmed before issuing receipts.',
};
