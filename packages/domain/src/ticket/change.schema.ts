import { mixed, object } from 'yup';
import type { RulesOf } from '../field';
import { amountFault, optionalText, requiredAmount, requiredText } from '../rules';
import { optionalPart } from '../payment/optionalNonCash';
import { type REFUND, REFUND_METHODS, type RESCHEDULING } from './change';
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

/** The form that reschedules a ticket; the server checks the same schema. */
export const reschedulingSchema = ticketSchema.pick(['tripId', 'seats', 'amount']).concat(
  object({
    fee: fee(),
    paymentMethod: optionalText().oneOf(['', ...TICKET_PAYMENT_METHODS], NO_SETTLEMENT_METHOD),
    nonCash: optionalPart(),
    reason: requiredText(WHY),
  } satisfies Partial<RulesOf<typeof RESCHEDULING>>),
);

export const refundSchema = object({
  amount: requiredAmount('Enter what is handed back.'),
  paymentMethod: requiredText(NO_SETTLEMENT_METHOD).oneOf(REFUND_METHODS, NO_SETTLEMENT_METHOD),
  reason: requiredText(WHY),
} satisfies RulesOf<typeof REFUND>);
