import { type TicketPaymentMethod, type WaybillPaymentMethod } from '@motorpark/domain';
import { columns, type Transaction, prepared, sql } from '../../db';
import type { PersonContext } from '../../request/call';
import { type LedgerSubject, lineOf } from '../operation/ledger';

interface Awaited {
  /** Id of the operation that records the payment. */
  line: string;
  method: TicketPaymentMethod | WaybillPaymentMethod;
  now: Date;
  /** Deadline of the payment it replaces, so that a changed amount gives no extra time. */
  until?: Date | undefined;
}

/** Makes a payment wait for confirmation if the company requires it; cash never does. */
export async function awaitPayment(tx: Transaction, { line, method, now, until }: Awaited): Promise<void> {
  if (method === 'Cash') return;
  await tx.query(
    prepared(sql`
      insert into awaited_payment (id, expires_at)
      select ${line}::uuid, coalesce(${until ?? null}::timestamptz,
        ${now}::timestamptz + make_interval(mins => confirmation_minutes))
      from company where confirmation_rule = 'required'`),
  );
}

/** Withdraws the awaited payment of a record that is now paid differently. Returns its line and deadline; undefined if none was awaited. */
export async function withdrawPayment(
  tx: Transaction,
  subject: LedgerSubject,
  { person, now }: Pick<PersonContext, 'person' | 'now'>,
): Promise<{ line: string; until: Date } | undefined> {
  const [withdrawn] = await tx.query(sql`
    update awaited_payment set outcome = 'Withdrawn', settled_at = ${now}, settled_by = ${person.id}
    where outcome is null and id in (select id from operation where ${lineOf(subject)})
    returning ${columns('awaited_payment.id', 'awaited_payment.expires_at')}`);
  return withdrawn && { line: withdrawn.id, until: new Date(withdrawn.expires_at) };
}
