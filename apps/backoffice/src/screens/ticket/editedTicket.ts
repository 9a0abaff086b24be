import {
  type Day,
  TICKET_PAYMENT_METHODS,
  type Ticket,
  type Trip,
  hasBoarded,
  saleOf,
} from '@motorpark/domain';
import type { TicketDraft } from './ticketDraft';

/** A ticket with the trip it is for; core servers don't say which one it is, so it is found by what they do say. */
export function withItsTrip(ticket: Ticket, trips: readonly Trip[]): Ticket {
  if (ticket.tripId !== undefined) return ticket;
  const its = trips.find(
    (trip) =>
      trip.routeId === ticket.routeId &&
      trip.travelDate === ticket.travelDate &&
      trip.vehicleNumber === ticket.vehicleNumber,
  );
  return { ...ticket, tripId: its?.id };
}

/** A ticket as the form's values. What the form cannot offer is left to be chosen. */
export function draftOf(ticket: Ticket): TicketDraft {
  const paymentMode = TICKET_PAYMENT_METHODS.find((method) => method === ticket.paymentMethod);
  return {
    selectedTrip: ticket.tripId ?? '',
    selectedSeats: ticket.seats,
    travelerName: ticket.travelerName,
    mobileNumber: ticket.travelerNumber,
    nextOfKin: ticket.nextOfKinNumber,
    dob: ticket.dateOfBirth ?? '',
    ...(paymentMode && { paymentMode }),
  };
}

/** Why nothing but the passenger's information can be changed; undefined while all can. */
export function lockOf(ticket: Ticket, trips: readonly Trip[], today: Day): string | undefined {
  if (hasBoarded(ticket)) return `This ticket is ${ticket.status}: ${ONLY_THE_PASSENGER}`;
  const its = trips.find(({ id }) => id === ticket.tripId);
  if (its && saleOf(its, today) === 'left') return `The trip of this ticket has left: ${ONLY_THE_PASSENGER}`;
  return undefined;
}

const ONLY_THE_PASSENGER = 'only the passenger’s information can still be changed.';
