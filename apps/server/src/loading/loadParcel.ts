import type { Data, WireManifest } from '@motorpark/contract';
import { CANCELLED, loadingSchema, readWaybillNumber } from '@motorpark/domain';
import { mayDo } from '../access/rights';
import type { Sql } from '../db';
import { manifestOf } from '../departure/manifestOf';
import type { PersonContext } from '../http/call';
import { invalid, notYourRight, refused } from '../http/failure';
import { formIn } from '../http/form';
import { type LockedTrip, lockTrip } from '../trip/lockTrip';
import { tripCalled } from '../trip/tripCalled';
import { lockLoaded } from './loadedParcels';
import { parcelToLoad } from './parcelToLoad';
import { putAboard } from './putAboard';

const HAS_LEFT = 'This bus has left: nothing is loaded or taken off any more.';
const IS_CANCELLED = 'This trip was cancelled: it takes no parcels.';

/** A parcel that waits here for this road goes along with the trip. What is wrong with it is said at `code`. */
export const loadParcel = (context: PersonContext): Promise<Data<WireManifest>> =>
  withTrip(context, async (tx, trip, number) => {
    const { id } = await parcelToLoad(tx, trip, { number, person: context.person });
    const to = { id: trip.id, called: tripCalled(trip) };
    await putAboard(tx, { waybillIds: [id], from: undefined, to }, context);
  });

/** It does not go along after all, and waits for another bus. */
export const unloadParcel = (context: PersonContext): Promise<Data<WireManifest>> =>
  withTrip(context, async (tx, trip, number) => {
    const parcel = (await lockLoaded(tx, trip.id)).find((one) => one.number === number);
    if (!parcel) throw invalid({ code: `Waybill ${number} is not on this bus.` });
    const from = { id: trip.id, called: tripCalled(trip) };
    await putAboard(tx, { waybillIds: [parcel.id], from, to: undefined }, context);
  });

/** Does something with one parcel while the bus stands at one's own terminal. */
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
