import { ConfirmDialog } from '@motorpark/ui';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths';
import { messages } from './messages';

/** Says why nobody can log out yet, and leads to what is unsent. */
export function UnsentDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  return (
    <ConfirmDialog
      {...messages.noLogout}
      tone="neutral"
      onConfirm={() => {
        onClose();
        void navigate(paths.admin.unsent);
      }}
      onCancel={onClose}
    />
  );
}
