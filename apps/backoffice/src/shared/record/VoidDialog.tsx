import { type VoidOrder, failureMessage, isApiFailure, useSession } from '@motorpark/api';
import { SAY_WHY, type Kobo, type Versioned, settlement } from '@motorpark/domain';
import { Notice, toast } from '@motorpark/ui';
import { ReasonDialog } from '@motorpark/ui/form';
import type { ReactNode } from 'react';
import { confirmWithReason } from '../history/confirmWithReason';
import { type ConflictView, useStaleRecord } from '../history/useStaleRecord';
import { messages } from './messages';

/** Not in `messages`, which is loaded with every list. */
const handOverFrom = (books: string) =>
  `Hand it over once it is deleted; the money leaves the books ${books}.`;

interface VoidDialogProps<Row> {
  /** The record as the user saw it. */
  row: Row;
  /** How the record is shown if somebody else has changed it meanwhile. */
  conflictView: Omit<ConflictView<Row>, 'onClose'>;
  /** The record in the question: `Ada Obi, ticket TK-7QF3XM-Q`. */
  what: ReactNode;
  words: {
    deleted: string;
    deleteFailed: string;
    confirmDelete: { title: string; warning: string; confirm: string; cancel: string };
    voidNote: string;
  };
  remove: (order: VoidOrder) => Promise<unknown>;
  /** Returns the money that the ledger takes out, which goes back to the customer; by default none does. */
  owed?: (row: Row) => Kobo | undefined;
  /** What the company keeps, or until when it keeps nothing. */
  termsText?: string | undefined;
  onClose: () => void;
}

export interface Voidable extends Versioned {
  id: string;
  amount?: Kobo | undefined;
}

/** A dialog that asks for a reason before a record is voided, and shows the amount to hand over. A refusal is shown with the server's message. */
export function VoidDialog<Row extends Voidable>(props: VoidDialogProps<Row>) {
  const { row, conflictView, what, words, remove, owed, termsText, onClose } = props;
  const isStaff = useSession()?.role === 'admin';
  const { isStale, dialog } = useStaleRecord({ ...conflictView, onClose });
  const { title, warning, confirm, cancel } = words.confirmDelete;
  const settled = (seen: Row) => settlement(owed?.(seen), 0);
  const giveBack = settled(row);

  async function confirmVoid(seen: Row, reason: string) {
    try {
      await remove({ id: seen.id, version: seen.version, reason });
    } catch (failure) {
      const again = (now: Row) => confirmVoid(now, reason);
      if (isStale(failure, { row: seen, act: messages.delete, again })) return;
      throw failure;
    }
    const handOver = settled(seen);
    toast.success(handOver === undefined ? words.deleted : `${words.deleted}. ${handOver}.`);
    onClose();
  }

  if (dialog) return dialog;
  return (
    <ReasonDialog
      title={title}
      confirmLabel={confirm}
      cancelLabel={cancel}
      tone="danger"
      missing={SAY_WHY}
      onConfirm={confirmWithReason(
        (reason) => confirmVoid(row, reason),
        (failure) =>
          isRefusal(failure) ? (failureMessage(failure) ?? words.deleteFailed) : words.deleteFailed,
      )}
      onClose={onClose}
    >
      <p>
        {what}. {warning} {words.voidNote}
      </p>
      {giveBack !== undefined && (
        <Notice tone="warning" title={giveBack}>
          {handOverFrom(isStaff ? 'of your terminal' : 'that received it')}
          {termsText && ` ${termsText}`}
        </Notice>
      )}
    </ReasonDialog>
  );
}

/** Whether the server refused it with a message for users. */
const isRefusal = (failure: unknown): boolean =>
  isApiFailure(failure) && (failure.kind === 'refused' || failure.kind === 'invalid');
