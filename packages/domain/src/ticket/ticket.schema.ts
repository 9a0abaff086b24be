import { type InferType, array, object } from 'yup';
import type { RulesOf } from '../field';
import { isDay } from '../format';
import {
  customerName,
  customerPhone,
  onOurs,
  optionalLine,
  optionalName,
  optionalPhone,
  optionalText,
  requiredAmount,
  requiredName,
  requiredText,
} from '../rules';
import { requiredWhole } from '../requiredWhole';
import { optionalNonCash } from '../payment/optionalNonCash';
import { optionalReference } from '../payment/optionalReference';
import { type FieldErrors, type ValidationContext, fieldErrors } from '../validation';
import { COMPANIONS, type Companion, type CompanionFields, isSeen } from './companions';
import { PASSENGER_KINDS } from './passengerKind';
import { readTicketNumber } from './ticket';
import { TICKET_PASSENGER, TICKET_PAYMENT, TICKET_PAYMENT_METHODS, TICKET_TRIP } from './ticketFields';

const NO_SEAT = 'Please select at least one seat.';
const NO_PAYMENT_METHOD = 'Please select a payment mode.';
const KIND = new RegExp(`^(${PASSENGER_KINDS.join('|')})?$`);
const NO_BIRTHDAY = 'Please enter a valid date of birth.';
const NO_TICKET_NUMBER = 'This is no ticket number. Enter it as it is printed, such as TK-7QF3XM-K.';
const NO_KIND = 'A seat is for an adult, a child or luggage.';
const NO_TRAVELER = 'A passenger travels with the luggage: enter who it is.';
const NO_COMPANIONS = 'Please name one passenger for each seat.';
/** The earliest date of birth; an earlier one is taken for a typing mistake. */
const OLDEST_BIRTHDAY = '1900-01-01';

const isBirthday = (day: string): boolean => isDay(day) && day >= OLDEST_BIRTHDAY;

const tripSchema = object({
  tripId: requiredText('Please select a trip.'),
  seats: array()
    .of(requiredWhole(NO_SEAT))
    .typeError(NO_SEAT)
    .required(NO_SEAT)
    .min(1, NO_SEAT)
    .test(
      'once',
      'A seat can be chosen only once.',
      (seats) => !seats || new Set(seats).size === seats.length,
    ),
} satisfies RulesOf<typeof TICKET_TRIP>);

const optionalKind = () => optionalText().matches(KIND, NO_KIND);

const companionSchema = object({
  name: requiredName('Name of each passenger is required.'),
  phone: optionalPhone(),
  address: optionalText(),
  nextOfKinName: optionalName(),
  nextOfKinPhone: optionalPhone(),
  kind: optionalKind().default(undefined),
  born: optionalText()
    .default(undefined)
    .test('day', NO_BIRTHDAY, (born) => !born || isSeen(born) || isBirthday(born)),
} satisfies RulesOf<CompanionFields>);

/** Returns the errors of one companion, by field. */
export const companionErrors = (companion: Companion, context?: ValidationContext): FieldErrors =>
  fieldErrors(companionSchema, companion, context);

/** Requires that the date of birth is not after `context.today`. */
const passengerSchema = object({
  travelerName: customerName('Traveler name is required.'),
  travelerPhone: customerPhone('Mobile number is required.'),
  nextOfKinPhone: customerPhone('Next of kin is required.'),
  dateOfBirth: requiredText('Date of birth is required.')
    .test('day', NO_BIRTHDAY, (day) => !day || isDay(day))
    .test(
      'oldest',
      NO_BIRTHDAY,
      onOurs((day) => !day || day >= OLDEST_BIRTHDAY),
    )
    .test('past', 'Date of birth cannot be in the future.', (day, { options }) => {
      const { today }: ValidationContext = options.context ?? {};
      return !day || !today || day <= today;
    }),
  accompaniedBy: optionalText()
    .transform((typed: string) => readTicketNumber(typed) ?? typed)
    .test('number', NO_TICKET_NUMBER, (typed) => !typed || readTicketNumber(typed) !== undefined),
  aloneReason: optionalLine(),
  travelerAddress: optionalText(),
  nextOfKinName: optionalName(),
  travelerKind: optionalKind().test('person', NO_TRAVELER, (kind) => kind !== 'luggage'),
  infants: optionalName(),
  companions: array()
    .of(
      companionSchema
        .shape({
          seat: requiredWhole(NO_COMPANIONS),
        })
        .nonNullable(NO_COMPANIONS),
    )
    .typeError(NO_COMPANIONS)
    .default(() => COMPANIONS.empty),
} satisfies RulesOf<typeof TICKET_PASSENGER>);

const paymentSchema = object({
  paymentMethod: requiredText(NO_PAYMENT_METHOD).oneOf(TICKET_PAYMENT_METHODS, NO_PAYMENT_METHOD),
  amount: requiredAmount('Amount paid is required.'),
  nonCash: optionalNonCash(),
  paymentReference: optionalReference(),
  discount: optionalLine(),
  discountReason: optionalLine(),
} satisfies RulesOf<typeof TICKET_PAYMENT>);

/** The steps of the wizard, in order; each is validated before the next one opens. */
export const TICKET_STEPS = [
  { title: 'Trip Information', fields: TICKET_TRIP, schema: tripSchema },
  { title: 'Passenger Information', fields: TICKET_PASSENGER, schema: passengerSchema },
  { title: 'Payment Details', fields: TICKET_PAYMENT, schema: paymentSchema },
] as const;

/** The complete ticket form; the server checks the same schema. */
export const ticketSchema = tripSchema.concat(passengerSchema).concat(paymentSchema);
export type TicketForm = InferType<typeof ticketSchema>;
