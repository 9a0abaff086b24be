import {
  type Companion,
  type Luggage,
  TICKET_FIELDS,
  TICKET_STATUSES,
  TRIP_STATES,
  type Ticket,
  type TicketEntityFields,
  formatSeats,
} from '@motorpark/domain';
import { answering, data } from './answer';
import { post } from './call';
import {
  type Codec,
  type WireOf,
  count,
  day,
  flag,
  instant,
  list,
  naira,
  oneOf,
  optional,
  orEmpty,
  text,
} from './codec';
import { Mismatch } from './mismatch';
import { type FieldsOf, as, record, within } from './record';
import { recordCalls } from './recordCalls';
import { SOLD, SOLD_OVERVIEW } from './sold';
import { ticketTermsCodec } from './ticketTerms';
import { type PayloadOf, codecsOf, wireForm } from './wireForm';

export const companionCodec = record({
  seat: as('seat_number', count),
  name: text,
  phone: text,
  address: text,
  nextOfKinName: text,
  nextOfKinPhone: text,
  kind: optional(text),
  born: as('date_of_birth', optional(text)),
} satisfies FieldsOf<Companion>);

const luggageCodec = record({ pieces: count, kg: count, fee: naira } satisfies FieldsOf<Luggage>);

const companions = orEmpty(list(companionCodec));

const NAMES = {
  seats: 'seat_number',
  travelerPhone: 'traveler_number',
  nextOfKinPhone: 'next_of_kin_mobile_no',
  /** The core contract sends the date of birth as travel_date (docs/contract.md); in responses that name is the departure time. */
  dateOfBirth: 'travel_date',
} as const;

const form = wireForm(TICKET_FIELDS, NAMES);

/** Fields that core clients do not send. */
type OwnServerFields =
  | 'traveler_address'
  | 'next_of_kin_name'
  | 'traveler_kind'
  | 'infants'
  | 'accompanied_by'
  | 'alone_reason'
  | 'companions'
  | 'discount'
  | 'discount_reason'
  | 'non_cash'
  | 'payment_reference';
type CompletePayload = Omit<PayloadOf<typeof TICKET_FIELDS, typeof NAMES>, 'companions'> & {
  companions: WireOf<typeof companions>;
};

export type TicketPayload = Omit<CompletePayload, OwnServerFields> &
  Partial<Pick<CompletePayload, OwnServerFields>> & {
    /** Only on our own server: the caller's allotment from which the seats are sold. */
    allotment?: string;
  };

export const ticketWire = {
  ...form,
  payload: (ticket: TicketEntityFields): TicketPayload => ({
    ...form.payload(ticket),
    companions: companions.write(ticket.companions),
  }),
};

const {
  tripId,
  seats,
  dateOfBirth,
  companions: _companions,
  paymentMethod,
  amount,
  discount,
  discountReason,
  nonCash,
  paymentReference,
  ...passenger
} = codecsOf(form);

/** The fields that a row of the list and the overview share. */
const SHARED = {
  number: as('ticket_id', text),
  status: oneOf(TICKET_STATUSES),
  /** The ids of the terminals at both ends of its route. */
  originId: as('original_terminal_id', text),
  destinationId: as('destination_terminal_id', text),
  /** Until when staff of the terminal that sold it may refund it. */
  refundableUntil: instant,
  /** Whether it was sold at the caller's own terminal. */
  isOwn: flag,
  unseatedSince: optional(instant),
  unseatedSeats: optional(list(count)),
  noShows: optional(count),
};

/** The names of the terminals between which the trip runs. */
const ENDS = { origin: as('original_terminal', text), destination: as('destination_terminal', text) };

/** Where and in which bus it goes. */
const JOURNEY = { travelDate: instant, vehicleType: text, vehicleNumber: text };

/** Seats as text, `4, 5`. */
const seatText: Codec<number[], string, readonly number[]> = {
  read(wire) {
    if (typeof wire !== 'string' || !/^(?:\d+(?:, \d+)*)?$/.test(wire)) throw new Mismatch('seats');
    return wire === '' ? [] : wire.split(', ').map(Number);
  },
  write: formatSeats,
};

