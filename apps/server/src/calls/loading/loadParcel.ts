import type { Data, WireManifest } from '@motorpark/contract';
import type { Transaction } from '../../db';
import { manifestOf } from '../../store/departure/manifestOf';
import type { PersonContext } from '../../request/call';
import { invalid, refused } from '../../request/failure';
import type { LockedTrip } from '../../store/trip/lockTrip';
import { tripDescription } from '../../store/trip/tripDescription';
import { lockLoaded } from '../../store/loading/loadedParcels';
import { parcelToLoad } from './parcelToLoad';
import { moveParcels } from '../../store/loading/moveParcels';
import { withTrip } from './withTrip';

const HAS_LEFT = 'This bus has left: nothing is loaded or taken off any more.';

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
