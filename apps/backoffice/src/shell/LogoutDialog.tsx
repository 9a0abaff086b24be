import { logout } from '@motorpark/api';
import { ConfirmDialog } from '@motorpark/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths';

/** Asks, then ends the session on this machine and, where the server can, on the server too. */
export function LogoutDialog({ onCancel }: { onCancel: () => void }) {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);

  async function confirm() {
    setBusy(true);
    await logout();
    sessionStorage.clear();
    void navigate(paths.login, { replace: true });
  }

  return (
    <ConfirmDialog
      title="Are you sure you want to logout?"
      confirmLabel="Yes, Logout"
      cancelLabel="No, Cancel"
      tone="neutral"
      isBusy={isBusy}
      onConfirm={() => void confirm()}
      onCancel={onCancel}
    />
  );
}
