import {
  expenseWire,
  luggageWire,
  paymentConfirmationWire,
  refundWire,
  returnAnswerWire,
  transferReturnWire,
  reschedulingWire,
  ticketWire,
  waybillWire,
} from '@motorpark/contract';
import {
  EXPENSE_STATUSES,
  TICKET_STATUSES,
  WAYBILL_STATUSES,
  expenseSchema,
  koboTyped,
  luggageSchema,
  paymentConfirmationSchema,
  printOrderSchema,
  refundSchema,
  returnAnswerSchema,
  reschedulingSchema,
  ticketSchema,
  transferReturnSchema,
  waybillSchema,
} from '@motorpark/domain';
import { listIn } from '../../request/fields';
import type { Payload } from '../../request/payload';
import { companionsIn } from '../../store/ticket/ticketForm';
import { type BadForms, bySchema, field, inTurn, reason, statusOf, withAmount } from './badForm';

const withSeats = (payload: Payload): Payload => ({
  ...withAmount(payload),
  seat_number: listIn(payload['seat_number']),
  companions: companionsIn(payload['companions']),
});
const withFee = (payload: Payload): Payload => ({ ...payload, fee: koboTyped(payload['fee']) });
const withMoney = (payload: Payload): Payload => withFee(withSeats(payload));

const ticket = bySchema(ticketSchema, ticketWire.names, { prepared: withSeats });
const waybill = bySchema(waybillSchema, waybillWire.names);
const expense = bySchema(expenseSchema, expenseWire.names, { prepared: withAmount });

/** Calls for tickets, waybills, expenses and their payments. */
export const saleForms = {
  bookTicket: ticket,
  editTicket: inTurn(ticket, reason),
  ticketStatus: statusOf(TICKET_STATUSES),
  deleteTicket: reason,
  rescheduleTicket: bySchema(reschedulingSchema, reschedulingWire.names, { prepared: withMoney }),
  refundTicket: bySchema(refundSchema, refundWire.names, { prepared: withAmount }),
  takeLuggage: bySchema(luggageSchema, luggageWire.names, { prepared: withFee }),
  printTicket: bySchema(printOrderSchema('ticket'), { receipt: 'receipt' }),
  createWaybill: waybill,
  editWaybill: inTurn(waybill, reason),
  waybillStatus: statusOf(WAYBILL_STATUSES),
  deleteWaybill: reason,
  printWaybill: bySchema(printOrderSchema('waybill'), { receipt: 'receipt' }),
  createExpense: expense,
  editExpense: expense,
  deleteExpense: reason,
  expenseStatus: statusOf(EXPENSE_STATUSES),
  returnTransfer: bySchema(transferReturnSchema, transferReturnWire.names, { prepared: withAmount }),
  answerReturn: bySchema(returnAnswerSchema, returnAnswerWire.names),
  confirmPayment: bySchema(paymentConfirmationSchema, paymentConfirmationWire.names),
  // A value that is not a file is refused.
  matchStatement: field('file', () => false),
} satisfies BadForms;
