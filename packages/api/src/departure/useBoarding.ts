import { useChanges } from '../rows/useChanges';
import { boardPassengers, unboardPassengers } from './boarding.endpoints';

/** Returns functions that mark passengers of a trip as aboard and take that back; both return the changed seats and throw an `ApiFailure`. */
export function useBoarding(id: string) {
  const { make, isBusy } = useChanges('departures', 'tickets', 'ticket');
  return {
    board: (code: string, reason?: string) => make(boardPassengers(id, code, reason)),
    unboard: (seats: number[]) => make(unboardPassengers(id, seats)),
    isMarking: isBusy,
  };
}
