import { TRIP_STATUS_CHOICES, TRIP_TRANSITIONS, mayAct } from '@motorpark/domain';
import { mayDo } from '../access/rights';
import type { Transaction } from '../db';
import { clearNoShows, markNoShows } from '../departure/noShows';
import { refuseIncomplete } from '../departure/refuseIncomplete';
import { settingStatus } from '../history';
import { holdBackParcels, sendParcels } from '../loading/sendParcels';
import type { PersonContext } from '../http/call';
import { forbidden, notYourRight } from '../http/failure';
import { recordDeparture } from './crew';
import { type LockedTrip, trips } from './lockTrip';

/**
 * Sets a trip's status or corrects it, with a reason. The terminal of departure may do either; the destination may set and correct the arrival. Only a super
 * admin reopens a completed trip. No seat is sold once it has left, not even in a sale in progress.
 */
export const tripStatus = settingStatus({
  ...trips,
  transitions: TRIP_TRANSITIONS,
  refuse: refuseWithoutRight,
  follow: followStatus,
});

/**
 * When the trip leaves: requires a complete manifest, marks passengers who are not aboard as no-shows and sends its parcels (docs/departure.md). The arrival
 * has no such conditions.
 */
async function followStatus(
  tx: Transaction,
  trip: LockedTrip,
  to: string,
  context: PersonContext,
): Promise<void> {
  if (trip.status === 'Scheduled') {
    const ends = { own: trip.originId, other: trip.destinationId };
    if (mayDo(context.person, 'trip.sendOff', ends)) await refuseIncomplete(tx, trip.id, context);
    await recordDeparture(tx, trip.id, context.now);
    await markNoShows(tx, trip.id, context);
    await sendParcels(tx, trip.id, context);
  }
  if (to === 'Scheduled') {
    await clearNoShows(tx, trip.id, context);
    await holdBackParcels(tx, trip.id, context);
  }
}

function refuseWithoutRight(trip: LockedTrip, status: string, { person }: PersonContext): void {
  const ends = { own: trip.originId, other: trip.destinationId };
  const sendsOff = mayDo(person, 'trip.sendOff', ends);
  const isKnown = TRIP_STATUS_CHOICES.outgoing.some((one) => one === status);
  const arrives = TRIP_STATUS_CHOICES.incoming.some((one) => one === status);
  if (isKnown && !(arrives ? mayDo(person, 'trip.arrive', ends) : sendsOff)) throw notYourRight();
  const isReopened = isKnown && trip.status === 'Completed' && status !== 'Completed';
  if (isReopened && !mayAct('trip.reopen', { role: person.role, isOwn: sendsOff, moment: 'over' })) {
    throw forbidden('Only a super admin can open a completed trip again.');
  }
}
