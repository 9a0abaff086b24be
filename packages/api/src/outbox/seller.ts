import { expenseWire, ticketWire, waybillWire } from '@motorpark/contract';
import type { FieldErrors } from '@motorpark/domain';
import { expensePayload, saveExpense } from '../expense/expense.endpoints';
import { type ApiFailure, toApiFailure, failureMessage } from '../failure/failure';
import { formFieldErrors } from '../failure/formFieldErrors';
import { bookTicket, ticketPayload } from '../ticket/ticket.endpoints';
import { createWaybill, waybillPayload } from '../waybill/waybill.endpoints';
import type { Delivery, Failed, NewSale, Orders, Payloads, Results, SaleKind } from './sale';

/** Delivers sales to the server. With `withOutbox` a sale is stored first, and sent until there is a response; `onStored` is then called in between. */
export interface Seller {
  deliver: <Kind extends SaleKind>(
    sale: NewSale<Kind>,
    onStored?: () => void,
  ) => Promise<Delivery<Results[Kind]>>;
}

interface Sent<Kind extends SaleKind> {
  retryKey: string;
  payload: Payloads[Kind] | undefined;
  madeInShift: string | undefined;
}

interface SaleCall<Kind extends SaleKind> {
  payloadOf: (order: Orders[Kind]) => Payloads[Kind];
  send: (order: Orders[Kind], sent: Sent<Kind>) => Promise<Results[Kind]>;
  /** Form fields to wire fields. */
  names: Readonly<Record<string, string>>;
  /** The message if neither the server nor the catalogue has one. */
  failed?: string;
}

/** Used for tickets, too (docs/ticket.md, docs/waybill.md). */
const FAILED = 'Failed to create waybill. Please try again.';

const SALE_CALLS: { readonly [Kind in SaleKind]: SaleCall<Kind> } = {
  ticket: {
    payloadOf: ({ form, allotment }) => ticketPayload(form, allotment),
    send: (order, sent) => bookTicket({ ...order, ...sent }),
    names: ticketWire.names,
    failed: FAILED,
  },
  waybill: {
    payloadOf: ({ form }) => waybillPayload(form),
    send: (order, sent) => createWaybill({ ...order, ...sent }),
    names: waybillWire.names,
    failed: FAILED,
  },
  expense: {
    payloadOf: ({ form }) => expensePayload(form),
    send: ({ form }, { retryKey, payload }) => saveExpense({ form, retryKey, payload }),
    names: expenseWire.names,
  },
};

/** Sends each sale once. If there is no response, it may or may not be in the books. */
export const seller: Seller = {
  async deliver({ kind, order, key, payload, madeInShift }) {
    try {
      const result = await SALE_CALLS[kind].send(order, { retryKey: key, payload, madeInShift });
      return { state: 'saved', result };
    } catch (error) {
      return failedSale(kind, toApiFailure(error));
    }
  },
};

export const payloadOf = <Kind extends SaleKind>({ kind, order }: NewSale<Kind>): Payloads[Kind] =>
  SALE_CALLS[kind].payloadOf(order);

export function failedSale(kind: SaleKind, failure: ApiFailure): Failed {
  const { failed, names } = SALE_CALLS[kind];
  return { ...failedForm(failure, names, failed), isUnanswered: failure.kind === 'disconnected' };
}

/** Returns the result of a form's failed call. `names` are the form's fields by wire field; for `otherwise` see `failureMessage`. */
export function failedForm(
  failure: ApiFailure,
  names: Readonly<Record<string, string>>,
  otherwise?: string,
): Failed {
  const errors: FieldErrors = {};
  for (const [field, words] of Object.entries(formFieldErrors(failure, names))) errors[field] = words ?? '';
  return { state: 'failed', failure, message: failureMessage(failure, otherwise), errors };
}
