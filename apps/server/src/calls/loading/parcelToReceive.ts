import { type Instant, type WaybillStatus, formatDateTime } from '@motorpark/domain';
import type { Person } from '../../request/person';
import { columns, computed, type Sql, sql } from '../../db';
import { type Failure, invalid, lostRace } from '../../request/failure';
import { notConfirmed, isUnconfirmed } from '../../store/payment/refuseUnconfirmed';
import { instant, listRows } from '../../db/rows';
import type { LockedTrip } from '../../store/trip/lockTrip';
import { type ScannedParcel, lockScanned, roadOf, unknownParcel, whyVoid } from './scannedParcel';

const ON_TRANSIT = 'On-Transit' satisfies WaybillStatus;

/** Returns and locks the parcel with this number. Throws a 409 if it was received already, a 422 at `code` if it cannot be received where this trip arrives. */
export async function parcelToReceive(
  tx: Sql,
  trip: LockedTrip,
  { number, person }: { number: string; person: Person },
): Promise<ScannedParcel> {
  const parcel = await lockScanned(tx, number, person);
  if (!parcel) {
    const road = await roadOf(tx, number);
    throw invalid({ code: road ? isFor(number, road.destination) : unknownParcel(number) });
  }
  const failure = whyVoid(parcel) ?? (await whyNot(tx, trip, parcel));
  if (failure) throw failure;
  if (await isUnconfirmed(tx, { noun: 'waybill', id: parcel.id })) {
    throw invalid({ code: notConfirmed('waybill') });
  }
  return parcel;
}

/** A clerk with a parcel for another terminal is told that terminal, and nothing else about the parcel. */
const isFor = (number: string, destination: string) =>
  `Waybill ${number} is for ${destination}. Keep it apart and call ${destination}.`;

async function whyNot(tx: Sql, trip: LockedTrip, parcel: ScannedParcel): Promise<Failure | undefined> {
  const { id, number, status, origin, destination } = parcel;
  if (parcel.destination_terminal_id !== trip.destinationId) {
    return invalid({ code: isFor(number, destination) });
  }
  switch (status) {
    case ON_TRANSIT:
      return undefined;
    case 'Delivered':
      return lostRace({ code: `Waybill ${number} was received already${await since(tx, id, status)}.` });
    case 'Picked Up':
      return invalid({ code: `Waybill ${number} was picked up already${await since(tx, id, status)}.` });
    default:
      return invalid({
        code: `Waybill ${number} was never sent off: it is ${status} in ${origin}. Call ${origin}.`,
      });
  }
}

/** Returns when a parcel got its status, and from whom: `, on 22 Nov 2026, 10:00 AM by Ada`; empty if its history does not say. */
async function since(tx: Sql, id: string, status: WaybillStatus): Promise<string> {
  const at = computed<{ at: Instant }>({ at: instant(sql`change.at`) });
  const [step] = await listRows(
    tx,
    sql`select ${columns('person.name as by', at)} from change join person on person.id = change.person_id
      where waybill_id = ${id} and to_status = ${status} order by change.at desc, change.id desc limit 1`,
  );
  return step ? `, on ${formatDateTime(step.at)} by ${step.by}` : '';
}
