import type { Found, WireWaybillRow } from '@motorpark/api/contract';
import { sql } from '../db';
import type { PersonContext } from '../http/call';
import { withinWaybillReach } from './reach';
import { waybillRows } from './waybillRows';

/** Every waybill within the person's reach that was not deleted, newest first. */
export async function getWaybills({ db, person }: PersonContext): Promise<Found<WireWaybillRow>> {
  return { data: await waybillRows(db, sql`deleted_at is null and ${withinWaybillReach(person)}`) };
}
