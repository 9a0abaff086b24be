import type { Data, WireManifest } from '@motorpark/contract';
import { CANCELLED, loadingSchema, readWaybillNumber } from '@motorpark/domain';
import { mayDo } from '../access/rights';
import type { Sql } from '../db';
import { manifestOf } from '../departure/manifestOf';
import type { PersonContext } from '../http/call';
import { invalid, notYourRight, refused } from '../http/failure';
import { formIn } from '../http/form';
import { type LockedTrip, lockTrip } from '../trip/lockTrip';
import { tripDescription } from '../trip/tripDescription';
import { lockLoaded } from './loadedParcels';
import { parcelToLoad } from './parcelToLoad';
import { moveParcels } from './moveParcels';

const HAS_LEFT = 'This bus has left: nothing is loaded or taken off any more.';
const IS_CANCELLED = 'This trip was cancelled: it takes no parcels.';

/** Loads a parcel that waits here for this route onto the trip. Throws a 422 at `code` if it cannot be loaded. */
export const loadParcel = (context: PersonContext): Promise<Data<WireManifest>> =>
  withTrip(context, async (tx, trip, number) => {
    const { id } = await parcelToLoad(tx, trip, { number, person: context.person });
    const to = { id: trip.id, description: tripDescription(trip) };
    await moveParcels(tx, { waybillIds: [id], from: undefined, to }, context);
  });

/** Takes a parcel off the trip; it waits for another one. */
export const unloadParcel = (context: PersonContext): Promise<Data<WireManifest>> =>
  withTrip(context, async (tx, trip, number) => {
    const parcel = (await lockLoaded(tx, trip.id)).find((one) => one.number === number);
    if (!parcel) throw invalid({ code: `Waybill ${number} is not on this bus.` });
    const from = { id: trip.id, description: tripDescription(trip) };
    await moveParcels(tx, { waybillIds: [parcel.id], from, to: undefined }, context);
  });

/** Runs an action on one parcel of a trip that has not left the person's own terminal. */
function withTrip(
  context: PersonContext,
  act: (tx: Sql, trip: LockedTrip, number: string) => Promise<void>,
): Promise<Data<WireManifest>> {
  const { code } = formIn(loadingSchema, { code: 'code' }, context.input);
  return context.db.transaction(async (tx) => {
    const trip = await lockTrip(tx, context);
    if (!mayDo(context.person, 'trip.load', { own: trip.originId, other: trip.destinationId })) {
      throw notYourRight();
    }
    if (trip.status === CANCELLED) throw refused(IS_CANCELLED);
    if (trip.status !== 'Scheduled') throw refused(HAS_LEFT);
    const number = readWaybillNumber(code);
    if (number === undefined) throw invalid({ code: notANumber(code) });
    await act(tx, trip, number);
    return { data: await manifestOf(tx, trip.id, context.person) };
  });
}

const notANumber = (code: string) =>
  `${code.length > 40 ? `${code.slice(0, 40)}…` : code} is no waybill number. Scan it again.`;
