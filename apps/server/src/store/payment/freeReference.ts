import { STEP_BACK_MINUTES } from '@motorpark/domain';
import { type Transaction, computed, sql } from '../../db';
import { referenceKey } from './referenceKey';

interface Confirming {
  /** Id of the payment that is confirmed now. */
  id: string;
  reference: string;
  now: Date;
}

/** SQL: when the record of the line `former` was sold and deleted. */
const RECORD = sql`(select booked_at, deleted_at from ticket where id = former.ticket_id
  union all select booked_at, deleted_at from waybill where id = former.waybill_id)`;

/**
 * Frees a reference that was confirmed for the same money before, so that this payment can have it: for the same record, which was changed to cash and back, or for
 * one that was sold at the same terminal and deleted within the time for corrections, shortly before or after this one was sold. Only if all of that payment was taken
 * back and nothing of it was handed back, this one is as high, and the bank's credit pays for nothing else. Returns the description of that sale; undefined if there is none.
 */
export async function freeReference(
  tx: Transaction,
  { id, reference, now }: Confirming,
): Promise<string | undefined> {
  const [freed] = await tx.query(sql`
    update awaited_payment set replaced_at = ${now}
    from operation as former, operation as line
    where awaited_payment.id = former.id and line.id = ${id} and replaced_at is null
      and ${referenceKey(sql`awaited_payment.reference`)} = ${referenceKey(sql`${reference}::text`)}
      and former.amount_kobo = line.amount_kobo and exists (select from operation as back where back.reverses = former.id)
      and not exists (
        select from operation as other
        where (other.ticket_id = former.ticket_id or other.waybill_id = former.waybill_id) and other.id <> line.id
          and other.method <> 'Cash' and other.amount_kobo > 0 and other.reverses is null
          and not exists (select from operation as back where back.reverses = other.id))
      and not exists (
        select from operation as given
        where (given.ticket_id = former.ticket_id or given.waybill_id = former.waybill_id) and given.amount_kobo < 0 and given.reverses is null)
      and not exists (
        select from give_back where (give_back.ticket_id = former.ticket_id or give_back.waybill_id = former.waybill_id)
          and way in ('seats', 'amount') and give_back.method <> 'Cash')
      and not exists (select from ticket where split_from = former.ticket_id)
      and (former.ticket_id = line.ticket_id or former.waybill_id = line.waybill_id
        or former.terminal_id = line.terminal_id and exists (
          select from ${RECORD} as record
          where deleted_at <= booked_at + make_interval(mins => ${STEP_BACK_MINUTES}::int)
            and line.at <= deleted_at + make_interval(mins => ${STEP_BACK_MINUTES}::int)))
    returning ${computed<{ description: string }>({ description: sql`former.description` })}`);
  return freed?.description;
}
