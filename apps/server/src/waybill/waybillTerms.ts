import { type GiveBackTerms, type WaybillWay, parcelBack } from '@motorpark/domain';
import { changeRulesOf } from '../company';
import { type Transaction, sql } from '../db';
import type { PersonContext } from '../http/call';
import { WAS_CASH, lineOf } from '../operation/ledger';
import { isUnconfirmed } from '../payment/refuseUnconfirmed';
import type { LockedWaybill } from './lockWaybill';

/** Returns the terms on which a person may give money of a locked waybill back in one way now. */
export async function waybillTermsOf(
  tx: Transaction,
  waybill: LockedWaybill,
  { person: { role, terminal }, now }: Pick<PersonContext, 'person' | 'now'>,
): Promise<(way: WaybillWay) => GiveBackTerms> {
  const subject = { noun: 'waybill', id: waybill.id } as const;
  const cash = await tx.query(sql`select from operation where ${lineOf(subject)} and ${WAS_CASH} limit 1`);
  const facts = {
    ...waybill,
    takenInAt: waybill.origin.name,
    isUnconfirmed: await isUnconfirmed(tx, subject),
    wasCash: cash.length > 0,
  };
  const asking = {
    role,
    isOwn: terminal?.id === waybill.origin.id,
    rules: await changeRulesOf(tx),
    now: now.toISOString(),
  };
  return (way) => parcelBack(way, facts, asking);
}
