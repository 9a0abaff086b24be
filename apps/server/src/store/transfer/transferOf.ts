import type { AwaitedStatus, Instant, Kobo, ProviderMethod, ProviderName, Transfer } from '@motorpark/domain';
import { type Sql, type Statement, computed, sql } from '../../db';
import { instant, listRows } from '../../db/rows';
import { lateMoneyFor } from './lateMoneyFor';
import { isForSale, receivedFor } from './received';

/** SQL: something of the newest payment of a record that had to be confirmed. */
const newestOf = (record: string, what: Statement) => sql`(
  select ${what} from awaited_payment join operation on operation.id = awaited_payment.id
  where operation.ticket_id = ${record} or operation.waybill_id = ${record} order by operation.at desc, operation.id desc limit 1)`;

/** Returns the newest account number of a sale, or the newest request to a POS terminal, as the sale is paid, with what has come for the sale; undefined if it has none. */
export async function transferOf(db: Sql, record: string): Promise<Transfer | undefined> {
  const [account] = await listRows(
    db,
    sql`select ${computed<{
      provider: ProviderName;
      method: ProviderMethod;
      bank: string;
      number: string;
      name: string;
      until: Instant;
      amount: Kobo;
      status: AwaitedStatus;
    }>({
      provider: sql`provider`,
      method: sql`method`,
      bank: sql`bank`,
      number: sql`number`,
      name: sql`name`,
      until: instant(sql`until`),
      amount: sql`amount_kobo`,
      status: newestOf(record, sql`coalesce(outcome, 'Awaiting confirmation')`),
    })} from transfer_account where ${isForSale(record)} and number is not null and method = ${newestOf(record, sql`operation.method`)} order by asked_at desc, id desc limit 1`,
  );
  if (!account) return undefined;
  const { received, free, due } = await receivedFor(db, record, account.method);
  const late = await lateMoneyFor(db, record, { due, method: account.method });
  return { ...account, received, free, due, late: late?.amount ?? 0, lateFor: late?.description ?? '' };
}
