import type { WireWaybillRow } from '@motorpark/contract';
import type { Instant } from '@motorpark/domain';
import { columns, type Sql, sql } from '../../db';
import { type Tracked, lockForUpdate, refuseStale } from '../history';
import type { Change } from '../../request/call';
import { notFound } from '../../request/failure';
import { isId } from '../../db/rows';
import type { Parcel } from './parcel';
import { NO_WAYBILL, withinWaybillReach } from './reach';
import { waybillColumns } from './waybillColumns';
import { WAS_ON_ITS_WAY, overviewById, waybillRows } from './waybillRows';

/** A waybill locked until the transaction ends, so that of two clerks the second sees what the first one changed. */
export interface LockedWaybill extends Parcel {
  id: string;
  number: string;
  status: string;
  bookedAt: Instant;
  /** The trip that it is loaded onto; null if it waits for one. */
  tripId: string | null;
  /** Whether the parcel ever left, even if that was corrected. */
  wasOnItsWay: boolean;
  /** Since when it waits to be picked up; null unless it is Delivered. */
  waitsSince: Instant | null;
  /** Id of the erasure of its personal data; null if it was not erased. */
  erasureId: string | null;
}

const ROW = columns(
  'waybill.number',
  'waybill.status',
  'waybill.booked_at',
  'waybill.trip_id',
  'waybill.waits_since',
  'waybill.erasure_id',
  'origin.name as origin',
  'destination.name as destination',
  waybillColumns.selected,
  WAS_ON_ITS_WAY,
);

/** Locks a waybill. Throws a 404 if it does not exist, was voided, or the person's terminal is not one of its two; a 409 if they saw another version. */
export async function lockWaybill(tx: Sql, change: Change): Promise<LockedWaybill> {
  const { id, person } = change;
  if (!isId(id)) throw notFound(NO_WAYBILL);
  await lockForUpdate(tx, 'waybill', id);
  const [row] = await tx.query(sql`
    select ${ROW} from waybill
    join terminal as origin on origin.id = origin_terminal_id
    join terminal as destination on destination.id = destination_terminal_id
    where waybill.id = ${id} and deleted_at is null and ${withinWaybillReach(person)}`);
  if (!row) throw notFound(NO_WAYBILL);
  await refuseStale(tx, change, 'waybill', () => overviewById(tx, id));
  const values = waybillColumns.read(row);
  return {
    ...values,
    id,
    number: row.number,
    status: row.status,
    bookedAt: row.booked_at,
    tripId: row.trip_id,
    wasOnItsWay: row.has_left,
    waitsSince: row.waits_since,
    erasureId: row.erasure_id,
    origin: { id: values.originTerminalId, name: row.origin },
    destination: { id: values.destinationTerminalId, name: row.destination },
  };
}

/** How calls that change a waybill lock it and return it as its list row. */
export const waybills: Tracked<LockedWaybill, WireWaybillRow> = {
  noun: 'waybill',
  lock: lockWaybill,
  row: async (tx, id) => {
    const [row] = await waybillRows(tx, sql`waybill.id = ${id}`);
    if (!row) throw notFound(NO_WAYBILL);
    return row;
  },
};
