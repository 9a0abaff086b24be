import { type ApiFailure, failureMessage, getManifest, isApiFailure } from '@motorpark/api';
import { notAboard } from '@motorpark/domain';
import { Modal } from '@motorpark/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { LoadFailure } from '../../../shared/LoadFailure';
import { isNotFound } from '../../../shared/isNotFound';
import { LeaveWithoutDialog } from './LeaveWithoutDialog';
import { messages } from './manifestMessages';

interface LeavingTripProps {
  tripId: string;
  onLeave: () => unknown;
  /** Called when it is known who is aboard, or that this could not be loaded. */
  onChecked: () => void;
  onClose: () => void;
}

/** Loads who is aboard a trip that is about to leave, and asks for confirmation if somebody is not. */
export function LeavingTrip({ tripId, onLeave, onChecked, onClose }: LeavingTripProps) {
  const [behind, setBehind] = useState<readonly number[]>([]);
  const [failure, setFailure] = useState<ApiFailure>();
  const [isAgain, setAgain] = useState(false);

  const leave = useEffectEvent(() => {
    onClose();
    onLeave();
  });
  const fail = useEffectEvent((reason: unknown) => {
    // If the trip was deleted, the status step itself shows that.
    if (isApiFailure(reason) && isNotFound(reason)) return leave();
    // The login page says that the session has ended.
    if (!isApiFailure(reason) || failureMessage(reason) === undefined) return onClose();
    setFailure(reason);
    onChecked();
  });

  const ask = useEffectEvent((seats: readonly number[]) => {
    if (seats.length === 0) return leave();
    setBehind(seats);
    onChecked();
  });

  const isChecking = failure === undefined || isAgain;
  useEffect(() => {
    if (!isChecking) return undefined;
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
  }, [tripId, isChecking]);

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
