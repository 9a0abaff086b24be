import type { DisruptionForm } from '@motorpark/domain';
import { useChanges } from '../rows/useChanges';
import {
  type ConfirmedDisruption,
  type NewSeats,
  disruptTrip,
  previewDisruption,
  seatUnseated,
} from './disruption.endpoints';

/** The lists that show seats. */
const CHANGED = [
  'trips',
  'trip',
  'tickets',
  'ticket',
  'departures',
  'unseated',
  'waybills',
  'waybill',
] as const;

/** Returns functions that preview a disruption, carry it out, and give seats to the unseated; each throws an `ApiFailure`. */
export function useDisruption() {
  const looking = useChanges();
  const changing = useChanges(...CHANGED);
  return {
    preview: (id: string, form: DisruptionForm) => looking.make(previewDisruption(id, form)),
    carryOut: (done: ConfirmedDisruption) => changing.make(disruptTrip(done)),
    giveSeats: (seated: NewSeats) => changing.make(seatUnseated(seated)),
    isBusy: looking.isBusy || changing.isBusy,
  };
}
