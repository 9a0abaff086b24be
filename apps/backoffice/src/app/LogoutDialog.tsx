import { ConfirmDialog } from '@motorpark/ui';
import { useState } from 'react';
import { useLogout } from '../shared/useLogout';

/** Asks for confirmation, then ends the session on this machine and, if the server has the call, on the server. */
export function LogoutDialog({ onClose }: { onClose: () => void }) {
  const leave = useLogout();
  const [isBusy, setBusy] = useState(false);

  function confirm() {
    setBusy(true);
    leave();
  }

  return (
    <ConfirmDialog
      title="Are you sure you want to logout?"
      confirmLabel="Yes, Logout"
      cancelLabel="No, Cancel"
      tone="neutral"
      isBusy={isBusy}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}
