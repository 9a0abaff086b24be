import { type InferType, array, number, object, string } from 'yup';
import { isDay } from '../format';
import { requiredText, type ValidationContext } from '../validation';
import { TICKET_PAYMENT_METHODS } from './ticket';

/** Step 1 of the ticket wizard. */
export const ticketTripSchema = object({
  selectedTrip: string().trim().required('Please select a trip.'),
  selectedSeats: array()
    .of(number().integer().positive().required())
    .required('Please select at least one seat.')
    .min(1, 'Please select at least one seat.'),
});

/** Step 2. The date of birth is `yyyy-mm-dd` and not after `context.today`. */
export const ticketPassengerSchema = object({
  travelerName: requiredText('Traveler name is required.'),
  mobileNumber: requiredText('Mobile number is required.').max(30, 'At most 30 characters.'),
  nextOfKin: requiredText('Next of kin is required.').max(30, 'At most 30 characters.'),
  dob: string()
    .trim()
    .required('Date of birth is required.')
    .test('day', 'Please enter a valid date of birth.', (dob) => !dob || isDay(dob))
    .test('past', 'Date of birth cannot be in the future.', (dob, { options }) => {
      const { today }: ValidationContext = options.context ?? {};
      return !dob || !today || dob <= today;
    }),
});

/** Step 3. The amount is kobo. */
export const ticketPaymentSchema = object({
  paymentMode: string()
    .trim()
    .required('Please select a payment mode.')
    .oneOf(TICKET_PAYMENT_METHODS, 'Please select a payment mode.'),
  amountPaid: number()
    .typeError('Amount paid is required.')
    .required('Amount paid is required.')
    .integer('Amount paid is required.')
    .positive('Amount paid is required.'),
});

/** The whole ticket, as the server checks it (specification section 5). */
export const ticketSchema = ticketTripSchema.concat(ticketPassengerSchema).concat(ticketPaymentSchema);
export type TicketForm = InferType<typeof ticketSchema>;

/** The wizard's steps in order; each is checked before the next one opens. */
export const TICKET_STEPS = [
  { title: 'Trip Information', schema: ticketTripSchema },
  { title: 'Passenger Information', schema: ticketPassengerSchema },
  { title: 'Payment Details', schema: ticketPaymentSchema },
] as const;
