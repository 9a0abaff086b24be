import type { Data, WireReceiving } from '@motorpark/contract';
import type { WaybillStatus } from '@motorpark/domain';
import { manifestOf } from '../../store/departure/manifestOf';
import { UNPRINTED, recordEdit } from '../../store/history';
import type { PersonContext } from '../../request/call';
import { refused } from '../../request/failure';
import type { LockedTrip } from '../../store/trip/lockTrip';
import { tripDescription } from '../../store/trip/tripDescription';
import { setWaybillStatus } from '../waybill/waybillStatus';
import { busOf } from '../../store/loading/detachFromTrip';
import { parcelToReceive } from './parcelToReceive';
import { withTrip } from './withTrip';

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
