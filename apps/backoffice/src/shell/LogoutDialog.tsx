import { logout } from '@motorpark/api';
import { ConfirmDialog } from '@motorpark/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths';

/** Asks, then ends the session on this machine and, where the server can, on the server too. */
export function LogoutDialog({ onCancel }: { onCancel: () => void }) {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);

  function confirm() {
    setBusy(true);
    sessionStorage.clear();
    // At once on this machine; the server is told behind it, however slow the connection is.
    void logout();
    // After the guard, which takes every ended session for one that the server ended.
    setTimeout(() => void navigate(paths.login, { replace: true }));
  }

  return (
    <ConfirmDialog
      title="Are you sure you want to logout?"
      confirmLabel="Yes, Logout"
      cancelLabel="No, Cancel"
      tone="neutral"
      isBusy={isBusy}
      onConfirm={confirm}
      onCancel={onCancel}
    />
  );
}
