import type { Data, WireReceiving } from '@motorpark/contract';
import { type WaybillStatus, type Instant, formatDateTime } from '@motorpark/domain';
import { manifestOf } from '../../store/departure/manifestOf';
import { UNPRINTED, recordEdit } from '../../store/history';
import type { PersonContext } from '../../request/call';
import { refused, type Failure, invalid, lostRace } from '../../request/failure';
import type { LockedTrip } from '../../store/trip/lockTrip';
import { tripDescription } from '../../store/trip/tripDescription';
import { setWaybillStatus } from '../waybill/waybillStatus';
import { busOf } from '../../store/loading/detachFromTrip';
import { withTrip } from './withTrip';
import type { Person } from '../../request/person';
import { columns, computed, type Sql, sql } from '../../db';
import { notConfirmed, isUnconfirmed } from '../../store/payment/refuseUnconfirmed';
import { instant, listRows } from '../../db/rows';
import { type ScannedParcel, lockScanned, routeOf, unknownParcel, whyVoid } from './scannedParcel';

const DELIVERED = 'Delivered' satisfies WaybillStatus;
const HAS_NOT_LEFT = 'This bus has not left yet. If it is here, set the trip to Completed first.';

/**
 * Sets a parcel to Delivered where the trip arrives, as a status step does. A parcel that is not loaded onto this trip is received as well, and its history
 * says with which trip it came.
 */
export const receiveParcel = (context: PersonContext): Promise<Data<WireReceiving>> =>
  withTrip(context, { does: 'trip.receive', refuse: refuseWaiting }, async (tx, trip, number) => {
    const { person, now } = context;
    const { id, trip_id } = await parcelToReceive(tx, trip, { number, person });
    const isOver = trip_id !== trip.id;
    const listedOn = trip_id === null ? null : (await busOf(tx, trip_id)).description;
    if (isOver) {
      const fields = [{ field: UNPRINTED.cameWith, from: listedOn ?? '', to: tripDescription(trip) }];
      await recordEdit(tx, { noun: 'waybill', id, fields, person, now });
    }
    const received = await setWaybillStatus(
      tx,
      { status: DELIVERED, reason: '' },
      { ...context, id, seen: undefined },
    );
    const manifest = await manifestOf(tx, trip.id, person);
    return { ...manifest, received, is_over: isOver, listed_on: listedOn };
  });

function refuseWaiting({ status }: LockedTrip): void {
  if (status === 'Scheduled') throw refused(HAS_NOT_LEFT);
}

const ON_TRANSIT = 'On-Transit' satisfies WaybillStatus;

/** Returns and locks the parcel with this number. Throws a 409 if it was received already, a 422 at `code` if it cannot be received where this trip arrives. */
async function parcelToReceive(
  tx: Sql,
  trip: LockedTrip,
  { number, person }: { number: string; person: Person },
): Promise<ScannedParcel> {
  const parcel = await lockScanned(tx, number, person);
  if (!parcel) {
    const route = await routeOf(tx, number);
    throw route ? invalid({ code: isFor(number, route.destination) }) : unknownParcel(number);
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
