import { formatLate } from '@motorpark/domain';
import { ConfirmDialog } from '@motorpark/ui';
import { saleMessages } from '../saleMessages';

/** An overdue trip, and whether the dialog is open; the clerk is asked only once for each trip. */
export interface LateBus {
  tripId: string;
  minutes: number;
  isOpen: boolean;
}

interface LateBusDialogProps {
  /** Minutes since the planned departure. */
  minutes: number;
  onSell: () => void;
  onCancel: () => void;
}

/** Asks for confirmation before seats of an overdue trip are sold: the bus may have left without its status being set. */
export const LateBusDialog = ({ minutes, onSell, onCancel }: LateBusDialogProps) => (
  <ConfirmDialog
    title={saleMessages.lateBus(formatLate(minutes))}
    confirmLabel={saleMessages.sellAnyway}
    tone="neutral"
    onConfirm={onSell}
    onCancel={onCancel}
  />
);
