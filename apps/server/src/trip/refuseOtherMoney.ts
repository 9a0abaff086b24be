import { type Day, type TripValues, mayAct, needsReason, tripMoment, counted } from '@motorpark/domain';
import type { Person } from '../access/person';
import { refuseWithoutReason } from '../history';
import { invalid } from '../http/failure';
import type { LockedTrip } from './lockTrip';

interface Edit {
  form: TripValues;
  person: Person;
  today: Day;
  reason: string | undefined;
}

/**
 * 422 at the field that this person cannot change any more, at `reason` where they must say why: the fare of a trip that has tickets or
 * has left, and the day of one that has left, which would make it a trip to come again. The caller knows that the trip is theirs.
 */
export function refuseOtherMoney(trip: LockedTrip, { form, person, today, reason }: Edit): void {
  const moment = tripMoment(trip, today);
  const one = { role: person.role, isOwn: true, moment };
  if (form.amount !== trip.amount) {
    if (!mayAct('trip.fare', one))
      throw invalid({ amount: `${whyClosed(trip)} Only a super admin can change its fare.` });
    if (needsReason('trip.fare', one)) refuseWithoutReason(reason);
  }
  if (form.travelDate !== trip.travelDate && trip.tickets > 0) {
    if (!mayAct('trip.date', one)) {
      throw invalid({
        travel_date: 'This trip has left with tickets. Only a super admin can move it to another time.',
      });
    }
    if (needsReason('trip.date', one)) refuseWithoutReason(reason);
  }
}

function whyClosed({ tickets }: LockedTrip): string {
  if (tickets === 0) return 'This trip has left.';
  return `${counted(tickets, 'ticket is', 'tickets are')} sold for this trip.`;
}
