import { ConfirmDialog } from '@motorpark/ui';
import { messages } from './manifestMessages';

interface LeaveWithoutProps {
  /** The seats of those who are not aboard. */
  behind: readonly number[];
  onLeave: () => unknown;
  onClose: () => void;
}

/** Asks before a bus leaves without somebody. */
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
