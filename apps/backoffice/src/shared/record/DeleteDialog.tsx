import { failureMessage, isApiFailure } from '@motorpark/api';
import type { Versioned } from '@motorpark/domain';
import { ConfirmDialog, toast } from '@motorpark/ui';
import { type ReactNode, useState } from 'react';
import { type Looks, useFreshLook } from '../history/useFreshLook';
import { toastFailure } from '../toastFailure';
import { messages } from './messages';

/** Texts shown before a record is deleted, and after. */
export interface DeleteWords {
  confirmDelete: { title: string; warning: string; note?: string; confirm: string; cancel: string };
  deleted: string;
  /** Said of what is gone from this screen alone; `deleted` where nothing else is. */
  deletedOnlyHere?: string;
}

interface DeleteDialogProps<Row> {
  /** The record as the person sees it. */
  row: Row;
  /** How it is looked at again where somebody else has changed it meanwhile. */
  looks: Omit<Looks<Row>, 'onClose'>;
  /** What goes, where it isn't just its name: `Ada Obi, ticket TK-7QF3XM-Q`. */
  what?: ReactNode;
  words: DeleteWords;
  remove: (id: string, version?: number) => Promise<unknown>;
  isRemoving: boolean;
  /** The message for a failure. */
  failureText?: (failure: unknown) => string | undefined;
  /** Stands instead of the question once the server has said what is in the way. */
  renderObstacle?: (message: string) => ReactNode;
  onClose: () => void;
}

/** Asks before a record goes, and anew where somebody else has changed it meanwhile. */
export function DeleteDialog<Row extends { id: string } & Versioned>(props: DeleteDialogProps<Row>) {
  const { row, looks, what = <b>{looks.nameOf(row)}</b>, words, remove, isRemoving, onClose } = props;
  const { failureText = failureMessage, renderObstacle } = props;
  const [obstacle, setObstacle] = useState<string>();
  const { isStale, dialog } = useFreshLook({ ...looks, onClose });
  const { title, warning, note, confirm, cancel } = words.confirmDelete;

  async function confirmDelete(seen: Row): Promise<void> {
    try {
      const outcome = await remove(seen.id, seen.version);
      if (outcome === 'unsupported') toast.info(words.deletedOnlyHere ?? words.deleted);
      else toast.success(words.deleted);
    } catch (failure) {
      if (isStale(failure, { row: seen, act: messages.delete, again: confirmDelete })) return;
      const message = failureText(failure);
      if (renderObstacle && isApiFailure(failure) && failure.kind === 'invalid') return setObstacle(message);
      toastFailure(failure, message);
    }
    onClose();
  }

  if (dialog) return dialog;
  if (obstacle !== undefined) return renderObstacle?.(obstacle);
  return (
    <ConfirmDialog
      title={title}
      confirmLabel={confirm}
      cancelLabel={cancel}
      tone="danger"
      isBusy={isRemoving}
      onConfirm={() => void confirmDelete(row)}
      onCancel={onClose}
    >
      <p>
        {what}. {warning}
      </p>
      {note !== undefined && <p>{note}</p>}
    </ConfirmDialog>
  );
}
