import { failureMessage, requestOf } from '@motorpark/api';
import { type Admin, isBanned } from '@motorpark/domain';
import { ConfirmDialog, toast } from '@motorpark/ui';

interface BanAdminDialogProps {
  admin: Admin;
  banAdmin: (ban: { id: string; isBanned: boolean }) => Promise<unknown>;
  isBanning: boolean;
  onClose: () => void;
}

/** By whether the person is banned now. */
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

/** Asks before somebody loses access in the middle of their work, or gets it back. */
export function BanAdminDialog({ admin, banAdmin, isBanning, onClose }: BanAdminDialogProps) {
  const words = WORDS[isBanned(admin) ? 'unban' : 'ban'];

  async function confirm() {
    try {
      await banAdmin({ id: admin.id, isBanned: !isBanned(admin) });
      toast.success(words.done);
    } catch (failure) {
      const message = failureMessage(failure);
      if (message !== undefined) toast.error(message, requestOf(failure));
    } finally {
      onClose();
    }
  }

  return (
    <ConfirmDialog
      title={words.title(admin.name)}
      notes={[words.note]}
      confirmLabel={words.confirm}
      tone={words.tone}
      isBusy={isBanning}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
