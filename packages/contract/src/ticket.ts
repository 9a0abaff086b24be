import {
  type Companion,
  TICKET_FIELDS,
  type TicketFields,
  type TicketPaymentMethod,
} from '@motorpark/domain';
import { post } from './call';
import type { WireErasure } from './erasure';
import { type PartsOf, type PayloadOfFields, type RowOf, type WireFields, wireNoun } from './fields';
import type { WireVoiding } from './history';
import type { WireTicketTerms } from './ticketChange';
import type { WireConfirmation } from './payment';
import { recordCalls } from './recordCalls';
import type { Data, Versioned, WireNaira } from './wire';

export const COMPANION_WIRE = {
  seat: 'seat_number',
  name: 'name',
  phone: 'phone',
  address: 'address',
  nextOfKinName: 'next_of_kin_name',
  nextOfKinPhone: 'next_of_kin_phone',
  kind: 'kind',
  born: 'date_of_birth',
} as const satisfies Readonly<Record<keyof Companion, string>>;

export const TICKET_WIRE = {
  tripId: { sent: 'trip_id' },
  seats: { sent: 'seat_number', also: ['seat_numbers'], part: 'passenger_information' },
  travelerName: { sent: 'traveler_name', part: 'passenger_information' },
  travelerPhone: { sent: 'traveler_number', part: 'passenger_information' },
  nextOfKinPhone: { sent: 'next_of_kin_mobile_no', part: 'passenger_information' },
  /** The core contract sends the date of birth as travel_date (docs/contract.md); in responses that name is the departure time. */
  dateOfBirth: { sent: 'travel_date', received: 'dob', also: ['date_of_birth'] },
  /** Only on our own server, like the next four. */
  travelerAddress: { sent: 'traveler_address', part: 'passenger_information' },
  nextOfKinName: { sent: 'next_of_kin_name', part: 'passenger_information' },
  travelerKind: { sent: 'traveler_kind', part: 'passenger_information' },
  infants: { sent: 'infants', part: 'passenger_information' },
  companions: { sent: 'companions', part: 'passenger_information', each: COMPANION_WIRE },
  /** Only on our own server, like the next one. */
  discount: { sent: 'discount', part: 'payment_information' },
  discountReason: { sent: 'discount_reason', part: 'payment_information' },
  paymentMethod: { sent: 'payment_method', part: 'payment_information' },
  amount: { sent: 'amount', part: 'payment_information' },
  /** Only on our own server. */
  paymentReference: { sent: 'payment_reference', part: 'payment_information' },
} as const satisfies WireFields<TicketFields>;

/** Fields that core clients do not send. */
type OwnServerFields =
  | 'traveler_address'
  | 'next_of_kin_name'
  | 'traveler_kind'
  | 'infants'
  | 'companions'
  | 'discount'
  | 'discount_reason'
  | 'payment_reference';
type CompletePayload = PayloadOfFields<TicketFields, typeof TICKET_WIRE>;

export type TicketPayload = Omit<CompletePayload, OwnServerFields> &
  Partial<Pick<CompletePayload, OwnServerFields>> & {
    /** Only on our own server: the caller's allotment from which the seats are sold. */
    allotment?: string;
  };
type OverviewFields = PartsOf<TicketFields, typeof TICKET_WIRE>;

export const ticketWire = wireNoun(TICKET_FIELDS, TICKET_WIRE);

/** The fields that a row of the list and the overview share. Optional fields are sent only by our own server. */
export interface WireTicketShared extends Versioned {
  id: string;
  ticket_id: string;
  /** The ticket's own status; core servers have only the trip's. */
  status?: string;
  /** The name of the user who sold it and the time of the sale, for the receipt. */
  booked_by?: string;
  booked_at?: string;
  /** The ids of the terminals at both ends of its route. */
  original_terminal_id?: string;
  destination_terminal_id?: string;
  /** Until when staff of the terminal that sold it may refund it. */
  refundable_until?: string;
  /** Whether it was sold at the caller's own terminal. */
  is_own?: boolean;
  /** When its passengers lost their seats, an instant. */
  unseated_since?: string;
  /** The seats that they lost. */
  unseated_seats?: number[];
}

