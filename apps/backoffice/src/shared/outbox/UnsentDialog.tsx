import { ConfirmDialog } from '@motorpark/ui';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths';
import { messages } from './messages';

/** A dialog that explains why the user cannot log out yet, with a link to the unsent sales. */
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
