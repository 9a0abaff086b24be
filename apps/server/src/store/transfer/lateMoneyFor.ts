import type { Kobo, ProviderMethod } from '@motorpark/domain';
import { type Sql, columns, computed, sql } from '../../db';
import { receivedFor, recordsOfSale } from './received';

/** Another sale of the same customer, whose money pays for nothing. */
export interface LateMoney {
  noun: 'ticket' | 'waybill';
  /** The first ticket of that sale, or its waybill. */
  id: string;
  /** `Ticket TK-7QF3XM-K` */
  description: string;
  amount: Kobo;
}

/**
 * Returns the oldest sale to the same phone, at the same terminal, of which nothing that came by the provider and a method pays for anything, and all of which is enough for what another sale
 * awaits by that method: it came too late, or for a deleted sale. Undefined without any.
 */
export async function lateMoneyFor(
  db: Sql,
  record: string,
  { due, method }: { due: Kobo; method: ProviderMethod },
): Promise<LateMoney | undefined> {
  if (due === 0) return undefined;
  const [late] = await db.query(sql`
    select ${columns(
      'operation.description',
      computed<Pick<LateMoney, 'noun' | 'id'>>({
        noun: sql`case when operation.ticket_id is null then 'waybill' else 'ticket' end`,
        id: sql`record_id`,
      }),
    )}
    from (
        select terminal_id, coalesce(ticket.traveler_number, waybill.sender_number) as phone
        from operation left join ticket on ticket.id = ticket_id left join waybill on waybill.id = waybill_id
        where ticket_id = ${record} or waybill_id = ${record} order by at, operation.id limit 1
      ) as sale
      cross join transfer_surplus
      left join ticket on ticket.id = record_id left join waybill on waybill.id = record_id
      cross join lateral (
        select * from operation where operation.ticket_id = record_id or operation.waybill_id = record_id order by at, id limit 1
      ) as operation
    where coalesce(ticket.traveler_number, waybill.sender_number) = sale.phone and operation.terminal_id = sale.terminal_id
      and transfer_surplus.amount_kobo >= ${due} and unconfirmed_kobo = 0 and record_id not in ${recordsOfSale(record)}
    order by since, record_id limit 1`);
  if (!late) return undefined;
  const { received, free } = await receivedFor(db, late.id, method);
  return received === free && free >= due ? { ...late, amount: free } : undefined;
}
