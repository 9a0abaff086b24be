import {
  DAY,
  type DraftOf,
  type FieldKind,
  type FieldsOfPeople,
  KOBO,
  PHONE,
  TEXT,
  type EntityFieldsOf,
  type ValuesOf,
  choice,
  paymentMethod,
} from '../field';
import { NON_CASH } from '../payment/nonCash';
import { nameSeats } from '../trip';
import { COMPANIONS } from './companions';
import { PASSENGER_KINDS } from './passengerKind';

/** The payment methods of tickets, as the wire names them. */
export const TICKET_PAYMENT_METHODS = ['Bank Transfer', 'Cash', 'POS'] as const;
export type TicketPaymentMethod = (typeof TICKET_PAYMENT_METHODS)[number];

export const TICKET_PAYMENT_LABELS: Record<TicketPaymentMethod, string> = {
  'Bank Transfer': 'Bank Transfer/USSD',
  Cash: 'Cash',
  POS: 'Debit card / POS',
};

/** Seat numbers, ascending. */
const SEATS: FieldKind<number[], number[], number[], readonly number[]> = {
  name: 'seats',
  empty: [],
  parse: (seats) => seats.toSorted((one, other) => one - other),
  toEntity: (seats) => seats,
  edit: (seats) => seats,
  show: nameSeats,
  write: (seats) => seats,
};

/** The fields of step 1 of the ticket wizard. */
export const TICKET_TRIP = {
  tripId: { label: 'Trip', inForm: 'Select Trip', kind: TEXT, isPersonal: false },
  seats: { label: 'Seats', kind: SEATS, isPersonal: false },
} as const satisfies FieldsOfPeople;

/** The fields of step 2. The phone is first, because a known one fills in the others. */
export const TICKET_PASSENGER = {
  travelerPhone: { label: 'Mobile number', inForm: 'Mobile Number', kind: PHONE, isPersonal: true },
  travelerName: { label: 'Traveler name', inForm: 'Traveler Name', kind: TEXT, isPersonal: true },
  nextOfKinPhone: {
    label: 'Next of kin mobile number',
    inForm: 'Next of Kin Mobile Number',
    kind: PHONE,
    isPersonal: true,
  },
  dateOfBirth: { label: 'Date of birth', inForm: 'Date of Birth', kind: DAY, isPersonal: true },
  /** Of a child without an adult on its ticket: the number of the adult's ticket, or why the child travels alone. */
  accompaniedBy: {
    label: 'Travels with ticket',
    inForm: 'Adult’s Ticket Number',
    kind: TEXT,
    isOptional: true,
    isPersonal: false,
  },
  aloneReason: {
    label: 'Travels alone',
    inForm: 'Or Why the Child Travels Alone',
    kind: TEXT,
    isOptional: true,
    isPersonal: false,
  },
  travelerAddress: { label: 'Address', kind: TEXT, isOptional: true, isPersonal: true },
  nextOfKinName: {
    label: 'Name of next of kin',
    inForm: 'Next of Kin Name',
    kind: TEXT,
    isOptional: true,
    isPersonal: true,
  },
  /** What the traveler pays; undefined for an adult. */
  travelerKind: {
    label: 'Traveler pays as',
    kind: choice(PASSENGER_KINDS),
    isOptional: true,
    isPersonal: true,
  },
  /** The names of infants on the laps of the ticket's passengers, separated by commas. */
  infants: { label: 'Infants on the lap', kind: TEXT, isOptional: true, isPersonal: true },
  /** Undefined if the client sent none, as core clients do; a ticket of one seat has an empty list. */
  companions: { label: 'Other passengers', kind: COMPANIONS, isOptional: true, isPersonal: true },
} as const satisfies FieldsOfPeople;

/** The fields of step 3. */
export const TICKET_PAYMENT = {
  paymentMethod: {
    label: 'Payment method',
    inForm: 'Payment Mode',
    kind: paymentMethod(TICKET_PAYMENT_METHODS),
    isPersonal: false,
  },
  amount: { label: 'Amount paid', inForm: 'Amount Paid', kind: KOBO, isPersonal: false },
  nonCash: NON_CASH,
  /** The reference that the customer gives; the confirmed one is in the ticket's `confirmation`. */
  paymentReference: {
    label: 'Payment reference',
    inForm: 'Payment Reference',
    kind: TEXT,
    isOptional: true,
    isPersonal: false,
  },
  /** The name of the discount that was given at the sale. */
  discount: { label: 'Discount', kind: TEXT, isOptional: true, isPersonal: false },
  discountReason: { label: 'Reason for the discount', kind: TEXT, isOptional: true, isPersonal: false },
} as const satisfies FieldsOfPeople;

/** The fields of a ticket, in the order of its wizard. */
export const TICKET_FIELDS = { ...TICKET_TRIP, ...TICKET_PASSENGER, ...TICKET_PAYMENT };
export type TicketFields = typeof TICKET_FIELDS;

/** The values of a ticket as our own server stores them. */
export type TicketValues = ValuesOf<TicketFields>;
/** The fields of a ticket as any server sent them. */
export type TicketEntityFields = EntityFieldsOf<TicketFields>;
export type TicketDraft = DraftOf<TicketFields>;
