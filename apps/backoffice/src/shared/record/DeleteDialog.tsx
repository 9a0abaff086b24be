import { type Saved, type VoidOrder, failureMessage, isApiFailure } from '@motorpark/api';
import type { Versioned } from '@motorpark/domain';
import { ConfirmDialog, toast } from '@motorpark/ui';
import { type ReactNode, useState } from 'react';
import { type ConflictView, useStaleRecord } from '../history/useStaleRecord';
import { toastFailure } from '../toastFailure';
import { messages } from './messages';

/** Texts before and after a record is deleted. */
export interface DeleteWords {
  confirmDelete: { title: string; warning: string; note?: string; confirm: string; cancel: string };
  deleted: string;
}

interface DeleteDialogProps<Row> {
  /** The record as the user saw it. */
  row: Row;
  /** How the record is shown if somebody else has changed it meanwhile. */
  conflictView: Omit<ConflictView<Row>, 'onClose'>;
  /** The record in the question, if not just its name: `Ada Obi, ticket TK-7QF3XM-Q`. */
  what?: ReactNode;
  words: DeleteWords;
  remove: (order: VoidOrder) => Promise<Saved>;
  isRemoving: boolean;
  failureText?: (failure: unknown) => string | undefined;
  /** Renders the server's obstacle in place of the question. */
  renderObstacle?: (message: string) => ReactNode;
  onClose: () => void;
}

/** A dialog that confirms a deletion, and asks again if somebody else has changed the record meanwhile. */
export function DeleteDialog<Row extends { id: string } & Versioned>(props: DeleteDialogProps<Row>) {
  const {
    row,
    conflictView,
    what = <b>{conflictView.nameOf(row)}</b>,
    words,
    remove,
    isRemoving,
    onClose,
  } = props;
  const { failureText = failureMessage, renderObstacle } = props;
  const [obstacle, setObstacle] = useState<string>();
  const { isStale, dialog } = useStaleRecord({ ...conflictView, onClose });
  const { title, warning, note, confirm, cancel } = words.confirmDelete;

  async function confirmDelete(seen: Row): Promise<void> {
    try {
      const { outcome, says } = await remove({ id: seen.id, version: seen.version });
      if (outcome === 'done') toast.success(words.deleted);
      else toast.info(says ?? words.deleted);
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
      onConfirm={() => confirmDelete(row)}
      onCancel={onClose}
    >
      <p>
        {what}. {warning}
      </p>
      {note !== undefined && <p>{note}</p>}
    </ConfirmDialog>
  );
}
