import type { WaybillStatus } from '@motorpark/domain';
import type { Person } from '../../request/person';
import type { Transaction } from '../../db';
import { type Failure, invalid, lostRace } from '../../request/failure';
import { notConfirmed, isUnconfirmed } from '../../store/payment/refuseUnconfirmed';
import type { LockedTrip } from '../../store/trip/lockTrip';
import { busOf } from '../../store/loading/detachFromTrip';
import { type ScannedParcel, lockScanned, roadOf, unknownParcel, whyVoid } from './scannedParcel';

const PENDING = 'Pending' satisfies WaybillStatus;

/** Returns and locks the parcel with this number. Throws a 422 at `code` if it cannot go with this trip. */
export async function parcelToLoad(
  tx: Transaction,
  trip: LockedTrip,
  { number, person }: { number: string; person: Person },
): Promise<{ id: string }> {
  const parcel = await lockScanned(tx, number, person);
  if (!parcel) throw invalid({ code: await wrongTerminalMessage(tx, number) });
  const failure = (await onABus(tx, trip, parcel)) ?? whyNot(trip, parcel);
  if (failure) throw failure;
  if (await isUnconfirmed(tx, { noun: 'waybill', id: parcel.id })) {
    throw invalid({ code: notConfirmed('waybill') });
  }
  return parcel;
}

/** A clerk with a parcel at the wrong terminal is told its origin and destination, and nothing else about it. */
async function wrongTerminalMessage(tx: Transaction, number: string): Promise<string> {
  const road = await roadOf(tx, number);
  if (!road) return unknownParcel(number);
  return `Waybill ${number} does not belong here: it goes from ${road.origin} to ${road.destination}. Call one of them.`;
}

async function onABus(
  tx: Transaction,
  trip: LockedTrip,
  { number, trip_id, voided_at }: ScannedParcel,
): Promise<Failure | undefined> {
  if (trip_id === null || voided_at !== null) return undefined;
  if (trip_id === trip.id) return lostRace({ code: `Waybill ${number} is on this bus already.` });
  const { description } = await busOf(tx, trip_id);
  return invalid({ code: `Waybill ${number} is loaded onto ${description}. Take it off there first.` });
}

function whyNot(trip: LockedTrip, parcel: ScannedParcel): Failure | undefined {
  const { number, status } = parcel;
  const voided = whyVoid(parcel);
  if (voided) return voided;
  if (parcel.origin_terminal_id !== trip.originId || parcel.destination_terminal_id !== trip.destinationId) {
    return invalid({
      code: `Wrong bus: waybill ${number} goes from ${parcel.origin} to ${parcel.destination}.`,
    });
  }
  return status === PENDING ? undefined : invalid({ code: `Waybill ${number} is ${status} already.` });
}
