import { type TicketForm, formatDateTime, formatDay, formatNaira, formatSeats } from '@motorpark/domain';
import type { FieldChange } from '../history';
import type { LockedTrip } from '../trip/lockTrip';
import type { HeldTicket } from './holdTicket';

interface Edit {
  ticket: HeldTicket;
  form: TicketForm;
  from: LockedTrip;
  to: LockedTrip;
}

/** Each field of a ticket as it was and as it is, as the form names and people read it. */
export const editedFields = ({ ticket, form, from, to }: Edit): FieldChange[] => [
  { field: 'Trip', from: tripName(from), to: tripName(to) },
  { field: 'Seats', from: formatSeats(ticket.seats), to: formatSeats(form.selectedSeats) },
  { field: 'Traveler name', from: ticket.travelerName, to: form.travelerName },
  { field: 'Mobile number', from: ticket.mobileNumber, to: form.mobileNumber },
  { field: 'Next of kin mobile number', from: ticket.nextOfKin, to: form.nextOfKin },
  { field: 'Date of birth', from: formatDay(ticket.dob), to: formatDay(form.dob) },
  { field: 'Payment mode', from: ticket.paymentMode, to: form.paymentMode },
  { field: 'Amount paid', from: formatNaira(ticket.amountPaid), to: formatNaira(form.amountPaid) },
];

const tripName = ({ routeId, travelDate, vehicleNumber }: LockedTrip) =>
  `${routeId}, ${formatDateTime(travelDate)}, ${vehicleNumber}`;
