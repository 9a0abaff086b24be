import { type Outcome, failureMessage } from '@motorpark/api';
import { ConfirmDialog, toast } from '@motorpark/ui';
import { messages } from './messages';
import type { RecordWords } from './recordKind';

interface DeleteRecordDialogProps {
  /** What it is, inside a sentence: `route`. */
  one: string;
  /** Which one. */
  name: string;
  words: RecordWords;
  remove: () => Promise<Outcome>;
  isRemoving: boolean;
  onClose: () => void;
}

/** Asks before a record goes. What stands in the way on the server is said as it says it. */
export function DeleteRecordDialog({
  one,
  name,
  words,
  remove,
  isRemoving,
  onClose,
}: DeleteRecordDialogProps) {
  const { title, warning, confirm, cancel } = messages.confirmDelete;

  async function confirmDelete() {
    try {
      const outcome = await remove();
      // §4: a core server has no call to delete a vehicle, and the person is told nonetheless.
      if (outcome === 'done') toast.success(words.deleted);
      else toast.info(words.deleted);
    } catch (failure) {
      const message = failureMessage(failure);
      if (message !== undefined) toast.error(message);
    } finally {
      onClose();
    }
  }

  return (
    <ConfirmDialog
      title={title(one)}
      confirmLabel={confirm}
      cancelLabel={cancel}
      tone="danger"
      isBusy={isRemoving}
      onConfirm={() => void confirmDelete()}
      onCancel={onClose}
    >
      <p>
        <b>{name}</b>. {words.deleteWarning ?? warning}
      </p>
      {words.deleteNote !== undefined && <p>{words.deleteNote}</p>}
    </ConfirmDialog>
  );
}
