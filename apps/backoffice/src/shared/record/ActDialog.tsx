import { ConfirmDialog, type ConfirmDialogProps, toast } from '@motorpark/ui';
import { useState } from 'react';
import { toastFailure } from '../toastFailure';

interface ActDialogProps extends Omit<ConfirmDialogProps, 'isBusy' | 'onConfirm' | 'onCancel'> {
  act: () => Promise<unknown>;
  done: string;
  onClose: () => void;
}

/** A dialog that confirms an action, carries it out, and shows the result in a toast. For deletions use `DeleteDialog`. */
export function ActDialog({ act, done, onClose, ...question }: ActDialogProps) {
  const [isBusy, setBusy] = useState(false);

  async function confirm() {
    setBusy(true);
    try {
      await act();
      toast.success(done);
    } catch (failure) {
      toastFailure(failure);
    } finally {
      onClose();
    }
  }

  return <ConfirmDialog {...question} isBusy={isBusy} onConfirm={confirm} onCancel={onClose} />;
}
