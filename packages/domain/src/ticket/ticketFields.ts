import { type InferType, array, number, object } from 'yup';
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
  rulesOf,
} from '../field';
import { isDay } from '../format';
import { customerPhone, requiredAmount, requiredName, requiredText } from '../rules';
import { nameSeats } from '../trip';
import type { ValidationContext } from '../validation';

/** What may be paid with, as the wire names it. */
export const TICKET_PAYMENT_METHODS = ['Bank Transfer', 'Cash', 'POS'] as const;
export type TicketPaymentMethod = (typeof TICKET_PAYMENT_METHODS)[number];

/** As the form offers them. */
export const TICKET_PAYMENT_LABELS: Record<TicketPaymentMethod, string> = {
  'Bank Transfer': 'Bank Transfer/USSD',
  Cash: 'Cash',
  POS: 'Debit card / POS',
};

const NO_SEAT = 'Please select at least one seat.';
const NO_PAYMENT_METHOD = 'Please select a payment mode.';
/** Nobody who travels was born before it; a date that is has a slip in its year. */
const OLDEST_BIRTHDAY = '1900-01-01';

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
const TRIP = {
  tripId: { label: 'Trip', inForm: 'Select Trip', kind: TEXT, rule: requiredText('Please select a trip.') },
  seats: {
    label: 'Seats',
    kind: SEATS,
    rule: array()
      .of(number().typeError(NO_SEAT).required(NO_SEAT).integer(NO_SEAT).positive(NO_SEAT))
      .typeError(NO_SEAT)
      .required(NO_SEAT)
      .min(1, NO_SEAT)
      .test(
        'once',
        'A seat can be chosen only once.',
        (seats) => !seats || new Set(seats).size === seats.length,
      ),
  },
} as const;

/** Step 2. The date of birth is not after `context.today`. */
const PASSENGER = {
  travelerName: {
    label: 'Traveler name',
    inForm: 'Traveler Name',
    kind: TEXT,
    rule: requiredName('Traveler name is required.'),
  },
  travelerPhone: {
    label: 'Mobile number',
    inForm: 'Mobile Number',
    kind: PHONE,
    rule: customerPhone('Mobile number is required.'),
  },
  nextOfKinPhone: {
    label: 'Next of kin mobile number',
    inForm: 'Next of Kin Mobile Number',
    kind: PHONE,
    rule: customerPhone('Next of kin is required.'),
  },
  dateOfBirth: {
    label: 'Date of birth',
    inForm: 'Date of Birth',
    kind: DAY,
    rule: requiredText('Date of birth is required.')
      .test(
        'day',
        'Please enter a valid date of birth.',
        (day) => !day || (isDay(day) && day >= OLDEST_BIRTHDAY),
      )
      .test('past', 'Date of birth cannot be in the future.', (day, { options }) => {
        const { today }: ValidationContext = options.context ?? {};
        return !day || !today || day <= today;
      }),
  },
} as const;

/** Step 3. */
const PAYMENT = {
  paymentMethod: {
    label: 'Payment mode',
    inForm: 'Payment Mode',
    kind: choice(TICKET_PAYMENT_METHODS),
    rule: requiredText(NO_PAYMENT_METHOD).oneOf(TICKET_PAYMENT_METHODS, NO_PAYMENT_METHOD),
  },
  amount: {
    label: 'Amount paid',
    inForm: 'Amount Paid',
    kind: KOBO,
    rule: requiredAmount('Amount paid is required.'),
  },
} as const;

/** All that a form says of a ticket, in the order of its wizard. */
export const TICKET_FIELDS = { ...TRIP, ...PASSENGER, ...PAYMENT };
export type TicketFields = typeof TICKET_FIELDS;

/** The same as our own server keeps it. */
export type TicketValues = ValuesOf<TicketFields>;
/** The same as read from any server. */
export type TicketTold = ToldOf<TicketFields>;
/** The same as a clerk has filled it in so far. */
export type TicketDraft = DraftOf<TicketFields>;

/** The wizard's steps in order; each is checked before the next one opens. */
export const TICKET_STEPS = [
  { title: 'Trip Information', fields: TRIP, schema: object(rulesOf(TRIP)) },
  { title: 'Passenger Information', fields: PASSENGER, schema: object(rulesOf(PASSENGER)) },
  { title: 'Payment Details', fields: PAYMENT, schema: object(rulesOf(PAYMENT)) },
] as const;

/** The whole ticket, as the server checks it. */
export const ticketSchema = TICKET_STEPS[0].schema
  .concat(TICKET_STEPS[1].schema)
  .concat(TICKET_STEPS[2].schema);
export type TicketForm = InferType<typeof ticketSchema>;
