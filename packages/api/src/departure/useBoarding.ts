import { useState } from 'react';
import { useRefreshLists } from '../client/lists';
import { boardPassengers, unboardPassengers } from './boarding.endpoints';

/** Marks passengers of a trip as aboard, and takes that back; both answer which seats, and throw an `ApiFailure`. */
export function useBoarding(id: string) {
  const refreshLists = useRefreshLists();
  const [isMarking, setIsMarking] = useState(false);

  async function marking(call: Promise<number[]>): Promise<number[]> {
    setIsMarking(true);
    try {
      return await call;
    } finally {
      setIsMarking(false);
      void refreshLists('departures', 'tickets', 'ticket');
    }
  }

  return {
    board: (code: string, reason?: string) => marking(boardPassengers(id, code, reason)),
    unboard: (seats: number[]) => marking(unboardPassengers(id, seats)),
    isMarking,
  };
}
