import type { TicketPayload } from '@motorpark/contract';
import { Due } from '../clock';
import { newId, sql } from '../db';
import { EVENTS_PATH } from '../http/providerEvents';
import type { ReceivedMoney, SettledPayment } from '../payments/provider';
import { workSettlements } from '../store/settlement/workSettlements';
import { receiveMoney } from '../store/transfer/receiveMoney';
import { aBooking } from './booking';
import { aTrip, type PersonName } from './company';
import { inBase64 } from './files';
import { type Office, textAt } from './office';
import { SIGNED } from './provider';

/** Sets whether transfers and POS payments have to be confirmed. */
export const setConfirmation = ({ db }: Office, rule: 'none' | 'required', minutes = 120) =>
  db.query(sql`update company set confirmation_rule = ${rule}, confirmation_minutes = ${minutes}`);

interface Sale {
  by?: PersonName;
  trip?: string;
  seat?: number;
  wishes?: Partial<TicketPayload>;
}

/** Returns the id of a record's newest payment. */
export async function paymentOf({ db }: Office, record: string): Promise<string> {
  const [row] = await db.query<{ id: string }>(sql`
    select awaited_payment.id from awaited_payment join operation on operation.id = awaited_payment.id
    where ticket_id = ${record} or waybill_id = ${record} order by operation.at desc, operation.id desc limit 1`);
  if (!row) throw new Error('Nobody waits for this payment.');
  return row.id;
}

/** Sells a ticket at Awka paid by transfer; returns its id. */
export async function soldByTransfer(
  office: Office,
  { by = 'ngozi', trip, seat = 4, wishes = {} }: Sale = {},
): Promise<string> {
  const tripId = trip ?? (await aTrip(office.db, office.company));
  const body = aBooking(tripId, { seat_number: [seat], payment_method: 'Bank Transfer', ...wishes });
  return textAt((await office.call('POST', '/api/book_ticket', { by, body })).body, 'data', 'id');
}

/** Sells such a ticket with its payment unconfirmed, while other sales need no confirmation; returns the payment's id. */
export async function aTransfer(office: Office, sale: Sale = {}): Promise<string> {
  await setConfirmation(office, 'required');
  const ticket = await soldByTransfer(office, sale);
  await setConfirmation(office, 'none');
  return paymentOf(office, ticket);
}

/** Sells such a ticket on a trip of its own; returns the ids. */
export async function soldUnconfirmed(office: Office, by: PersonName, wishes: Partial<TicketPayload> = {}) {
  const trip = await aTrip(office.db, office.company);
  const payment = await aTransfer(office, { by, trip, wishes });
  const [line] = await office.db.query<{ ticket: string }>(
    sql`select ticket_id as ticket from operation where id = ${payment}`,
  );
  return { trip, payment, ticket: line?.ticket ?? '' };
}

/** Asks for an account for what a sale awaits; returns our reference at the provider. */
export async function accountOf({ call, provider }: Office, record: string): Promise<string> {
  const { status } = await call('PUT', `/api/open_transfer/${record}`, { by: 'ada' });
  if (status !== 200) throw new Error('No account was given.');
  return provider.asked.at(-1)?.reference ?? '';
}

/** Has the provider say that money came for a reference, by default what was asked for. */
export async function comeFor(
  { db, provider, clock }: Office,
  reference: string,
  changes: Partial<ReceivedMoney> = {},
): Promise<void> {
  provider.pay(reference, changes);
  const money = await provider.moneyFor(reference);
  await receiveMoney(db, { provider: provider.name, reference, money, now: clock.now });
}

/** Sells a ticket of Ada's by transfer, deletes it, and lets its money come all the same; returns the ids of the ticket and of the money. */
export async function paidInVain(office: Office, changes: Partial<ReceivedMoney> = {}) {
  const { ticket, trip } = await soldUnconfirmed(office, 'ada');
  const reference = await accountOf(office, ticket);
  await office.call('DELETE', `/api/delete_ticket/${ticket}`, { by: 'ada', body: { reason: 'A slip' } });
  await comeFor(office, reference, changes);
  const [money] = await office.db.query<{ id: string }>(
    sql`select id from provider_money where came_for = ${reference}`,
  );
  return { ticket, trip, reference, transfer: money?.id ?? '' };
}

/** Has the provider pay out payments to the bank, and stores what it says of that. Returns the id of the settlement. */
export async function aSettlement(office: Office, ...payments: SettledPayment[]): Promise<string> {
  const { db, provider, clock } = office;
  const reference = newId();
  const text = provider.settle(reference, ...payments).toString();
  await office.call('POST', EVENTS_PATH, { text, headers: SIGNED });
  await workSettlements(db, {
    provider,
    now: clock.now,
    onFailure: (error) => {
      throw error;
    },
  });
  const [stored] = await db.query<{ id: string }>(
    sql`select id from settlement where reference = ${reference}`,
  );
  return stored?.id ?? '';
}

/** Returns the time some hours from now. */
export const later = ({ clock }: Office, hours = 3) => new Due(clock.now.getTime() + hours * 60 * 60_000);

/** Runs `work` with the clock set some hours ahead. */
export async function atLater<Answer>(
  office: Office,
  hours: number,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const { clock } = office;
  const { now } = clock;
  clock.now = later(office, hours);
  try {
    return await work();
  } finally {
    clock.now = now;
  }
}

interface Line {
  amount_kobo: number;
  method: string;
  shift_id: string | null;
  description: string;
}

/** Returns the operations of a ticket, in order. */
export const ledgerOf = ({ db }: Office, ticket: string): Promise<Line[]> =>
  db.query<Line>(sql`
    select amount_kobo, method, shift_id, description from operation where ticket_id = ${ticket} order by at, id`);

/** Returns a bank statement with these references and amounts. */
export const aStatement = (...rows: readonly (readonly [reference: string, amount: string])[]): string =>
  inBase64(
    [
      'Date,Reference,Credit',
      ...rows.map(([reference, amount]) => `21/11/2026,${reference},"${amount}"`),
    ].join('\r\n'),
  );
