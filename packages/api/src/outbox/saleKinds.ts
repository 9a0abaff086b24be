import { expenseWire, ticketWire, waybillWire } from '@motorpark/contract';
import {
  type DiscardedKind,
  IN_TWO_WAYS,
  type Kobo,
  type ShiftMethod,
  WAYBILL_FIELDS,
  ledgerMethod,
} from '@motorpark/domain';
import { expensePayload, saveExpense } from '../expense/expense.endpoints';
import type { ListName } from '../port/found';
import { bookTicket, ticketPayload } from '../ticket/ticket.endpoints';
import { createWaybill, waybillPayload } from '../waybill/waybill.endpoints';
import type { Orders, Payloads, Results, SaleKind } from './sale';

interface Sent<Kind extends SaleKind> {
  retryKey: string;
  payload: Payloads[Kind] | undefined;
  madeInShift: string | undefined;
}

interface KindOfSale<Kind extends SaleKind> {
  payloadOf: (order: Orders[Kind]) => Payloads[Kind];
  send: (order: Orders[Kind], sent: Sent<Kind>) => Promise<Results[Kind]>;
  /** Form fields to wire fields. */
  names: Readonly<Record<string, string>>;
  /** The message if neither the server nor the catalogue has one. */
  failed?: string;
  /** The lists that show it once it is saved. */
  lists: readonly ListName[];
  /** The kind, figures and describing facts of a discarded sale. */
  discarded: DiscardedKind;
  figures: (order: Orders[Kind]) => SaleFigures;
  details: readonly string[];
}

/** The customer, amount and payment method of a sale. */
export interface SaleFigures {
  name: string;
  amount: Kobo;
  method: ShiftMethod;
}

/** Used for tickets, too (docs/ticket.md, docs/waybill.md). */
const FAILED = 'Failed to create waybill. Please try again.';

/** What the outbox and the server need of each kind of sale. */
export const SALE_KINDS: { readonly [Kind in SaleKind]: KindOfSale<Kind> } = {
  ticket: {
    payloadOf: ({ form, allotment }) => ticketPayload(form, allotment),
    send: (order, sent) => bookTicket({ ...order, ...sent }),
    names: ticketWire.names,
    failed: FAILED,
    lists: ['trips', 'tickets', 'operations'],
    discarded: 'Ticket',
    figures: ({ form }) => ({ name: form.travelerName, amount: form.amount, method: form.paymentMethod }),
    details: ['Trip', 'Seat', 'Seats', IN_TWO_WAYS],
  },
  waybill: {
    payloadOf: ({ form }) => waybillPayload(form),
    send: (order, sent) => createWaybill({ ...order, ...sent }),
    names: waybillWire.names,
    failed: FAILED,
    lists: ['waybills', 'operations'],
    discarded: 'Waybill',
    figures: ({ form }) => ({
      name: form.senderName,
      amount: WAYBILL_FIELDS.amount.kind.parse(form.amount) ?? 0,
      method: ledgerMethod(form.paymentMethod),
    }),
    details: ['From and to', 'Goods', IN_TWO_WAYS],
  },
  expense: {
    payloadOf: ({ form }) => expensePayload(form),
    send: ({ form }, { retryKey, payload }) => saveExpense({ form, retryKey, payload }),
    names: expenseWire.names,
    lists: ['expenses', 'operations'],
    discarded: 'Expense',
    figures: ({ form }) => ({ name: form.expenseType, amount: form.amount, method: 'Cash' }),
    details: ['Purpose', 'Approving officer'],
  },
};
