import { useTakeSecondFactor } from '@motorpark/api';
import type { Admin } from '@motorpark/domain';
import { ActDialog } from '../../shared/record/ActDialog';

const WORDS = {
  title: (name: string) => `Take away the second factor of ${name}?`,
  note: 'For who has lost their phone and their recovery codes: they log in with their passcode alone then, and get a mail about it. Be sure that it is really they who ask.',
  confirm: 'Yes, Take away',
  done: 'Second factor taken away.',
};

/** A confirmation dialog before an admin's second factor is removed; a passcode alone is then enough to log in. */
export function TakeSecondFactorDialog({ admin, onClose }: { admin: Admin; onClose: () => void }) {
  const take = useTakeSecondFactor();
  return (
    <ActDialog
      title={WORDS.title(admin.name)}
      notes={[WORDS.note]}
      confirmLabel={WORDS.confirm}
      act={() => take(admin.id)}
      done={WORDS.done}
      onClose={onClose}
    />
  );
}
