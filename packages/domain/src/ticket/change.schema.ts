import { mixed, object } from 'yup';
import type { RulesOf } from '../field';
import { amountFault, optionalText, requiredAmount, requiredText } from '../rules';
import { optionalPart } from '../payment/optionalNonCash';
import { type LUGGAGE, type REFUND, REFUND_METHODS, type RESCHEDULING } from './change';
import { TICKET_PAYMENT_METHODS } from './ticketFields';
import { ticketSchema } from './ticket.schema';

const WHY = 'Please say why.';
const NO_FEE = 'Enter the fee in naira, 0 for none.';
/** Shown if the money of a change is to be booked and nobody said how it is paid. */
export const NO_SETTLEMENT_METHOD = 'Please select a payment method.';

const fee = () =>
  mixed<number>()
    .test('naira', NO_FEE, (kobo) => typeof kobo === 'number' && kobo >= 0)
    .test('kobo', (kobo, context) => {
      const fault = amountFault(kobo);
      return fault === undefined || context.createError({ message: fault });
    })
    .required(NO_FEE);

const settledWith = () => optionalText().oneOf(['', ...TICKET_PAYMENT_METHODS], NO_SETTLEMENT_METHOD);

/** The form that reschedules a ticket; the server checks the same schema. */
export const reschedulingSchema = ticketSchema.pick(['tripId', 'seats', 'amount']).concat(
  object({
    fee: fee(),
    paymentMethod: settledWith(),
    nonCash: optionalPart(),
    reason: requiredText(WHY),
  } satisfies Partial<RulesOf<typeof RESCHEDULING>>),
);

export const refundSchema = object({
  amount: requiredAmount('Enter what is handed back.'),
  paymentMethod: requiredText(NO_SETTLEMENT_METHOD).oneOf(REFUND_METHODS, NO_SETTLEMENT_METHOD),
  reason: requiredText(WHY),
} satisfies RulesOf<typeof REFUND>);

const wholeTo = (most: number, message: string) =>
  requiredText(message).test('whole', message, (typed) => /^\d{1,3}$/.test(typed) && Number(typed) <= most);

/** The form that records a ticket's luggage; the server checks the same schema. */
export const luggageSchema = object({
  pieces: wholeTo(99, 'Enter the number of pieces, from 0 to 99.').test(
    'some',
    'Enter how many pieces weigh that much.',
    (pieces, { parent }: { parent: { kg?: unknown } }) => Number(pieces) > 0 || Number(parent.kg) === 0,
  ),
  kg: wholeTo(999, 'Enter whole kilograms, from 0 to 999.'),
  fee: fee(),
  paymentMethod: settledWith(),
  reason: optionalText(),
} satisfies RulesOf<typeof LUGGAGE>);
