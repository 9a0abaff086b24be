import { ConfirmDialog } from '@motorpark/ui';
import { messages } from './leavingMessages';

interface LeaveWithoutProps {
  /** The seats of the passengers who are not aboard. */
  behind: readonly number[];
  onLeave: () => unknown;
  onClose: () => void;
}

/** A confirmation dialog before a bus leaves without some of its passengers. */
export const LeaveWithoutDialog = ({ behind, onLeave, onClose }: LeaveWithoutProps) => (
  <ConfirmDialog
    title={messages.leaveWithout(behind.length)}
    notes={[messages.behind(behind), messages.noShows]}
    confirmLabel={messages.leave}
    onConfirm={() => {
      onClose();
      onLeave();
    }}
    onCancel={onClose}
  />
);
