import type { Kobo } from '@motorpark/domain';
import { type Transaction, columns, computed, sql } from '../../db';
import type { PersonContext } from '../../request/call';
import { recordGiveBack } from './recordGiveBack';

/**
 * Records with its price each of these waybills whose parcel was on its way before, by hand or with another bus than now: what was paid once then serves for two parcels.
 * Call it as they leave.
 */
export async function recordSentAgain(
  tx: Transaction,
  ids: readonly string[],
  { person, now, ip, requestId }: PersonContext,
): Promise<void> {
  const again = await tx.query(sql`
    select ${columns('waybill.id', 'waybill.origin_terminal_id', computed<{ paid: Kobo }>({ paid: sql`amount_kobo` }))}
    from waybill where id = any(${[...ids]}::uuid[]) and exists (
      select from change where change.waybill_id = waybill.id and kind = 'status' and to_status = 'On-Transit' and change.at < ${now}
        and not exists (select from change as departure where departure.trip_id = waybill.trip_id
          and departure.kind = 'status' and departure.at = change.at))
    order by id`);
  for (const { id, origin_terminal_id: terminalId, paid } of again) {
    const act = { way: 'departed', subject: { noun: 'waybill', id }, amount: paid, kept: 0 } as const;
    await recordGiveBack(tx, { ...act, person, terminalId, now, ip, requestId });
  }
}
