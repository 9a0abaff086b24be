import {
  type TicketPaymentMethod,
  type WaybillPaymentMethod,
  formatNaira,
  formatPaymentMethod,
  type Kobo,
} from '@motorpark/domain';
import { columns, type Sql, sql } from '../../db';
import { type Failure } from '../../request/failure';

interface More {
  method: TicketPaymentMethod | WaybillPaymentMethod;
  /** Amount paid so far; it no longer waits for confirmation. */
  paid: Kobo;
}

/** Refuses an additional transfer or POS payment for a paid record, whoever takes it, if the company requires confirmation: nobody would await it. */
export async function refuseExtraNonCash(
  tx: Sql,
  { method, paid }: More,
  failure: (paid: string) => Failure,
): Promise<void> {
  if (method === 'Cash') return;
  const [waits] = await tx.query(
    sql`select ${columns('company.id')} from company where confirmation_rule = 'required'`,
  );
  if (waits)
    throw failure(
      `${formatNaira(paid)} is paid already, and nobody would see more come by ${formatPaymentMethod(method)}.`,
    );
}
