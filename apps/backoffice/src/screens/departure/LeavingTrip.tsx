import { getManifest, isApiFailure } from '@motorpark/api';
import { notAboard } from '@motorpark/domain';
import { useEffect, useEffectEvent, useState } from 'react';
import { isNotThere } from '../../shared/isNotThere';
import { toastFailure } from '../../shared/toastFailure';
import { LeaveWithoutDialog } from './LeaveWithoutDialog';

interface LeavingTripProps {
  tripId: string;
  onLeave: () => void;
  onClose: () => void;
}

/** Looks who is aboard of a trip that is about to leave, and asks before it leaves without somebody. */
export function LeavingTrip({ tripId, onLeave, onClose }: LeavingTripProps) {
  const [behind, setBehind] = useState<readonly number[]>([]);

  const leave = useEffectEvent(() => {
    onClose();
    onLeave();
  });
  const fail = useEffectEvent((failure: unknown) => {
    // Of a trip that is gone the step itself tells what became of it.
    if (isApiFailure(failure) && isNotThere(failure)) return leave();
    onClose();
    toastFailure(failure);
  });

  useEffect(() => {
    let isOver = false;
    getManifest(tripId).then(
      ({ passengers }) => {
        const seats = notAboard(passengers);
        if (isOver) return;
        if (seats.length === 0) leave();
        else setBehind(seats);
      },
      (failure: unknown) => !isOver && fail(failure),
    );
    return () => {
      isOver = true;
    };
  }, [tripId]);

  if (behind.length === 0) return null;
  return <LeaveWithoutDialog behind={behind} onLeave={onLeave} onClose={onClose} />;
}

export default LeavingTrip;
