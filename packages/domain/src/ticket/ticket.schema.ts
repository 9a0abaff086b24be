import { type InferType, array, number, object } from 'yup';
import { isDay } from '../format';
import { requiredAmount, requiredText } from '../rules';
import type { ValidationContext } from '../validation';
import { TICKET_PAYMENT_METHODS } from './ticket';

const NO_SEAT = 'Please select at least one seat.';
const NO_PAYMENT_MODE = 'Please select a payment mode.';
/** Nobody who travels was born before it; a date that is has a slip in its year. */
const OLDEST_BIRTHDAY = '1900-01-01';

/** Step 1 of the ticket wizard. */
export const ticketTripSchema = object({
  selectedTrip: requiredText('Please select a trip.'),
  selectedSeats: array()
    .of(number().typeError(NO_SEAT).required(NO_SEAT).integer(NO_SEAT).positive(NO_SEAT))
    .typeError(NO_SEAT)
    .required(NO_SEAT)
    .min(1, NO_SEAT)
    .test(
      'once',
      'A seat can be chosen only once.',
      (seats) => !seats || new Set(seats).size === seats.length,
    ),
});

/** Step 2. The date of birth is `yyyy-mm-dd` and not after `context.today`. */
export const ticketPassengerSchema = object({
  travelerName: requiredText('Traveler name is required.'),
  mobileNumber: requiredText('Mobile number is required.', 30),
  nextOfKin: requiredText('Next of kin is required.', 30),
  dob: requiredText('Date of birth is required.')
    .test(
      'day',
      'Please enter a valid date of birth.',
      (dob) => !dob || (isDay(dob) && dob >= OLDEST_BIRTHDAY),
    )
    .test('past', 'Date of birth cannot be in the future.', (dob, { options }) => {
      const { today }: ValidationContext = options.context ?? {};
      return !dob || !today || dob <= today;
    }),
});

/** Step 3. The amount is kobo. */
export const ticketPaymentSchema = object({
  paymentMode: requiredText(NO_PAYMENT_MODE).oneOf(TICKET_PAYMENT_METHODS, NO_PAYMENT_MODE),
  amountPaid: requiredAmount('Amount paid is required.'),
});

/** The whole ticket, as the server checks it (specification section 5). */
export const ticketSchema = ticketTripSchema.concat(ticketPassengerSchema).concat(ticketPaymentSchema);
export type TicketForm = InferType<typeof ticketSchema>;

/** What the clerk is told when a ticket is submitted with something missing (specification section 5). */
export const TICKET_INCOMPLETE = 'Please fill all required fields before submitting.';

/** The wizard's steps in order; each is checked before the next one opens. */
export const TICKET_STEPS = [
  { title: 'Trip Information', schema: ticketTripSchema },
  { title: 'Passenger Information', schema: ticketPassengerSchema },
  { title: 'Payment Details', schema: ticketPaymentSchema },
] as const;