/** What only the overview has. */
type Unlisted =
  | 'travelerAddress'
  | 'nextOfKinName'
  | 'travelerKind'
  | 'infants'
  | 'accompaniedBy'
  | 'aloneReason'
  | 'accompanies'
  | 'discount'
  | 'discountReason'
  | 'nonCash'
  | 'paymentReference'
  | 'childFare'
  | 'fullFare'
  | 'fullChildFare'
  | 'refunded'
  | 'refundedBy'
  | 'rescheduledAt'
  | 'rescheduledWith'
  | 'luggage'
  | 'confirmation'
  | 'terms'
  | 'code'
  | 'erased'
  | 'printedTerms'
  | 'claim'
  | 'history';

/** A row of the list. */
export const ticketRowCodec = record({
  ...SOLD,
  ...SHARED,
  ...ENDS,
  travelerName: passenger.travelerName,
  travelerPhone: passenger.travelerPhone,
  nextOfKinPhone: passenger.nextOfKinPhone,
  paymentMethod,
  amount,
  /** Only in complete lists, as core clients request them. */
  dateOfBirth: as('dob', optional(day)),
  /** Only those that the search found, with their names and phones. */
  companions: optional(list(companionCodec)),
  seats: as('seat_number', seatText),
  fare: optional(naira),
  fees: optional(naira),
  ...within('trip', {
    tripId: as('id', text),
    routeId: text,
    ...JOURNEY,
    tripStatus: as('status', oneOf(TRIP_STATES)),
  }),
} satisfies FieldsOf<Omit<Ticket, Unlisted>>);

export type WireTicketRow = WireOf<typeof ticketRowCodec>;

/** A ticket as its overview and its receipt show it. */
export const ticketCodec = record({
  ...SOLD_OVERVIEW,
  ...SHARED,
  tripId,
  dateOfBirth: as('dob', dateOfBirth),
  tripStatus: oneOf(TRIP_STATES),
  ...within('passenger_information', { ...passenger, ...ENDS, seats, companions }),
  ...within('trip_information', JOURNEY),
  ...within('payment_information', {
    discount,
    discountReason,
    paymentMethod,
    amount,
    nonCash,
    paymentReference,
    /** The fare per seat at the sale; undefined if the ticket was sold at one amount for all its seats. */
    fare: optional(naira),
    childFare: optional(naira),
    fullFare: optional(naira),
    fullChildFare: optional(naira),
    fees: optional(naira),
    refunded: optional(naira),
    /** The methods of its refund, `Bank Transfer, Cash`. */
    refundedBy: optional(text),
    /** The methods of what was collected when it was last rescheduled. */
    rescheduledWith: optional(text),
  }),
  rescheduledAt: optional(instant),
  luggage: optional(luggageCodec),
  accompanies: optional(list(text)),
  /** Of a valid ticket that was fetched by itself. */
  terms: optional(ticketTermsCodec),
  /** The signed content of its printed code (docs/ticket.md#the-code); void tickets have none. */
  code: optional(text),
} satisfies FieldsOf<Omit<Ticket, 'routeId'>>);

export type WireTicketOverview = WireOf<typeof ticketCodec>;

/** A customer of an earlier sale: a passenger, or the sender or receiver of a parcel. What is not known of them is empty. */
export const travelerCodec = record({
  name: text,
  phone: text,
  address: text,
  email: text,
  dateOfBirth: text,
  nextOfKinName: text,
  nextOfKinPhone: text,
});
export type WireTraveler = WireOf<typeof travelerCodec>;

/** What is known by a phone: the customer, and for each ticket the seats that it has on a trip that has not left. */
export const knownByPhoneCodec = record({
  traveler: optional(travelerCodec),
  seats: optional(list(record({ ticketNumber: text, tripId: text, seats: list(count) }))),
});
export type WireKnownByPhone = WireOf<typeof knownByPhoneCodec>;

const calls = recordCalls(
  { one: 'ticket', list: '/api/get_all_tickets', create: '/api/book_ticket', creates: 'ticket.sell' },
  ticketWire,
  ticketRowCodec,
  ticketCodec,
);

export const ticketCalls = {
  getAllTickets: calls.list,
  bookTicket: calls.create,
  deleteTicket: calls.remove,
};

export const ticketExtensions = {
  editTicket: calls.edit,
  ticketStatus: calls.status,
  getTicket: calls.get,
  /** Finds the customer of an earlier sale by phone, and the seats that the phone has, among the sales of the caller's own terminal. */
  findTraveler: answering(
    data(knownByPhoneCodec),
    post<{ phone: string }>('/api/find_traveler', { does: 'ticket.findTraveler' }),
  ),
  printTicket: calls.print,
};
