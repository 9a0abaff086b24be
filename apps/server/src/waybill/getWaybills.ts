import type { Found, WireWaybillRow } from '@motorpark/api/contract';
import { readWaybillNumber, WAYBILL_STATUSES } from '@motorpark/domain';
import { sql } from '../db';
import type { PersonContext } from '../http/call';
import { foundPage, matches, searchIn } from '../search';
import { goingTo, withinWaybillReach } from './reach';
import { waybillRows } from './waybillRows';

const SEARCHABLE = {
  search: sql`waybill.search`,
  number: sql`waybill.number`,
  readNumber: readWaybillNumber,
};

/** The waybills within the person's reach that were not deleted, newest first: all of them, or one page of what is searched for. */
export async function getWaybills({ db, input, person }: PersonContext): Promise<Found<WireWaybillRow>> {
  const search = searchIn(input, WAYBILL_STATUSES);
  if (!search) {
    return { data: await waybillRows(db, sql`deleted_at is null and ${withinWaybillReach(person)}`) };
  }
  const { q, status, direction } = search;
  return foundPage(db, search, {
    from: sql`from waybill`,
    condition: sql`waybill.deleted_at is null
      and ${direction ? goingTo(person, direction) : withinWaybillReach(person)}
      and ${status === undefined ? sql`true` : sql`waybill.status = ${status}`}
      and ${matches(SEARCHABLE, q)}`,
    at: sql`waybill.booked_at`,
    id: sql`waybill.id`,
    rows: (tx, ids) => waybillRows(tx, sql`waybill.id = any(${ids}::uuid[])`),
  });
}
