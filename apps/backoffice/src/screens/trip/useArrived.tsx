import { useMay } from '@motorpark/api';
import type { Trip } from '@motorpark/domain';
import { late } from '@motorpark/ui';
import { type ReactNode, useState } from 'react';

const ArrivedTrip = late('ArrivedTrip', () => import('./ArrivedTrip'));

interface Arrived {
  /** Called after a step of a trip's status. */
  onDone: (trip: Pick<Trip, 'id'>, status: string) => void;
  dialog: ReactNode;
}

/** Says after a trip's arrival how many of its parcels are not received, where the server supports receiving. */
export function useArrived(): Arrived {
  const canReceive = useMay()('trip.receive') === true;
  const [tripId, setTripId] = useState<string>();
  return {
    onDone({ id }, status) {
      if (canReceive && status === 'Completed') setTripId(id);
    },
    dialog: tripId !== undefined && <ArrivedTrip tripId={tripId} onClose={() => setTripId(undefined)} />,
  };
}
