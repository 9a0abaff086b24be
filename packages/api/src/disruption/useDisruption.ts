import type { DisruptionForm } from '@motorpark/domain';
import { useState } from 'react';
import { useRefreshLists } from '../client/lists';
import {
  type DisruptionDone,
  type Seated,
  disruptTrip,
  previewDisruption,
  seatUnseated,
} from './disruption.endpoints';

/** All that tells of who sits where. */
const TOLD = ['trips', 'trip', 'tickets', 'ticket', 'departures', 'unseated', 'waybills', 'waybill'] as const;

/** Looks at what a disruption of a trip does, does it, and gives seats to who has lost theirs; each throws an `ApiFailure`. */
export function useDisruption() {
  const refreshLists = useRefreshLists();
  const [isBusy, setIsBusy] = useState(false);

  async function busy<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    setIsBusy(true);
    try {
      return await call();
    } finally {
      setIsBusy(false);
    }
  }
  async function changing<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    try {
      return await busy(call);
    } finally {
      void refreshLists(...TOLD);
    }
  }

  return {
    preview: (id: string, form: DisruptionForm) => busy(() => previewDisruption(id, form)),
    carryOut: (done: DisruptionDone) => changing(() => disruptTrip(done)),
    giveSeats: (seated: Seated) => changing(() => seatUnseated(seated)),
    isBusy,
  };
}
