import { type Sql, sql } from '../db';
import { recordEdit } from '../history';
import type { PersonContext } from '../http/call';

/** A trip, and its name in the history of the parcels that it takes along. */
export interface Bus {
  id: string;
  called: string;
}

interface Loading {
  waybillIds: readonly string[];
  /** None while it waits at the terminal. */
  from: Bus | undefined;
  to: Bus | undefined;
  reason?: string | undefined;
}

/** Parcels are loaded, taken off or go with another bus; it stays in the history of each. The caller holds the trips and the waybills. */
export async function putAboard(
  tx: Sql,
  { waybillIds, from, to, reason }: Loading,
  { person, now }: Pick<PersonContext, 'person' | 'now'>,
): Promise<void> {
  if (waybillIds.length === 0) return;
  await tx.query(
    sql`update waybill set trip_id = ${to?.id ?? null}::uuid where id = any(${[...waybillIds]}::uuid[])`,
  );
  const fields = [{ field: 'Loaded onto', from: from?.called ?? '', to: to?.called ?? '' }];
  for (const id of waybillIds) {
    await recordEdit(tx, { noun: 'waybill', id, fields, reason, person, now });
  }
}
