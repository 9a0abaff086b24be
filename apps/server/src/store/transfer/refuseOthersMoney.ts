import { type Transaction, columns, sql } from '../../db';
import { invalid } from '../../request/failure';
import { referenceKey } from '../payment/referenceKey';
import { isForSale } from './received';

/** Throws a 422 at `reference` if it is that of a transfer that came for another sale: it pays for that one, or is given back. */
export async function refuseOthersMoney(tx: Transaction, record: string, reference: string): Promise<void> {
  const [came] = await tx.query(sql`
    select ${columns('operation.description')} from provider_money join transfer_account on transfer_account.id = account_id
      join operation on operation.ticket_id = transfer_account.ticket_id or operation.waybill_id = transfer_account.waybill_id
    where ${referenceKey(sql`provider_money.reference`)} = ${referenceKey(sql`${reference}::text`)} and not ${isForSale(record)}
    order by operation.at, operation.id limit 1`);
  if (came)
    throw invalid({
      reference: `This transfer came for another sale: ${came.description}. It pays for that one.`,
    });
}
