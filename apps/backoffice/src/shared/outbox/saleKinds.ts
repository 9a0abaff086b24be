import {
  bookTicket,
  createWaybill,
  expensePayload,
  expenseWire,
  failureMessage,
  formFieldErrors,
  readSession,
  type ListName,
  saveExpense,
  ticketPayload,
  ticketWire,
  waybillPayload,
  waybillWire,
} from '@motorpark/api';
import type { FieldErrors } from '@motorpark/domain';
import { paths, ticketOverviewPath, waybillOverviewPath } from '../../paths';
import { rememberedShift } from '../rememberedShift';
import { messages } from './messages';
import type { Words } from './outbox';
import type { NewSale, Orders, Payloads, Results, SaleKind } from './sale';

interface Sent<Kind extends SaleKind> {
  retryKey: string;
  payload: Payloads[Kind] | undefined;
  madeInShift: string | undefined;
}

interface KindOfSale<Kind extends SaleKind> {
  /** Inside a sentence. */
  one: string;
  payloadOf: (order: Orders[Kind]) => Payloads[Kind];
  send: (order: Orders[Kind], sent: Sent<Kind>) => Promise<Results[Kind]>;
  /** Form field to wire field. */
  names: Readonly<Record<string, string>>;
  /** Said where neither the server nor the catalogue has a word. */
  failed?: string;
  /** What shows it once it is saved. */
  lists: readonly ListName[];
  /** Said when it was saved and no form waited for it, and where it is then. */
  done: (result: Results[Kind]) => { text: string; path: string };
  /** The form in which a refused one opens again. */
  form: string;
}

/** All that tells one kind of sale from another. */
export const SALE_KINDS: { readonly [Kind in SaleKind]: KindOfSale<Kind> } = {
  ticket: {
    one: 'ticket',
    payloadOf: ({ form, allotment }) => ticketPayload(form, allotment),
    send: (order, sent) => bookTicket({ ...order, ...sent }),
    names: ticketWire.names,
    failed: messages.createFailed,
    lists: ['trips', 'tickets', 'operations'],
    done: ({ id, number }) => ({ text: `Ticket ${number} is saved.`, path: ticketOverviewPath(id) }),
    form: paths.admin.bookTicket,
  },
  waybill: {
    one: 'waybill',
    payloadOf: ({ form }) => waybillPayload(form),
    send: (order, sent) => createWaybill({ ...order, ...sent }),
    names: waybillWire.names,
    failed: messages.createFailed,
    lists: ['waybills', 'operations'],
    done: ({ id, number }) => ({ text: `Waybill ${number} is saved.`, path: waybillOverviewPath(id) }),
    form: paths.admin.editWaybill,
  },
  expense: {
    one: 'expense',
    payloadOf: ({ form }) => expensePayload(form),
    send: ({ form }, { retryKey, payload }) => saveExpense({ form, retryKey, payload }),
    names: expenseWire.names,
    lists: ['expenses', 'operations'],
    done: () => ({ text: 'The expense is saved.', path: paths.admin.expenses }),
    form: paths.admin.editExpense,
  },
};

/** Makes the call of a sale's kind. */
export const callOf = <Kind extends SaleKind>({
  kind,
  order,
  key,
  payload,
  madeInShift,
}: NewSale<Kind>): Promise<Results[Kind]> =>
  SALE_KINDS[kind].send(order, { retryKey: key, payload, madeInShift });

/** The sale with what it is sent as from now on, and the drawer that it is made in. */
export const withPayload = <Kind extends SaleKind>(sale: NewSale<Kind>): NewSale<Kind> => ({
  ...sale,
  payload: SALE_KINDS[sale.kind].payloadOf(sale.order),
  madeInShift: rememberedShift(readSession()?.personId),
});

/** What people are told of a failed call of a sale, and what of it is about single fields of its form. */
export function wordsOf({ kind }: { kind: SaleKind }, failure: unknown): Words {
  const { failed, names } = SALE_KINDS[kind];
  const said: FieldErrors = {};
  for (const [field, words] of Object.entries(formFieldErrors(failure, names))) said[field] = words ?? '';
  // A 401 is only logged; the login screen says the rest.
  return { message: failureMessage(failure, failed), errors: said };
}
