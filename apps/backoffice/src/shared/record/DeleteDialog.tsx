import { ConfirmDialog, toast } from '@motorpark/ui';
import type { ReactNode } from 'react';

interface DeleteDialogProps {
  /** What goes: `Ada Obi, ticket TK-7QF3XM-Q`. */
  what: ReactNode;
  words: {
    deleted: string;
    deleteFailed: string;
    confirmDelete: { title: string; warning: string; note: string; confirm: string; cancel: string };
  };
  remove: () => Promise<unknown>;
  isRemoving: boolean;
  onClose: () => void;
}

/** Asks before something is deleted, and says whether it was; one sentence stands for whatever went wrong. */
export function DeleteDialog({ what, words, remove, isRemoving, onClose }: DeleteDialogProps) {
  const { title, warning, note, confirm, cancel } = words.confirmDelete;

  async function confirmDelete() {
    try {
      await remove();
      toast.success(words.deleted);
    } catch {
      toast.error(words.deleteFailed);
    } finally {
      onClose();
    }
  }

  return (
    <ConfirmDialog
      title={title}
      confirmLabel={confirm}
      cancelLabel={cancel}
      tone="danger"
      isBusy={isRemoving}
      onConfirm={() => void confirmDelete()}
      onCancel={onClose}
    >
      <p>
        {what}. {warning}
      </p>
      <p>{note}</p>
    </ConfirmDialog>
  );
}
