import { failureMessage, useTakeSecondFactor, requestOf } from '@motorpark/api';
import type { Admin } from '@motorpark/domain';
import { ConfirmDialog, toast } from '@motorpark/ui';
import { useState } from 'react';

const WORDS = {
  title: (name: string) => `Take away the second factor of ${name}?`,
  note: 'For who has lost their phone and their recovery codes: they log in with their passcode alone then, and get a mail about it. Be sure that it is really they who ask.',
  confirm: 'Yes, Take away',
  done: 'Second factor taken away.',
};

/** Asks before somebody logs in with a passcode alone again. */
export function TakeSecondFactorDialog({ admin, onClose }: { admin: Admin; onClose: () => void }) {
  const take = useTakeSecondFactor();
  const [isBusy, setBusy] = useState(false);

  async function confirm() {
    setBusy(true);
    try {
      await take(admin.id);
      toast.success(WORDS.done);
    } catch (failure) {
      const message = failureMessage(failure);
      if (message !== undefined) toast.error(message, requestOf(failure));
    } finally {
      onClose();
    }
  }

  return (
    <ConfirmDialog
      title={WORDS.title(admin.name)}
      notes={[WORDS.note]}
      confirmLabel={WORDS.confirm}
      tone="danger"
      isBusy={isBusy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
