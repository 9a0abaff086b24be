import { type Admin, isBanned } from '@motorpark/domain';
import { ActDialog } from '../../shared/record/ActDialog';

interface BanAdminDialogProps {
  admin: Admin;
  banAdmin: (ban: { id: string; isBanned: boolean }) => Promise<unknown>;
  onClose: () => void;
}

/** Texts by what the dialog does. */
const WORDS = {
  ban: {
    title: (name: string) => `Ban ${name}?`,
    note: 'They are signed out at once and cannot log in until somebody unbans them.',
    confirm: 'Yes, Ban',
    done: 'Admin banned successfully.',
    tone: 'danger',
  },
  unban: {
    title: (name: string) => `Unban ${name}?`,
    note: 'They can log in again with their pass code.',
    confirm: 'Yes, Unban',
    done: 'Admin unbanned successfully.',
    tone: 'neutral',
  },
} as const;

/** A confirmation dialog before an admin is banned, or unbanned. */
export function BanAdminDialog({ admin, banAdmin, onClose }: BanAdminDialogProps) {
  const words = WORDS[isBanned(admin) ? 'unban' : 'ban'];
  return (
    <ActDialog
      title={words.title(admin.name)}
      notes={[words.note]}
      confirmLabel={words.confirm}
      tone={words.tone}
      act={() => banAdmin({ id: admin.id, isBanned: !isBanned(admin) })}
      done={words.done}
      onClose={onClose}
    />
  );
}
