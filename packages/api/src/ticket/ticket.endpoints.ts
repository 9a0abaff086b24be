import { findTicket, nairaOnWire, type Ticket, type TicketForm, type Trip } from '@motorpark/domain';
import { readSession } from '../access/session';
import { capabilities, request } from '../client/connection';
import { BOOK_TICKET_FIELDS, CALLS, type BookTicketPayload } from '../contract';
import { apiFailure } from '../failure/failure';
import { recordIn, rowsOf } from '../reading';
import { readTicket } from './readTicket';

/** What was sold, as the wizard knows it. */
export interface Booking {
  form: TicketForm;
  /** The trip that the form names. */
  trip: Trip;
  /** The same for every try of this sale; see `newRetryKey`. */
  idempotencyKey?: string | undefined;
}

/** A ticket that is there already, filled in anew. */
export interface TicketEdit extends Omit<Booking, 'idempotencyKey'> {
  id: string;
}

/** The ticket as it is now; a core server has no call for it and was sent nothing. */
export type TicketEdited =
  { outcome: 'done'; ticket: Ticket } | { outcome: 'unsupported'; ticket?: undefined };

export const listTickets = async (): Promise<Ticket[]> =>
  rowsOf(await request(CALLS.getAllTickets)).map(readTicket);

/** Sells the seats. What the server's answer leaves out of the ticket comes from the booking itself. */
export async function bookTicket({ form, trip, idempotencyKey }: Booking): Promise<Ticket> {
  const payload = payloadOf(form);
  const answer = recordIn(await request(CALLS.bookTicket, { payload, idempotencyKey }));
  return completed(readTicket(answer), form, trip);
}

/** Changes a ticket; its seats move in one go. */
export async function editTicket({ id, form, trip }: TicketEdit): Promise<TicketEdited> {
  if (!(await capabilities().load()).has('tickets.write')) return { outcome: 'unsupported' };
  const answer = recordIn(await request(CALLS.editTicket, { id, payload: payloadOf(form) }));
  return { outcome: 'done', ticket: completed(readTicket(answer), form, trip) };
}

/**
 * One ticket by its id, or by its number as printed, typed or scanned: with its history where the server keeps one, else as its
 * list has it.
 */
export async function getTicket(idOrNumber: string): Promise<Ticket> {
  const asked = idOrNumber.trim();
  if ((await capabilities().load()).has('history')) {
    return readTicket(recordIn(await request(CALLS.getTicket, { id: asked })));
  }
  const found = findTicket(await listTickets(), asked);
  if (!found) throw apiFailure({ kind: 'refused', status: 404, serverMessage: 'This ticket was not found.' });
  return found;
}

export async function deleteTicket(id: string): Promise<void> {
  await request(CALLS.deleteTicket, { id });
}

function payloadOf(form: TicketForm): BookTicketPayload {
  return {
    [BOOK_TICKET_FIELDS.selectedTrip]: form.selectedTrip,
    [BOOK_TICKET_FIELDS.travelerName]: form.travelerName,
    [BOOK_TICKET_FIELDS.mobileNumber]: form.mobileNumber,
    [BOOK_TICKET_FIELDS.dob]: form.dob,
    [BOOK_TICKET_FIELDS.amountPaid]: nairaOnWire(form.amountPaid),
    [BOOK_TICKET_FIELDS.paymentMode]: form.paymentMode,
    [BOOK_TICKET_FIELDS.nextOfKin]: form.nextOfKin,
    [BOOK_TICKET_FIELDS.selectedSeats]: form.selectedSeats,
  };
}

function completed(ticket: Ticket, form: TicketForm, trip: Trip): Ticket {
  return {
    ...ticket,
    travelerName: ticket.travelerName || form.travelerName,
    travelerNumber: ticket.travelerNumber || form.mobileNumber,
    nextOfKinNumber: ticket.nextOfKinNumber || form.nextOfKin,
    seats: ticket.seats.length > 0 ? ticket.seats : form.selectedSeats,
    routeId: ticket.routeId ?? trip.routeId,
    origin: ticket.origin ?? trip.origin,
    destination: ticket.destination ?? trip.destination,
    travelDate: ticket.travelDate ?? trip.travelDate,
    vehicleType: ticket.vehicleType ?? trip.vehicleType,
    vehicleNumber: ticket.vehicleNumber ?? trip.vehicleNumber,
    status: ticket.status ?? trip.status,
    amount: ticket.amount ?? form.amountPaid,
    paymentMethod: ticket.paymentMethod ?? form.paymentMode,
    tripId: ticket.tripId ?? trip.id,
    dateOfBirth: ticket.dateOfBirth ?? form.dob,
    bookingAgent: ticket.bookingAgent ?? readSession()?.name,
  };
}
