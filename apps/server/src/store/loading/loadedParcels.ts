import type { WireLoadedParcel } from '@motorpark/contract';
import { columns, computed, type Sql, sql } from '../../db';
import { listRows } from '../../db/rows';

const LOADED = columns(
  'waybill.id',
  'waybill.number as waybill_number',
  computed<{ destination: string }>({ destination: sql`destination.name` }),
  'waybill.receiver_name',
  'waybill.receiver_number',
  'waybill.description',
  'waybill.quantity',
  'waybill.weight_grams',
  'waybill.status',
);

/** Returns the parcels loaded onto a trip, in the order in which they were taken in. */
export const loadedParcels = (db: Sql, tripId: string): Promise<WireLoadedParcel[]> =>
  listRows(
    db,
    sql`select ${LOADED} from waybill join terminal as destination on destination.id = destination_terminal_id
      where waybill.trip_id = ${tripId} and waybill.deleted_at is null order by waybill.booked_at, waybill.id`,
  );

/** Returns and locks the parcels loaded onto a trip. The caller holds the trip's lock. */
export const lockLoaded = (
  tx: Sql,
  tripId: string,
): Promise<{ id: string; number: string; status: string }[]> =>
  tx.query(sql`
    select ${columns('waybill.id', 'waybill.number', 'waybill.status')} from waybill
    where trip_id = ${tripId} and deleted_at is null order by id for update`);
