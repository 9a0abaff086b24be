import type { TicketForm } from '@motorpark/domain';
import { type Data, type Nothing, type WireNaira } from './wire';
import { call } from './call';
import type { StatusPayload, WithHistory } from './history';
import type { Found, SearchQuery } from './search';

export interface BookTicketPayload {
  trip_id: string;
  traveler_name: string;
  traveler_number: string;
  /** §7: book_ticket carries the date of birth as travel_date. */
  travel_date: string;
  amount: WireNaira;
  payment_method: string;
  next_of_kin_mobile_no: string;
  seat_number: number[];
}

/** The form's words and the wire's: one table, read by the client that writes and by the server that answers with field errors. */
export const BOOK_TICKET_FIELDS = {
  selectedTrip: 'trip_id',
  selectedSeats: 'seat_number',
  travelerName: 'traveler_name',
  mobileNumber: 'traveler_number',
  nextOfKin: 'next_of_kin_mobile_no',
  dob: 'travel_date',
  paymentMode: 'payment_method',
  amountPaid: 'amount',
} as const satisfies Record<keyof TicketForm, keyof BookTicketPayload>;

/** A row of the ticket list. */
export interface WireTicketRow {
  id: string;
  ticket_id: string;
  traveler_name: string;
  traveler_number: string;
  next_of_kin_mobile_no: string;
  /** Comma-separated, "4, 5"; core servers may send a list. */
  seat_number: number[] | string;
  amount: WireNaira;
  payment_method: string;
  /** The ticket's own status; core servers have only the trip's. */
  status?: string;
  dob?: string;
  booked_by?: string;
  booked_at?: string;
  trip: {
    id?: string;
    route_id: string;
    travel_date: string;
    vehicle_number: string;
    vehicle_type?: string;
    status: string;
  };
}

/** A ticket as the overview reads it. */
export interface WireTicketOverview {
  id: string;
  ticket_id: string;
  /** Ours, for the form that edits it. */
  trip_id?: string;
  dob?: string;
  status?: string;
  passenger_information: {
    traveler_name: string;
    traveler_number: string;
    next_of_kin_mobile_no: string;
    seat_number: number[];
    original_terminal: string;
    destination_terminal: string;
  };
  trip_information: { travel_date: string; vehicle_type: string; vehicle_number: string };
  payment_information: { amount: WireNaira; payment_method: string };
  /** Who sold it and when: ours, for the receipt. */
  booked_by?: string;
  booked_at?: string;
}

export const ticketCalls = {
  getAllTickets: call<Nothing | SearchQuery, Found<WireTicketRow>>({
    method: 'GET',
    path: '/api/get_all_tickets',
    who: 'staff',
  }),
  bookTicket: call<BookTicketPayload, Data<WireTicketOverview>>({
    method: 'POST',
    path: '/api/book_ticket',
    who: 'staff',
    repeatable: true,
  }),
  deleteTicket: call<Nothing, Data<WireTicketRow>>({
    method: 'DELETE',
    path: '/api/delete_ticket/{id}',
    who: 'staff',
  }),
};

export const ticketExtensions = {
  editTicket: call<BookTicketPayload, Data<WireTicketOverview>>({
    method: 'PUT',
    path: '/api/edit_ticket/{id}',
    who: 'staff',
    capability: 'tickets.write',
  }),
  ticketStatus: call<StatusPayload, Data<WireTicketRow>>({
    method: 'PUT',
    path: '/api/ticket_status/{id}',
    who: 'staff',
    capability: 'tickets.status',
  }),
  /** By its id, or by its number as printed and scanned. */
  getTicket: call<Nothing, WithHistory<WireTicketOverview>>({
    method: 'GET',
    path: '/api/get_ticket/{id}',
    who: 'staff',
    capability: 'history',
  }),
};
