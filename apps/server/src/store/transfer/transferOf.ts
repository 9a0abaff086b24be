import type { AwaitedStatus, Instant, Kobo, ProviderName, Transfer } from '@motorpark/domain';
import { type Sql, computed, sql } from '../../db';
import { instant, listRows } from '../../db/rows';
import { lateMoneyFor } from './lateMoneyFor';
import { isForSale, receivedFor } from './received';

/** SQL: the state of the newest payment of a record that had to be confirmed. */
const statusOf = (record: string) => sql`(
  select coalesce(outcome, 'Awaiting confirmation') from awaited_payment join operation on operation.id = awaited_payment.id
  where operation.ticket_id = ${record} or operation.waybill_id = ${record} order by operation.at desc, operation.id desc limit 1)`;

/** Returns the newest account number of a sale, with what has come for the sale; undefined if it has none. */
export async function transferOf(db: Sql, record: string): Promise<Transfer | undefined> {
  const [account] = await listRows(
    db,
    sql`select ${computed<{
      provider: ProviderName;
      bank: string;
      number: string;
      name: string;
      until: Instant;
      amount: Kobo;
      status: AwaitedStatus;
    }>({
      provider: sql`provider`,
      bank: sql`bank`,
      number: sql`number`,
      name: sql`name`,
      until: instant(sql`until`),
      amount: sql`amount_kobo`,
      status: statusOf(record),
    })} from transfer_account where ${isForSale(record)} and number is not null order by asked_at desc, id desc limit 1`,
  );
  if (!account) return undefined;
  const { received, free, due } = await receivedFor(db, record);
  const late = await lateMoneyFor(db, record, due);
  return { ...account, received, free, due, late: late?.amount ?? 0, lateFor: late?.description ?? '' };
}
