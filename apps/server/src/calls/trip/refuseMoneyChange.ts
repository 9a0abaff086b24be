import { type Day, type TripValues, mayAct, needsReason, tripMoment, counted } from '@motorpark/domain';
import type { Person } from '../../request/person';
import { refuseWithoutReason } from '../../store/history';
import { invalid } from '../../request/failure';
import type { LockedTrip } from '../../store/trip/lockTrip';

interface Edit {
  form: TripValues;
  person: Person;
  today: Day;
  reason: string | undefined;
}

/**
 * Throws a 422 at a field that this person may not change any more, or at `reason` if one is missing. This concerns the fare of a trip that has tickets or has
 * left, and the day of a trip that has left, which would make it a future trip. The caller has checked that the trip is the person's to edit.
 */
export function refuseMoneyChange(trip: LockedTrip, { form, person, today, reason }: Edit): void {
  const moment = tripMoment(trip, today);
  const one = { role: person.role, isOwn: true, moment };
  if (form.amount !== trip.amount) {
    if (!mayAct('trip.fare', one))
      throw invalid({ amount: `${whySalesClosed(trip)} Only a super admin can change its fare.` });
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

function whySalesClosed({ tickets }: LockedTrip): string {
  if (tickets === 0) return 'This trip has left.';
  return `${counted(tickets, 'ticket is', 'tickets are')} sold for this trip.`;
}
