import { type Transaction, sql } from '../../db';
import { UNPRINTED, recordEdit } from '../history';
import type { PersonContext } from '../../request/call';

/** A trip, with its description in the history of parcels. */
export interface Bus {
  id: string;
  description: string;
}

interface Loading {
  waybillIds: readonly string[];
  /** The trip that the parcels leave, and the one they are loaded onto; undefined for none. */
  from: Bus | undefined;
  to: Bus | undefined;
  reason?: string | undefined;
}

/**
 * Loads parcels onto a trip, takes them off or moves them to another one, and stores that in their histories. The caller holds the locks of trips and waybills.
 */
export async function moveParcels(
  tx: Transaction,
  { waybillIds, from, to, reason }: Loading,
  { person, now }: Pick<PersonContext, 'person' | 'now'>,
): Promise<void> {
  if (waybillIds.length === 0) return;
  await tx.query(
    sql`update waybill set trip_id = ${to?.id ?? null}::uuid where id = any(${[...waybillIds]}::uuid[])`,
  );
  const fields = [{ field: UNPRINTED.loaded, from: from?.description ?? '', to: to?.description ?? '' }];
  for (const id of waybillIds) {
    await recordEdit(tx, { noun: 'waybill', id, fields, reason, person, now });
  }
}
