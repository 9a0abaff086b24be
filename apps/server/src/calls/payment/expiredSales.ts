import type { Data, WireAwaitedPayment } from '@motorpark/contract';
import { sql } from '../../db';
import type { PersonContext } from '../../request/call';
import { notFound } from '../../request/failure';
import { isId } from '../../db/rows';
import { NO_PAYMENT } from './confirmPayment';
import { expireDue } from '../../store/expiry/expireDue';
import { paymentRows } from '../../store/payment/paymentRows';

/** Returns the person's sales that expired unpaid and that they have not acknowledged, oldest first. */
export async function getExpiredSales(context: PersonContext): Promise<Data<WireAwaitedPayment[]>> {
  const { db, person, due } = context;
  await expireDue(db, due);
  const data = await paymentRows(
    db,
    sql`outcome = 'Expired' and told_at is null and operation.person_id = ${person.id}`,
    context,
  );
  return { data: data.toSorted((one, other) => (one.until < other.until ? -1 : 1)) };
}

/** Marks an expired sale as acknowledged; a repeat changes nothing. */
export function hearOfExpiredSale(context: PersonContext): Promise<Data<WireAwaitedPayment>> {
  const { db, id, person, now } = context;
  return db.transaction(async (tx) => {
    const condition = sql`awaited_payment.id = ${id} and outcome = 'Expired' and operation.person_id = ${person.id}`;
    const [data] = isId(id) ? await paymentRows(tx, condition, context) : [];
    if (!data) throw notFound(NO_PAYMENT);
    await tx.query(sql`update awaited_payment set told_at = ${now} where id = ${id} and told_at is null`);
    return { data };
  });
}
