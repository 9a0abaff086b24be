import { type Data, type WireTransfer, transferCodec } from '@motorpark/contract';
import { type ProviderMethod, formatNaira } from '@motorpark/domain';
import { type Sql, sql } from '../../db';
import type { PersonContext } from '../../request/call';
import { notFound, refused } from '../../request/failure';
import { expireDue } from '../../store/expiry/expireDue';
import { UNPRINTED, recordEdit } from '../../store/history';
import { type LateMoney, lateMoneyFor } from '../../store/transfer/lateMoneyFor';
import { isForSale, receivedFor } from '../../store/transfer/received';
import { lockSale, settleTransfers } from '../../store/transfer/settleTransfers';
import { transferOf } from '../../store/transfer/transferOf';
import { NO_SALE, NOTHING_AWAITED, saleOf } from './openTransfer';

/**
 * Pays for a sale with what came for another one of the same customer and pays for nothing there. The accounts of that sale become this one's, with all that has come for them and will; the history
 * of both says so.
 */
export async function takeLateTransfer(context: PersonContext): Promise<Data<WireTransfer>> {
  const { db, id, person, now, due } = context;
  await expireDue(db, due);
  const sale = await saleOf(context, 'payment.ask');
  if (sale.until === null) throw refused(NOTHING_AWAITED);
  const found = await lateIn(db, id, sale.method);
  return db.transaction(async (tx) => {
    for (const record of [id, found.id].toSorted()) await lockSale(tx, record);
    const late = await lateIn(tx, id, sale.method);
    if (late.id !== found.id) throw refused(NO_LATE_MONEY);
    await tx.query(sql`
      update transfer_account set ticket_id = ${sale.ticket_id}, waybill_id = ${sale.waybill_id} where ${isForSale(late.id, sale.method)}`);
    const amount = formatNaira(late.amount);
    const noun = sale.ticket_id === null ? 'waybill' : 'ticket';
    const sides = [
      { noun: late.noun, id: late.id, to: `${amount}, for ${sale.description}` },
      { noun, id, to: `${amount}, which came for ${late.description}` },
    ] as const;
    for (const { to, ...side } of sides)
      await recordEdit(tx, { ...side, fields: [{ field: UNPRINTED.taken, from: '', to }], person, now });
    await settleTransfers(tx, { record: late.id, now });
    await settleTransfers(tx, { record: id, now });
    const transfer = await transferOf(tx, id);
    if (!transfer) throw notFound(NO_SALE);
    return { data: transferCodec.write(transfer) };
  });
}

const NO_LATE_MONEY = 'No other transfer of this customer is left to pay for this.';

async function lateIn(db: Sql, id: string, method: ProviderMethod): Promise<LateMoney> {
  const { due } = await receivedFor(db, id, method);
  const late = await lateMoneyFor(db, id, { due, method });
  if (!late) throw refused(NO_LATE_MONEY);
  return late;
}
