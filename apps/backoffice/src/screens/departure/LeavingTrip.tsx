import { type ApiFailure, failureMessage, getManifest, isApiFailure } from '@motorpark/api';
import { notAboard } from '@motorpark/domain';
import { Modal } from '@motorpark/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { LoadFailure } from '../../shared/LoadFailure';
import { isNotThere } from '../../shared/isNotThere';
import { LeaveWithoutDialog } from './LeaveWithoutDialog';
import { messages } from './manifestMessages';

interface LeavingTripProps {
  tripId: string;
  onLeave: () => unknown;
  /** It is known who is aboard, or that it cannot be known. */
  onLooked: () => void;
  onClose: () => void;
}

/** Looks who is aboard of a trip that is about to leave, and asks before it leaves without somebody. */
export function LeavingTrip({ tripId, onLeave, onLooked, onClose }: LeavingTripProps) {
  const [behind, setBehind] = useState<readonly number[]>([]);
  const [failure, setFailure] = useState<ApiFailure>();
  const [isAgain, setAgain] = useState(false);

  const leave = useEffectEvent(() => {
    onClose();
    onLeave();
  });
  const fail = useEffectEvent((reason: unknown) => {
    // Of a trip that is gone the step itself tells what became of it.
    if (isApiFailure(reason) && isNotThere(reason)) return leave();
    // The login says that a session has ended.
    if (!isApiFailure(reason) || failureMessage(reason) === undefined) return onClose();
    setFailure(reason);
    onLooked();
  });

  const ask = useEffectEvent((seats: readonly number[]) => {
    if (seats.length === 0) return leave();
    setBehind(seats);
    onLooked();
  });

  const isLooking = failure === undefined || isAgain;
  useEffect(() => {
    if (!isLooking) return undefined;
    let isOver = false;
    getManifest(tripId).then(
      ({ passengers }) => {
        if (!isOver) ask(notAboard(passengers));
      },
      (reason: unknown) => {
        if (isOver) return;
        setAgain(false);
        fail(reason);
      },
    );
    return () => {
      isOver = true;
    };
  }, [tripId, isLooking]);

  if (behind.length > 0) return <LeaveWithoutDialog behind={behind} onLeave={onLeave} onClose={onClose} />;
  if (!failure) return null;
  return (
    <Modal title={messages.aboard} size="small" onClose={onClose}>
      <LoadFailure
        failure={failure}
        fallback={messages.loadFailed}
        refresh={async () => setAgain(true)}
        isRefreshing={isAgain}
      />
    </Modal>
  );
}

export default LeavingTrip;
