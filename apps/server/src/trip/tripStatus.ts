import type { Data, WireTrip } from '@motorpark/api/contract';
import { TRIP_STATUS_CHOICES, TRIP_TRANSITIONS } from '@motorpark/domain';
import { mayActFor } from '../access/rights';
import { changeStatus, statusOrderIn } from '../history';
import type { PersonContext } from '../http/call';
import { notYourRight } from '../http/failure';
import { holdTrip } from './holdTrip';
import { tripRow } from './tripRows';

/**
 * Sends a trip off, has it arrive, or takes either back with a reason: any of it from where it leaves, its arrival also from where
 * it goes. No seat is sold once it has left, not even one whose sale is under way.
 */
export async function tripStatus({ db, id, input, person, now }: PersonContext): Promise<Data<WireTrip>> {
  const { status, reason } = statusOrderIn(input);
  return db.transaction(async (tx) => {
    const trip = await holdTrip(tx, id, person);
    const isOwn = mayActFor(person, trip.originId);
    const isKnown = TRIP_STATUS_CHOICES.outgoing.some((one) => one === status);
    const isChoice = TRIP_STATUS_CHOICES[isOwn ? 'outgoing' : 'incoming'].some((one) => one === status);
    if (isKnown && !isChoice) throw notYourRight();
    await changeStatus(tx, {
      noun: 'trip',
      id,
      from: trip.status,
      to: status,
      reason,
      transitions: TRIP_TRANSITIONS,
      mayCorrectAll: isOwn,
      person,
      now,
    });
    return { data: await tripRow(tx, id, person) };
  });
}
