import { TRIP_STATUS_CHOICES, TRIP_TRANSITIONS, mayAct } from '@motorpark/domain';
import { mayDo } from '../access/rights';
import type { Sql } from '../db';
import { forgetNoShows, noteNoShows } from '../departure/noShows';
import { refuseIncomplete } from '../departure/refuseIncomplete';
import { settingStatus } from '../history';
import { holdBackParcels, sendParcels } from '../loading/sendParcels';
import type { PersonContext } from '../http/call';
import { forbidden, notYourRight } from '../http/failure';
import { type LockedTrip, trips } from './lockTrip';

/**
 * Sends a trip off, has it arrive, or takes either back with a reason: any of it from where it leaves, its arrival also from where
 * it goes. A completed trip is opened again only by a super admin. No seat is sold once it has left, not even one whose sale is under way.
 */
export const tripStatus = settingStatus({
  ...trips,
  transitions: TRIP_TRANSITIONS,
  refuse: refuseOthers,
  follow: goOrStay,
});

/** It leaves with a whole manifest, who is not aboard then did not come, and its parcels are on their way (docs/departure.md). That it arrived can be said of any. */
async function goOrStay(tx: Sql, trip: LockedTrip, to: string, context: PersonContext): Promise<void> {
  if (trip.status === 'Scheduled') {
    const ends = { own: trip.originId, other: trip.destinationId };
    if (mayDo(context.person, 'trip.sendOff', ends)) await refuseIncomplete(tx, trip.id, context);
    await noteNoShows(tx, trip.id, context);
    await sendParcels(tx, trip.id, context);
  }
  if (to === 'Scheduled') {
    await forgetNoShows(tx, trip.id, context);
    await holdBackParcels(tx, trip.id, context);
  }
}

function refuseOthers(trip: LockedTrip, status: string, { person }: PersonContext): void {
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
