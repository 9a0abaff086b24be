import type { TicketPayload } from '@motorpark/contract';
import { Due } from '../clock';
import { sql } from '../db';
import { aBooking } from './booking';
import { aTrip, type PersonName } from './company';
import { inBase64 } from './files';
import { type Office, textAt } from './office';

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
export async function soldUnconfirmed(office: Office, by: PersonName) {
  const trip = await aTrip(office.db, office.company);
  const payment = await aTransfer(office, { by, trip });
  const [line] = await office.db.query<{ ticket: string }>(
    sql`select ticket_id as ticket from operation where id = ${payment}`,
  );
  return { trip, payment, ticket: line?.ticket ?? '' };
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
