import { mixed, object } from 'yup';
import { KOBO, type RulesOf, TEXT, type ValuesOf } from '../field';
import { amountFault, optionalText, requiredAmount, requiredText } from '../rules';
import { TICKET_PAYMENT, TICKET_TRIP, TICKET_PAYMENT_METHODS } from './ticketFields';
import { ticketSchema } from './ticket.schema';

const WHY = 'Please say why.';
const NO_FEE = 'Enter the fee in naira, 0 for none.';

/** What a ticket is rescheduled with. Nothing is paid with anything where nothing is to be settled. */
export const RESCHEDULING = {
  ...TICKET_TRIP,
  /** What the ticket then comes to. */
  amount: TICKET_PAYMENT.amount,
  fee: { label: 'Fee for rescheduling', kind: KOBO },
  paymentMethod: { label: 'Paid with', kind: TEXT },
  reason: { label: 'Why', kind: TEXT },
} as const;
export type Rescheduling = ValuesOf<typeof RESCHEDULING>;

/** What a ticket is paid back with. */
export const REFUND = {
  /** What is handed back. */
  amount: { label: 'Handed back', kind: KOBO },
  paymentMethod: { label: 'Paid back with', kind: TICKET_PAYMENT.paymentMethod.kind },
  reason: { label: 'Why', kind: TEXT },
} as const;
export type Refund = ValuesOf<typeof REFUND>;

const NO_METHOD = 'Please select a payment mode.';

const fee = () =>
  mixed<number>()
    .test('naira', NO_FEE, (kobo) => typeof kobo === 'number' && kobo >= 0)
    .test('kobo', (kobo, context) => {
      const fault = amountFault(kobo);
      return fault === undefined || context.createError({ message: fault });
    })
    .required(NO_FEE);

/** The form of a rescheduling, as the server checks it too. */
export const reschedulingSchema = ticketSchema.pick(['tripId', 'seats', 'amount']).concat(
  object({
    fee: fee(),
    paymentMethod: optionalText().oneOf(['', ...TICKET_PAYMENT_METHODS], NO_METHOD),
    reason: requiredText(WHY),
  } satisfies Partial<RulesOf<typeof RESCHEDULING>>),
);

/** The form of a refund. */
export const refundSchema = object({
  amount: requiredAmount('Enter what is handed back.'),
  paymentMethod: requiredText(NO_METHOD).oneOf(TICKET_PAYMENT_METHODS, NO_METHOD),
  reason: requiredText(WHY),
} satisfies RulesOf<typeof REFUND>);
