import { logOutAdmin } from '@motorpark/api';
import type { Admin } from '@motorpark/domain';
import { ActDialog } from '../../shared/record/ActDialog';

const WORDS = {
  title: (name: string) => `Log ${name} out everywhere?`,
  note: 'All their sessions end at once, on every computer. They can log in again with their pass code.',
  confirm: 'Yes, Log out',
  done: 'Logged out everywhere.',
};

/** A confirmation dialog before all sessions of an admin are ended. */
export function LogOutAdminDialog({ admin, onClose }: { admin: Admin; onClose: () => void }) {
  return (
    <ActDialog
      title={WORDS.title(admin.name)}
      notes={[WORDS.note]}
      confirmLabel={WORDS.confirm}
      act={() => logOutAdmin(admin.id)}
      done={WORDS.done}
      onClose={onClose}
    />
  );
}
