import { formatLate } from '@motorpark/domain';
import { ConfirmDialog } from '@motorpark/ui';
import { messages } from '../messages';

/** A trip that should have left, and whether the clerk is being asked about it; it is asked once. */
export interface LateBus {
  tripId: string;
  minutes: number;
  isOpen: boolean;
}

interface LateBusDialogProps {
  /** How many minutes ago it should have left. */
  minutes: number;
  onSell: () => void;
  onCancel: () => void;
}

/** Asks before seats are sold on a bus that should have left: it may have, without anybody saying so. */
export const LateBusDialog = ({ minutes, onSell, onCancel }: LateBusDialogProps) => (
  <ConfirmDialog
    title={messages.lateBus(formatLate(minutes))}
    confirmLabel={messages.sellAnyway}
    tone="neutral"
    onConfirm={onSell}
    onCancel={onCancel}
  />
);
