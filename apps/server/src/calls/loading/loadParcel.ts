import type { Data, WireManifest } from '@motorpark/contract';
import type { WaybillStatus } from '@motorpark/domain';
import type { Transaction } from '../../db';
import { manifestOf } from '../../store/departure/manifestOf';
import type { PersonContext } from '../../request/call';
import { invalid, refused, type Failure, lostRace } from '../../request/failure';
import type { LockedTrip } from '../../store/trip/lockTrip';
import { tripDescription } from '../../store/trip/tripDescription';
import { lockLoaded } from '../../store/loading/loadedParcels';
import { moveParcels } from '../../store/loading/moveParcels';
import { withTrip } from './withTrip';
import type { Person } from '../../request/person';
import { notConfirmed, isUnconfirmed } from '../../store/payment/refuseUnconfirmed';
import { busOf } from '../../store/loading/detachFromTrip';
import { type ScannedParcel, lockScanned, routeOf, unknownParcel, whyVoid } from './scannedParcel';

const HAS_LEFT = 'This bus has left. Parcels can no longer be loaded or taken off.';

/** Loads a parcel that waits here for this route onto the trip. Throws a 422 at `code` if it cannot be loaded. */
export const loadParcel = (context: PersonContext): Promise<Data<WireManifest>> =>
  withWaitingTrip(context, async (tx, trip, number) => {
    const { id } = await parcelToLoad(tx, trip, { number, person: context.person });
    const to = { id: trip.id, description: tripDescription(trip) };
    await moveParcels(tx, { waybillIds: [id], from: undefined, to }, context);
  });

/** Takes a parcel off the trip; it waits for another one. */
export const unloadParcel = (context: PersonContext): Promise<Data<WireManifest>> =>
  withWaitingTrip(context, async (tx, trip, number) => {
    const parcel = (await lockLoaded(tx, trip.id)).find((one) => one.number === number);
    if (!parcel) throw invalid({ code: `Waybill ${number} is not on this bus.` });
    const from = { id: trip.id, description: tripDescription(trip) };
    await moveParcels(tx, { waybillIds: [parcel.id], from, to: undefined }, context);
  });

/** Runs an action on one parcel of a trip that has not left the person's own terminal. */
const withWaitingTrip = (
  context: PersonContext,
  act: (tx: Transaction, trip: LockedTrip, number: string) => Promise<void>,
): Promise<Data<WireManifest>> =>
  withTrip(context, { does: 'trip.load', refuse: refuseDeparted }, async (tx, trip, number) => {
    await act(tx, trip, number);
    return manifestOf(tx, trip.id, context.person);
  });

function refuseDeparted({ status }: LockedTrip): void {
  if (status !== 'Scheduled') throw refused(HAS_LEFT);
}

const PENDING = 'Pending' satisfies WaybillStatus;

/** Returns and locks the parcel with this number. Throws a 422 at `code` if it cannot go with this trip. */
async function parcelToLoad(
  tx: Transaction,
  trip: LockedTrip,
  { number, person }: { number: string; person: Person },
): Promise<{ id: string }> {
  const parcel = await lockScanned(tx, number, person);
  if (!parcel) throw await notHere(tx, number);
  const failure = (await onABus(tx, trip, parcel)) ?? whyNot(trip, parcel);
  if (failure) throw failure;
  if (await isUnconfirmed(tx, { noun: 'waybill', id: parcel.id })) {
    throw invalid({ code: notConfirmed('waybill') });
  }
  return parcel;
}

/** A clerk with a parcel at the wrong terminal is told its origin and destination, and nothing else about it. */
async function notHere(tx: Transaction, number: string): Promise<Failure> {
  const route = await routeOf(tx, number);
  if (!route) return unknownParcel(number);
  return invalid({
    code: `Waybill ${number} does not belong here: it goes from ${route.origin} to ${route.destination}. Call one of them.`,
  });
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
