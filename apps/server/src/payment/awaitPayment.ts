import { type TicketPaymentMethod, type WaybillPaymentMethod } from '@motorpark/domain';
import { columns, type Sql, prepared, sql } from '../db';
import type { PersonContext } from '../http/call';
import { type LedgerSubject, lineOf } from '../operation/ledger';

interface Awaited {
  /** The line of the ledger that says that it was paid. */
  line: string;
  method: TicketPaymentMethod | WaybillPaymentMethod;
  now: Date;
  /** Until when what it follows waited: another amount gives nobody more time. */
  until?: Date | undefined;
}

/** Has a line wait until somebody has seen its money, where the company wants it; cash is seen at once. */
export async function awaitPayment(tx: Sql, { line, method, now, until }: Awaited): Promise<void> {
  if (method === 'Cash') return;
  await tx.query(
    prepared(sql`
      insert into awaited_payment (id, expires_at)
      select ${line}::uuid, coalesce(${until ?? null}::timestamptz,
        ${now}::timestamptz + make_interval(mins => confirmation_minutes))
      from company where confirmation_rule = 'required'`),
  );
}

/** Nobody waits any more for the payment of a record, which is paid otherwise; answers until when somebody did. */
export async function withdrawPayment(
  tx: Sql,
  subject: LedgerSubject,
  { person, now }: Pick<PersonContext, 'person' | 'now'>,
): Promise<Date | undefined> {
  const [withdrawn] = await tx.query(sql`
    update awaited_payment set outcome = 'Withdrawn', settled_at = ${now}, settled_by = ${person.id}
    where outcome is null and id in (select id from operation where ${lineOf(subject)})
    returning ${columns('awaited_payment.expires_at')}`);
  return withdrawn && new Date(withdrawn.expires_at);
}
