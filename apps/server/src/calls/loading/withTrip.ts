import type { Data } from '@motorpark/contract';
import { CANCELLED, loadingSchema, notAWaybill, readLoading } from '@motorpark/domain';
import { mayDo } from '../../store/access/rights';
import type { Transaction } from '../../db';
import type { PersonContext } from '../../request/call';
import { invalid, notYourRight, refused } from '../../request/failure';
import { formIn } from '../../request/form';
import { type LockedTrip, lockTrip } from '../../store/trip/lockTrip';

const IS_CANCELLED = 'This trip was cancelled. It takes no parcels.';

interface TripRules {
  does: 'trip.load' | 'trip.receive';
  /** Throws if the trip's status does not allow the action; cancelled trips never do. */
  refuse: (trip: LockedTrip) => void;
}

/** Locks the trip of a call and runs an action on the parcel whose number was scanned or typed. */
export function withTrip<Answer>(
  context: PersonContext,
  { does, refuse }: TripRules,
  act: (tx: Transaction, trip: LockedTrip, number: string) => Promise<Answer>,
): Promise<Data<Answer>> {
  const { code } = formIn(loadingSchema, { code: 'code' }, context.input);
  return context.db.transaction(async (tx) => {
    const trip = await lockTrip(tx, context);
    if (!mayDo(context.person, does, { own: trip.originId, other: trip.destinationId })) {
      throw notYourRight();
    }
    if (trip.status === CANCELLED) throw refused(IS_CANCELLED);
    refuse(trip);
    const number = readLoading(code);
    if (number === undefined) throw invalid({ code: notAWaybill(code) });
    return { data: await act(tx, trip, number) };
  });
}