type RowFields = Omit<RowOf<TicketFields, typeof TICKET_WIRE>, 'trip_id' | 'seat_number'>;

/** Fields of the single ticket that pages of the list leave out, as no list shows them. A complete list, as core clients request it, has `dob`. */
type Unlisted =
  | 'dob'
  | 'traveler_address'
  | 'next_of_kin_name'
  | 'traveler_kind'
  | 'infants'
  | 'discount'
  | 'discount_reason'
  | 'payment_reference';

export interface WireTicketRow
  extends WireTicketShared, Omit<RowFields, Unlisted | 'companions'>, Partial<Pick<RowFields, Unlisted>> {
  /** In a list only those that the search found, with their names and phones. */
  companions?: RowFields['companions'];
  /** Comma-separated, "4, 5"; core servers may send a list. */
  seat_number: string;
  /** Only from our own server: the names of the terminals between which the trip runs; otherwise they are parsed from the route's code. */
  original_terminal?: string;
  destination_terminal?: string;
  /** Only from our own server: the fare per seat at the sale. */
  fare?: WireNaira;
  /** Only from our own server: fees paid for rescheduling, not included in the amount. */
  fees?: WireNaira;
  /** Only from our own server: the number of its passengers who missed its bus; undefined if there are none. */
  no_shows?: number;
  /** Only from our own server: the voiding, of a ticket that is listed by the status VOID. */
  voided?: WireVoiding;
  trip: {
    id?: string;
    route_id: string;
    travel_date: string;
    vehicle_number: string;
    vehicle_type?: string;
    status: string;
  };
}

export interface WireTicketOverview extends WireTicketShared, OverviewFields {
  /** Only from our own server: the status of its trip. */
  trip_status?: string;
  passenger_information: OverviewFields['passenger_information'] & {
    original_terminal: string;
    destination_terminal: string;
  };
  trip_information: { travel_date: string; vehicle_type: string; vehicle_number: string };
  payment_information: OverviewFields['payment_information'] & {
    /** Only from our own server: the fare per seat at the sale; undefined if the ticket was sold at one amount for all its seats. */
    fare?: WireNaira;
    /** Only from our own server: the fare of a child's seat at the sale, where it is not the fare. */
    child_fare?: WireNaira;
    /** Only from our own server: both without the discount, of a ticket that has one. */
    full_fare?: WireNaira;
    full_child_fare?: WireNaira;
    /** Only from our own server: fees paid for rescheduling, not included in the amount. */
    fees?: WireNaira;
    /** Only from our own server: the refunded part of the amount, and the payment method of the refund. */
    refunded?: WireNaira;
    refunded_by?: TicketPaymentMethod;
  };
  /** Only from our own server: when it was last rescheduled; earlier receipts are no longer valid. */
  rescheduled_at?: string;
  /** Only from our own server: the state of the payment, if it needed confirmation. */
  payment_confirmation?: WireConfirmation;
  /** Only from our own server: present on a valid ticket that was fetched by itself. */
  terms?: WireTicketTerms;
  /** Only from our own server: the signed content of its printed code (docs/ticket.md#the-code); void tickets have none. */
  code?: string;
  /** Only from our own server: the voiding. A void ticket remains readable and is still found by its number. */
  voided?: WireVoiding;
  /** Only from our own server: the erasure of its personal data. */
  erased?: WireErasure;
}

/** A customer of an earlier sale: a passenger, or the sender or receiver of a parcel. What is not known of them is empty. */
export interface WireTraveler {
  name: string;
  phone: string;
  address: string;
  email: string;
  date_of_birth: string;
  next_of_kin_name: string;
  next_of_kin_phone: string;
}

const calls = recordCalls<TicketPayload, WireTicketRow, WireTicketOverview, 'ticket'>({
  one: 'ticket',
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
  /** Finds the customer of an earlier sale by phone, among the sales of the caller's own terminal. */
  findTraveler: post<{ phone: string }, Data<{ traveler?: WireTraveler }>>('/api/find_traveler', {
    does: 'ticket.findTraveler',
  }),
  printTicket: calls.print,
};
