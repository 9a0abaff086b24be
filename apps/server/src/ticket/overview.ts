import type { WireTicketOverview } from '@motorpark/api/contract';
import { nairaOnWire } from '@motorpark/domain';
import type { NewTicket } from './insertTicket';

/** A ticket just sold, as the overview and the receipt read it. */
export const overviewOf = (ticket: NewTicket & { id: string; number: string }): WireTicketOverview => ({
  id: ticket.id,
  ticket_id: ticket.number,
  trip_id: ticket.trip.id,
  dob: ticket.dob,
  status: 'Scheduled',
  passenger_information: {
    traveler_name: ticket.travelerName,
    traveler_number: ticket.mobileNumber,
    next_of_kin_mobile_no: ticket.nextOfKin,
    seat_number: ticket.selectedSeats,
    original_terminal: ticket.trip.origin,
    destination_terminal: ticket.trip.destination,
  },
  trip_information: {
    travel_date: ticket.trip.travelDate,
    vehicle_type: ticket.trip.vehicleType,
    vehicle_number: ticket.trip.vehicleNumber,
  },
  payment_information: { amount: nairaOnWire(ticket.amountPaid), payment_method: ticket.paymentMode },
  booked_by: ticket.person.name,
  booked_at: ticket.now.toISOString(),
});
