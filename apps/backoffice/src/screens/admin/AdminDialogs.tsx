import { logOutAdmin, useTakeSecondFactor } from '@motorpark/api';
import { type Admin, isBanned } from '@motorpark/domain';
import { ActDialog } from '../../shared/record/ActDialog';

interface BanAdminDialogProps {
  admin: Admin;
  banAdmin: (ban: { id: string; isBanned: boolean }) => Promise<unknown>;
  onClose: () => void;
}

const BAN_WORDS = {
  ban: {
    title: (name: string) => `Ban ${name}?`,
    note: 'They are logged out now and cannot log in until somebody unbans them.',
    confirm: 'Yes, Ban',
    done: 'Admin banned successfully.',
    tone: 'danger',
  },
  unban: {
    title: (name: string) => `Unban ${name}?`,
    note: 'They can log in again with their passcode.',
    confirm: 'Yes, Unban',
    done: 'Admin unbanned successfully.',
    tone: 'info',
  },
} as const;

export function BanAdminDialog({ admin, banAdmin, onClose }: BanAdminDialogProps) {
  const words = BAN_WORDS[isBanned(admin) ? 'unban' : 'ban'];
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

const LOG_OUT_WORDS = {
  title: (name: string) => `Log ${name} out everywhere?`,
  note: 'They are logged out on every computer. They can log in again with their passcode.',
  confirm: 'Yes, Log out',
  done: 'Logged out everywhere.',
};

/** A confirmation dialog before all sessions of an admin are ended. */
export function LogOutAdminDialog({ admin, onClose }: { admin: Admin; onClose: () => void }) {
  return (
    <ActDialog
      title={LOG_OUT_WORDS.title(admin.name)}
      notes={[LOG_OUT_WORDS.note]}
      confirmLabel={LOG_OUT_WORDS.confirm}
      act={() => logOutAdmin(admin.id)}
      done={LOG_OUT_WORDS.done}
      onClose={onClose}
    />
  );
}

const SECOND_FACTOR_WORDS = {
  title: (name: string) => `Take away the second factor of ${name}?`,
  note: 'For somebody who has lost their phone and their recovery codes. They can then log in with their passcode alone, and get an e-mail about it. Make sure that the request really comes from them.',
  confirm: 'Yes, Take away',
  done: 'Second factor taken away.',
};

/** A confirmation dialog before an admin's second factor is removed; a passcode alone is then enough to log in. */
export function TakeSecondFactorDialog({ admin, onClose }: { admin: Admin; onClose: () => void }) {
  const take = useTakeSecondFactor();
  return (
    <ActDialog
      title={SECOND_FACTOR_WORDS.title(admin.name)}
      notes={[SECOND_FACTOR_WORDS.note]}
      confirmLabel={SECOND_FACTOR_WORDS.confirm}
      act={() => take(admin.id)}
      done={SECOND_FACTOR_WORDS.done}
      onClose={onClose}
    />
  );
}
