import { useMay, useSession, useTripStatus, now } from '@motorpark/api';
import { type Direction, type Trip, tripSteps } from '@motorpark/domain';
import { lazyPart } from '@motorpark/ui';
import { useState } from 'react';
import { type StatusSteps, useStatusSteps } from '../../shared/history/useStatusSteps';
import { TRIP_CONFLICT_VIEW } from './tripConflictView';

const ArrivedTrip = lazyPart('ArrivedTrip', () => import('./ArrivedTrip'));

/**
 * Returns the status steps of trips in one direction, and their open dialogs. After a trip's arrival one says how many of its parcels are not received, where
 * the server supports receiving.
 */
export function useTripSteps(direction: Direction): StatusSteps<Trip> {
  const role = useSession()?.role ?? 'admin';
  const canReceive = useMay()('trip.receive');
  const [arrived, setArrived] = useState<string>();
  const steps = useStatusSteps<Trip>({
    ...tripSteps(direction, role, now),
    changing: useTripStatus(),
    conflictView: TRIP_CONFLICT_VIEW,
    onDone({ id }, status) {
      if (canReceive && status === 'Completed') setArrived(id);
    },
  });
  const dialog = (
    <>
      {steps.dialog}
      {arrived !== undefined && <ArrivedTrip tripId={arrived} onClose={() => setArrived(undefined)} />}
    </>
  );
  return { ...steps, dialog };
}
