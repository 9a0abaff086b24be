import type { Data, WireWaybillRow } from '@motorpark/contract';
import { mayAct, waybillMoment } from '@motorpark/domain';
import type { Person } from '../access/person';
import { sql } from '../db';
import { reasonIn, refuseWithoutReason } from '../history';
import type { PersonContext } from '../http/call';
import { forbidden, notFound } from '../http/failure';
import { reverse } from '../operation/ledger';
import { type LockedWaybill, lockWaybill } from './lockWaybill';
import { NO_WAYBILL, standsAt } from './reach';
import { waybillRows } from './waybillRows';

/**
 * Voids a waybill: it stays readable, its money goes back in the ledger. Staff may where it was taken in until it leaves, a super
 * admin at any time with a reason. A core client cannot send a reason; where staff may, it is taken without one (docs/money.md).
 */
export async function deleteWaybill(context: PersonContext): Promise<Data<WireWaybillRow>> {
  const { db, id, input, person, now } = context;
  const reason = reasonIn(input);
  return db.transaction(async (tx) => {
    const waybill = await lockWaybill(tx, context);
    refuseOthers(waybill, person);
    if (reason !== undefined || person.role === 'super_admin') refuseWithoutReason(reason);
    await tx.query(sql`
      update waybill set deleted_at = ${now}, deleted_by = ${person.id}, deleted_reason = ${reason ?? null}
      where id = ${id}`);
    await reverse(tx, {
      subject: { noun: 'waybill', id },
      words: `Waybill ${waybill.number} deleted`,
      terminalId: waybill.origin.id,
      person,
      now,
    });
    const [row] = await waybillRows(tx, sql`waybill.id = ${id}`);
    if (!row) throw notFound(NO_WAYBILL);
    return { data: row };
  });
}

function refuseOthers(waybill: LockedWaybill, person: Person): void {
  const isOwn = standsAt(person, 'outgoing', waybill);
  if (mayAct('waybill.void', { role: person.role, isOwn, moment: waybillMoment(waybill) })) return;
  const { origin, status } = waybill;
  throw forbidden(
    isOwn
      ? `This waybill is ${status}. Only a super admin can delete it now.`
      : `Only staff of ${origin.name}, where it was taken in, can delete this waybill.`,
  );
}
