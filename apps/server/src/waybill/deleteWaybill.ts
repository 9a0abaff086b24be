import type { Data, WireWaybillRow } from '@motorpark/api/contract';
import { canDeleteWaybill } from '@motorpark/domain';
import { sql } from '../db';
import type { PersonContext } from '../http/call';
import { Failure, notFound, refused } from '../http/failure';
import { reverse } from '../operation/ledger';
import { lockWaybill } from './lockWaybill';
import { NO_WAYBILL, standsAt } from './reach';
import { waybillRows } from './waybillRows';

/**
 * Deletes a waybill that has not left yet, by those who took it in: it stays on record, its money goes back in the ledger. A
 * parcel on the road cannot vanish; where it was sent off by mistake its status is taken back first.
 */
export async function deleteWaybill({ db, id, person, now }: PersonContext): Promise<Data<WireWaybillRow>> {
  return db.transaction(async (tx) => {
    const { number, status, origin, destination } = await lockWaybill(tx, id, person);
    if (!standsAt(person, 'outgoing', { origin, destination })) {
      throw new Failure(403, {
        message: `Only staff of ${origin.name}, where it was taken in, can delete this waybill.`,
      });
    }
    if (!canDeleteWaybill(status)) {
      throw refused(`This waybill is ${status}. Only a pending waybill can be deleted.`);
    }
    await tx.query(sql`update waybill set deleted_at = ${now}, deleted_by = ${person.id} where id = ${id}`);
    await reverse(tx, {
      subject: { noun: 'waybill', id },
      words: `Waybill ${number} deleted`,
      terminalId: origin.id,
      person,
      now,
    });
    const [row] = await waybillRows(tx, sql`waybill.id = ${id}`);
    if (!row) throw notFound(NO_WAYBILL);
    return { data: row };
  });
}
