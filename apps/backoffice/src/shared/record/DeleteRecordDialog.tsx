import { type Outcome, failureMessage } from '@motorpark/api';
import type { Versioned } from '@motorpark/domain';
import { ConfirmDialog, toast } from '@motorpark/ui';
import { useMemo } from 'react';
import { useFreshLook } from '../history/useFreshLook';
import { mergeLines } from './mergeLines';
import { messages } from './messages';
import type { RecordKind } from './recordKind';

interface DeleteRecordDialogProps<Row extends { id: string } & Versioned, Values extends object> {
  kind: RecordKind<Row, Values>;
  /** Which one, as the person sees it. */
  row: Row;
  remove: (id: string, version?: number) => Promise<Outcome>;
  isRemoving: boolean;
  onClose: () => void;
}

/**
 * Asks before a record goes, and anew where somebody else has changed it meanwhile. What stands in the way on the server is said as it says
 * it.
 */
export function DeleteRecordDialog<Row extends { id: string } & Versioned, Values extends object>({
  kind,
  row,
  remove,
  isRemoving,
  onClose,
}: DeleteRecordDialogProps<Row, Values>) {
  const { one, nameOf, words } = kind;
  const { title, warning, confirm, cancel } = messages.confirmDelete;
  const { isStale, dialog } = useFreshLook({ ...useMemo(() => looksOf(kind), [kind]), onClose });

  async function confirmDelete(seen: Row) {
    try {
      const outcome = await remove(seen.id, seen.version);
      // A core server has no call to delete a vehicle; the text is shown as information then (docs/vehicle.md).
      if (outcome === 'done') toast.success(words.deleted);
      else toast.info(words.deleted);
      onClose();
    } catch (failure) {
      if (isStale(failure, { row: seen, act: messages.delete, again: confirmDelete })) return;
      const message = failureMessage(failure);
      if (message !== undefined) toast.error(message);
      onClose();
    }
  }

  if (dialog) return dialog;
  return (
    <ConfirmDialog
      title={title(one)}
      confirmLabel={confirm}
      cancelLabel={cancel}
      tone="danger"
      isBusy={isRemoving}
      onConfirm={() => void confirmDelete(row)}
      onCancel={onClose}
    >
      <p>
        <b>{nameOf(row)}</b>. {words.deleteWarning ?? warning}
      </p>
      {words.deleteNote !== undefined && <p>{words.deleteNote}</p>}
    </ConfirmDialog>
  );
}

/** A record is looked at by the lines of its form. */
function looksOf<Row extends { id: string }, Values extends object>({
  form,
  nameOf,
}: RecordKind<Row, Values>) {
  const facts = mergeLines(form.fields).map(({ label, text }) => ({
    label,
    of: (row: Row) => text(form.valuesOf(row)),
  }));
  return { read: form.read, facts, nameOf };
}
