import {
  DAY,
  type DraftOf,
  type FieldKind,
  KOBO,
  PHONE,
  TEXT,
  type ToldOf,
  type ValuesOf,
  choice,
} from '../field';
import { nameSeats } from '../trip';
import { COMPANIONS } from './companions';

/** What may be paid with, as the wire names it. */
export const TICKET_PAYMENT_METHODS = ['Bank Transfer', 'Cash', 'POS'] as const;
export type TicketPaymentMethod = (typeof TICKET_PAYMENT_METHODS)[number];

/** As the form offers them. */
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
  tell: (seats) => seats,
  edit: (seats) => seats,
  show: nameSeats,
  write: (seats) => seats,
};

/** Step 1 of the ticket wizard. */
export const TICKET_TRIP = {
  tripId: { label: 'Trip', inForm: 'Select Trip', kind: TEXT },
  seats: { label: 'Seats', kind: SEATS },
} as const;

/** Step 2. */
export const TICKET_PASSENGER = {
  travelerName: { label: 'Traveler name', inForm: 'Traveler Name', kind: TEXT },
  travelerPhone: { label: 'Mobile number', inForm: 'Mobile Number', kind: PHONE },
  nextOfKinPhone: { label: 'Next of kin mobile number', inForm: 'Next of Kin Mobile Number', kind: PHONE },
  dateOfBirth: { label: 'Date of birth', inForm: 'Date of Birth', kind: DAY },
  travelerAddress: { label: 'Address', kind: TEXT, isOptional: true },
  nextOfKinName: {
    label: 'Name of next of kin',
    inForm: 'Next of Kin Name',
    kind: TEXT,
    isOptional: true,
  },
  /** Undefined if the client sent none, as core clients do; a ticket of one seat has an empty list. */
  companions: { label: 'Other passengers', kind: COMPANIONS, isOptional: true },
} as const;

/** Step 3. */
export const TICKET_PAYMENT = {
  paymentMethod: { label: 'Payment mode', inForm: 'Payment Mode', kind: choice(TICKET_PAYMENT_METHODS) },
  amount: { label: 'Amount paid', inForm: 'Amount Paid', kind: KOBO },
  /** As whoever pays says it; by what reference the money was seen stands in its confirmation. */
  paymentReference: {
    label: 'Payment reference',
    inForm: 'Payment Reference',
    kind: TEXT,
    isOptional: true,
  },
} as const;

/** All that a form says of a ticket, in the order of its wizard. */
export const TICKET_FIELDS = { ...TICKET_TRIP, ...TICKET_PASSENGER, ...TICKET_PAYMENT };
export type TicketFields = typeof TICKET_FIELDS;

/** The same as our own server keeps it. */
export type TicketValues = ValuesOf<TicketFields>;
/** The same as read from any server. */
export type TicketTold = ToldOf<TicketFields>;
/** The same as a clerk has filled it in so far. */
export type TicketDraft = DraftOf<TicketFields>;
