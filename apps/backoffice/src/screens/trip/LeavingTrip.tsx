import { failureMessage, getManifest, useOnce } from '@motorpark/api';
import { notAboard } from '@motorpark/domain';
import { Modal } from '@motorpark/ui';
import { LoadFailure } from '../../shared/LoadFailure';
import { isNotFound } from '../../shared/isNotFound';
import { LeaveWithoutDialog } from './LeaveWithoutDialog';
import { messages } from './leavingMessages';

interface LeavingTripProps {
  tripId: string;
  onLeave: () => unknown;
  /** Called when it is known who is aboard, or that this could not be loaded. */
  onChecked: () => void;
  onClose: () => void;
}

/** Loads who is aboard a trip that is about to leave, and asks for confirmation if somebody is not. */
export function LeavingTrip({ tripId, onLeave, onChecked, onClose }: LeavingTripProps) {
  function leave() {
    onClose();
    onLeave();
  }

  const { data, failure, isRefreshing, refresh } = useOnce(() => getManifest(tripId), {
    onLoaded: ({ passengers }) => (notAboard(passengers).length === 0 ? leave() : onChecked()),
    onFailed(reason) {
      // If the trip was deleted, the status step itself shows that.
      if (isNotFound(reason)) return leave();
      // The login page says that the session has ended.
      return failureMessage(reason) === undefined ? onClose() : onChecked();
    },
  });

  const behind = data ? notAboard(data.passengers) : [];
  if (behind.length > 0) return <LeaveWithoutDialog behind={behind} onLeave={onLeave} onClose={onClose} />;
  if (!failure || isNotFound(failure) || failureMessage(failure) === undefined) return null;
  return (
    <Modal title={messages.aboard} size="small" onClose={onClose}>
      <LoadFailure
        failure={failure}
        fallback={messages.loadFailed}
        refresh={refresh}
        isRefreshing={isRefreshing}
      />
    </Modal>
  );
}

export default LeavingTrip;
