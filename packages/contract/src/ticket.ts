import {
  type Companion,
  TICKET_FIELDS,
  type TicketFields,
  type TicketPaymentMethod,
} from '@motorpark/domain';
import { get } from './call';
import type { WireErasure } from './erasure';
import { type PartsOf, type PayloadOfFields, type RowOf, type WireFields, wireNoun } from './fields';
import type { WireVoiding } from './history';
import type { WireTicketTerms } from './ticketChange';
import type { WireConfirmation } from './payment';
import { recordCalls } from './recordCalls';
import type { Data, Versioned, WireNaira } from './wire';

/** The fields of each companion. */
export const COMPANION_WIRE = {
  seat: 'seat_number',
  name: 'name',
  phone: 'phone',
  address: 'address',
  nextOfKinName: 'next_of_kin_name',
  nextOfKinPhone: 'next_of_kin_phone',
} as const satisfies Readonly<Record<keyof Companion, string>>;

/** A ticket's fields on the wire. */
export const TICKET_WIRE = {
  tripId: { sent: 'trip_id' },
  seats: { sent: 'seat_number', also: ['seat_numbers'], part: 'passenger_information' },
  travelerName: { sent: 'traveler_name', part: 'passenger_information' },
  travelerPhone: { sent: 'traveler_number', part: 'passenger_information' },
  nextOfKinPhone: { sent: 'next_of_kin_mobile_no', part: 'passenger_information' },
  /** The core contract takes the date of birth as travel_date (docs/contract.md); in an answer that is when the trip leaves. */
  dateOfBirth: { sent: 'travel_date', told: 'dob', also: ['date_of_birth'] },
  /** Ours (`tickets.passengers`), like the two after it. */
  travelerAddress: { sent: 'traveler_address', part: 'passenger_information' },
  nextOfKinName: { sent: 'next_of_kin_name', part: 'passenger_information' },
  companions: { sent: 'companions', part: 'passenger_information', each: COMPANION_WIRE },
  paymentMethod: { sent: 'payment_method', part: 'payment_information' },
  amount: { sent: 'amount', part: 'payment_information' },
  /** Ours (`payments.confirmation`). */
  paymentReference: { sent: 'payment_reference', part: 'payment_information' },
} as const satisfies WireFields<TicketFields>;

/** What a core client says nothing of. */
type OursAlone = 'traveler_address' | 'next_of_kin_name' | 'companions' | 'payment_reference';
type WholePayload = PayloadOfFields<TicketFields, typeof TICKET_WIRE>;

export type TicketPayload = Omit<WholePayload, OursAlone> &
  Partial<Pick<WholePayload, OursAlone>> & {
    /** Ours (`tickets.allotments`): which of the caller's own allotments the seats are sold from. */
    allotment?: string;
  };
type Told = PartsOf<TicketFields, typeof TICKET_WIRE>;

/** How a ticket's fields are written. */
export const ticketWire = wireNoun(TICKET_FIELDS, TICKET_WIRE);

/** What a row of the list and the overview have in common. What may be left out is ours. */
export interface WireTicketHead extends Versioned {
  id: string;
  ticket_id: string;
  /** The ticket's own status; core servers have only the trip's. */
  status?: string;
  /** Who sold it and when, for the receipt. */
  booked_by?: string;
  booked_at?: string;
  /** The terminals at both ends of its road. */
  original_terminal_id?: string;
  destination_terminal_id?: string;
  /** Until when staff of that terminal may give money back for it. */
  refundable_until?: string;
  /** Whether it was sold at the caller's own terminal. */
  is_own?: boolean;
  /** Ours: since when its passengers have no seats any more, an instant. */
  unseated_since?: string;
  /** Ours: the seats that they had. */
  unseated_seats?: number[];
}

/** A row of the ticket list. */
export interface WireTicketRow
  extends WireTicketHead, Omit<RowOf<TicketFields, typeof TICKET_WIRE>, 'trip_id' | 'seat_number'> {
  /** Comma-separated, "4, 5"; core servers may send a list. */
  seat_number: string;
  /** Ours: the fare that each seat was sold at. */
  fare?: WireNaira;
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
export interface WireTicketOverview extends WireTicketHead, Told {
  /** Ours: that of its trip. */
  trip_status?: string;
  passenger_information: Told['passenger_information'] & {
    original_terminal: string;
    destination_terminal: string;
  };
  trip_information: { travel_date: string; vehicle_type: string; vehicle_number: string };
  payment_information: Told['payment_information'] & {
    /** Ours: the fare that each seat was sold at; left out where the ticket was sold for one amount whatever its seats. */
    fare?: WireNaira;
    /** Ours (`tickets.changes`): what was paid for rescheduling it, beside its amount. */
    fees?: WireNaira;
    /** Ours: what was handed back of the amount, of a ticket that was refunded, and how. */
    refunded?: WireNaira;
    refunded_by?: TicketPaymentMethod;
  };
  /** Ours: when it was last rescheduled; receipts of before count no more. */
  rescheduled_at?: string;
  /** Ours (`payments.confirmation`): only where its money had to be seen first. */
  payment_confirmation?: WireConfirmation;
  /** Ours: only of a ticket that is valid and asked for by itself. */
  terms?: WireTicketTerms;
  /** Ours: what its printed code says, signed (docs/ticket.md#the-code); a voided one has none. */
  code?: string;
  /** Ours: a voided one stays readable, and still answers to its number. */
  voided?: WireVoiding;
  /** Ours: only of one whose personal data was erased. */
  erased?: WireErasure;
}

/** Somebody who travels again. */
export interface WireTraveler {
  name: string;
  phone: string;
  address: string;
  next_of_kin_name: string;
  next_of_kin_phone: string;
}

const calls = recordCalls<TicketPayload, WireTicketRow, WireTicketOverview, 'ticket'>({
  one: 'ticket',
  many: 'tickets',
  list: '/api/get_all_tickets',
  create: '/api/book_ticket',
  creates: 'ticket.sell',
});

export const ticketCalls = {
  getAllTickets: calls.list,
  bookTicket: calls.create,
  deleteTicket: calls.remove,
};

export const ticketExtensions = {
  editTicket: calls.edit,
  ticketStatus: calls.status,
  getTicket: calls.get,
  /** Who travelled with a phone before, as far as the caller's own terminal sold it. */
  findTraveler: get<{ phone: string }, Data<{ traveler?: WireTraveler }>>('/api/find_traveler', {
    does: 'ticket.findTraveler',
    capability: 'tickets.passengers',
  }),
  printTicket: calls.print,
};
