import type { Kobo, ReturnableTransfer } from '@motorpark/domain';
import { type Sql, type Statement, columns, computed, sql } from '../../db';
import { instants, listRows } from '../../db/rows';
import { IS_SENT, isForSale } from './received';

/** SQL: name, account and bank of who sent money, as far as the provider says. */
export const SENDER: Statement = sql`concat_ws(' ', nullif(sender_name, ''), nullif(sender_account, ''), nullif(sender_bank, ''))`;

/** Returns the transfers that came for a sale, oldest first, and what can be sent back of each if the sale has this surplus. */
export async function returnable(db: Sql, record: string, surplus: Kobo) {
  const rows = await listRows(
    db,
    sql`select ${columns(
      'provider_money.id',
      'provider_money.amount_kobo as amount',
      'provider_money.sender_account',
      instants('provider_money.paid_at'),
      computed<Pick<ReturnableTransfer, 'sender'> & { returned: Kobo }>({
        sender: SENDER,
        returned: sql`coalesce((select sum(amount_kobo) from transfer_return
          where money_id = provider_money.id and ${IS_SENT}), 0)::bigint`,
      }),
    )} from provider_money join transfer_account on transfer_account.id = account_id
      where ${isForSale(record)} order by provider_money.paid_at, provider_money.id`,
  );
  return rows.map((row) => Object.assign(row, { most: Math.min(surplus, row.amount - row.returned) }));
}
