import {
  type TicketPaymentMethod,
  type WaybillPaymentMethod,
  formatNaira,
  type Kobo,
  mayAnywhere,
} from '@motorpark/domain';
import type { Person } from '../access/person';
import { columns, type Sql, sql } from '../db';
import { type Failure } from '../http/failure';

interface More {
  method: TicketPaymentMethod | WaybillPaymentMethod;
  /** What was paid so far, which nobody waits for any more. */
  paid: Kobo;
  person: Person;
}

/**
 * Refuses to take more by transfer or POS for what is paid already, where the company wants such money to be seen: nobody would wait for it.
 * Whoever confirms what they sold themselves may.
 */
export async function refuseMoreUnseen(
  tx: Sql,
  { method, paid, person }: More,
  failure: (paid: string) => Failure,
): Promise<void> {
  if (method === 'Cash' || mayAnywhere('payment.confirmOwn', person.role)) return;
  const [waits] = await tx.query(
    sql`select ${columns('company.id')} from company where confirmation_rule = 'required'`,
  );
  if (waits)
    throw failure(`${formatNaira(paid)} is paid already, and nobody would see more come by ${method}.`);
}
