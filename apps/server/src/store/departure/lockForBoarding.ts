import { CANCELLED } from '@motorpark/domain';
import { mayDo } from '../access/rights';
import type { Sql } from '../../db';
import type { PersonContext } from '../../request/call';
import { notYourRight, refused } from '../../request/failure';
import { type LockedTrip, lockTrip } from '../trip/lockTrip';

const HAS_LEFT = 'This bus has left. Nobody can board it now.';

const IS_CANCELLED = 'This trip was cancelled. Nobody can board it.';

/** Locks a trip for boarding until the transaction ends. Throws a 403 if the person may not board it, a 422 if it has left or was cancelled. */
export async function lockForBoarding(tx: Sql, context: PersonContext): Promise<LockedTrip> {
  const trip = await lockTrip(tx, context);
  const ends = { own: trip.originId, other: trip.destinationId };
  if (!mayDo(context.person, 'trip.board', ends)) throw notYourRight();
  if (trip.status === CANCELLED) throw refused(IS_CANCELLED);
  if (trip.status !== 'Scheduled') throw refused(HAS_LEFT);
  return trip;
}
