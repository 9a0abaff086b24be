import { logOutAdmin, useBanAdmin, useTakeSecondFactor } from '@motorpark/api';
import type { Admin } from '@motorpark/domain';
import { ActDialog } from '../../shared/record/ActDialog';

const WORDS = {
  ban: {
    title: (name: string) => `Ban ${name}?`,
    note: 'They are logged out now and cannot log in until somebody unbans them.',
    confirm: 'Yes, Ban',
    done: 'Admin banned successfully.',
  },
  unban: {
    title: (name: string) => `Unban ${name}?`,
    note: 'They can log in again with their passcode.',
    confirm: 'Yes, Unban',
    done: 'Admin unbanned successfully.',
  },
  logOut: {
    title: (name: string) => `Log ${name} out everywhere?`,
    note: 'They are logged out on every computer. They can log in again with their passcode.',
    confirm: 'Yes, Log out',
    done: 'Logged out everywhere.',
  },
  takeSecondFactor: {
    title: (name: string) => `Take away the second factor of ${name}?`,
    note: 'For somebody who has lost their phone and their recovery codes. They can then log in with their passcode alone, and get an e-mail about it. Make sure that the request really comes from them.',
    confirm: 'Yes, Take away',
    done: 'Second factor taken away.',
  },
};

export type AdminAct = keyof typeof WORDS;

interface AdminDialogProps {
  act: AdminAct;
  admin: Admin;
  onClose: () => void;
}

/** A dialog that confirms what is done with an admin's access, and does it. */
export function AdminDialog({ act, admin: { id, name }, onClose }: AdminDialogProps) {
  const banAdmin = useBanAdmin();
  const takeSecondFactor = useTakeSecondFactor();
  const { title, note, confirm, done } = WORDS[act];
  const acts: Record<AdminAct, () => Promise<unknown> | undefined> = {
    ban: () => banAdmin?.({ id, isBanned: true }),
    unban: () => banAdmin?.({ id, isBanned: false }),
    logOut: () => logOutAdmin(id),
    takeSecondFactor: () => takeSecondFactor(id),
  };
  return (
    <ActDialog
      title={title(name)}
      notes={[note]}
      confirmLabel={confirm}
      tone={act === 'unban' ? 'info' : 'danger'}
      act={async () => await acts[act]()}
      done={done}
      onClose={onClose}
    />
  );
}
