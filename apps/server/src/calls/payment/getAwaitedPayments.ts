import type { Found, WireAwaitedPayment } from '@motorpark/contract';
import { AWAITED_STATUSES, FLAG_LABELS } from '@motorpark/domain';
import { atOwnTerminal } from '../../store/access/rights';
import { sheetOf } from '../../csv';
import { sql } from '../../db';
import type { PersonContext } from '../../request/call';
import type { LongAnswer } from '../../request/longAnswer';
import { type SortKeys, PEOPLE, TERMINALS, answerList } from '../../store/search';
import { expireDue } from '../../store/expiry/expireDue';
import { PAYMENTS, paymentRows, statusAt } from '../../store/payment/paymentRows';

const SORTS: SortKeys<'payments'> = {
  at: { column: sql`operation.at`, type: 'timestamptz' },
  amount: { column: sql`operation.amount_kobo`, type: 'bigint' },
};

const SHEET = sheetOf<'payments', WireAwaitedPayment>('payments', {
  flag: ({ flag }) => flag && FLAG_LABELS[flag],
});

/** Returns payments that had to be confirmed after the sale: waiting ones first, oldest first, then the others, newest first. */
export async function getAwaitedPayments(
  context: PersonContext,
): Promise<Found<WireAwaitedPayment> | LongAnswer> {
  const { db, person, due } = context;
  await expireDue(db, due);
  return answerList(context, () => ({
    from: PAYMENTS,
    id: sql`awaited_payment.id`,
    condition: sql`true`,
    within: [atOwnTerminal(person, 'payment.see', sql`operation.terminal_id`)],
    search: sql`search_text(concat_ws(e'\n', reference, ticket.payment_reference, waybill.payment_reference, operation.description, traveler_name, sender_name, shift.counter))`,
    names: [TERMINALS(sql`operation.terminal_id`), PEOPLE(sql`operation.person_id`)],
    status: { column: statusAt(due), words: AWAITED_STATUSES },
    at: SORTS.at.column,
    order: () => [
      { key: SORTS.at, isUpwards: true, condition: sql`outcome is null` },
      { key: SORTS.at, isUpwards: false, condition: sql`outcome is not null` },
    ],
    sorts: SORTS,
    sheet: SHEET,
    rows: (tx, ids) => paymentRows(tx, sql`awaited_payment.id = any(${ids}::uuid[])`, context),
  }));
}
