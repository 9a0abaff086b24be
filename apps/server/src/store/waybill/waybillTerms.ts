import { type GiveBackTerms, type WaybillWay, parcelBack } from '@motorpark/domain';
import { worksAt } from '../access/rights';
import { changeRulesOf } from '../company/companyRow';
import { type Sql, columns, computed, sql } from '../../db';
import type { PersonContext } from '../../request/call';
import { notFound } from '../../request/failure';
import { wasCash } from '../operation/ledger';
import { nonCashOf } from '../payment/nonCashOf';
import { isUnconfirmed } from '../payment/refuseUnconfirmed';
import { NO_WAYBILL } from './reach';
import { WAS_ON_ITS_WAY } from './waybillRows';

/** Returns the terms on which a person may give money of a waybill back in one way now. Throws a 404 if it does not exist. */
export async function waybillTermsOf(
  db: Sql,
  id: string,
  { person, now }: Pick<PersonContext, 'person' | 'now'>,
): Promise<(way: WaybillWay) => GiveBackTerms> {
  const subject = { noun: 'waybill', id } as const;
  const [row] = await db.query(sql`
    select ${columns(
      'waybill.status',
      'waybill.booked_at',
      'waybill.origin_terminal_id',
      'terminal.name as taken_in_at',
      WAS_ON_ITS_WAY,
      computed<{ was_cash: boolean; is_part_cash: boolean }>({
        was_cash: wasCash(id),
        is_part_cash: sql`${nonCashOf('waybill')} is not null`,
      }),
    )} from waybill join terminal on terminal.id = origin_terminal_id where waybill.id = ${id}`);
  if (!row) throw notFound(NO_WAYBILL);
  const facts = {
    status: row.status,
    bookedAt: row.booked_at,
    wasOnItsWay: row.has_left,
    takenInAt: row.taken_in_at,
    isUnconfirmed: await isUnconfirmed(db, subject),
    wasCash: row.was_cash,
    isPartCash: row.is_part_cash,
  };
  const isOwn = worksAt(person, row.origin_terminal_id);
  const asking = { role: person.role, isOwn, rules: await changeRulesOf(db), now: now.toISOString() };
  return (way) => parcelBack(way, facts, asking);
}
