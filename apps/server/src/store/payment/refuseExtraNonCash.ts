import {
  type TicketPaymentMethod,
  type WaybillPaymentMethod,
  formatNaira,
  type Kobo,
} from '@motorpark/domain';
import type { Person } from '../../request/person';
import { mayDo } from '../access/rights';
import { columns, type Sql, sql } from '../../db';
import { type Failure } from '../../request/failure';

interface More {
  method: TicketPaymentMethod | WaybillPaymentMethod;
  /** Amount paid so far; it no longer waits for confirmation. */
  paid: Kobo;
  person: Person;
  /** The terminal in whose books it is. */
  terminalId: string;
}

/**
 * Refuses an additional transfer or POS payment for a paid record if the company requires confirmation, because no confirmation would be awaited for it. People
 * who may confirm their own sales are exempt.
 */
export async function refuseExtraNonCash(
  tx: Sql,
  { method, paid, person, terminalId }: More,
  failure: (paid: string) => Failure,
): Promise<void> {
  if (method === 'Cash' || mayDo(person, 'payment.confirmOwn', { own: terminalId })) return;
  const [waits] = await tx.query(
    sql`select ${columns('company.id')} from company where confirmation_rule = 'required'`,
  );
  if (waits)
    throw failure(`${formatNaira(paid)} is paid already, and nobody would see more come by ${method}.`);
}
