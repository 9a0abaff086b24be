import {
  type TicketPaymentMethod,
  type WaybillPaymentMethod,
  formatNaira,
  type Kobo,
  mayBegin,
} from '@motorpark/domain';
import type { Person } from '../../request/person';
import { columns, type Sql, sql } from '../../db';
import { type Failure } from '../../request/failure';

interface More {
  method: TicketPaymentMethod | WaybillPaymentMethod;
  /** Amount paid so far; it no longer waits for confirmation. */
  paid: Kobo;
  person: Person;
}

/**
 * Refuses an additional transfer or POS payment for a paid record if the company requires confirmation, because no confirmation would be awaited for it. People
 * who may confirm their own sales are exempt.
 */
export async function refuseExtraNonCash(
  tx: Sql,
  { method, paid, person }: More,
  failure: (paid: string) => Failure,
): Promise<void> {
  if (method === 'Cash' || mayBegin('payment.confirmOwn', person.role)) return;
  const [waits] = await tx.query(
    sql`select ${columns('company.id')} from company where confirmation_rule = 'required'`,
  );
  if (waits)
    throw failure(`${formatNaira(paid)} is paid already, and nobody would see more come by ${method}.`);
}
