import type { ChangedFact } from '@motorpark/domain';
import { Button } from '../../controls';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog';
import { Modal } from '../Modal/Modal';
import { Changes } from './ChangedDialog.styles';

export interface ChangedDialogProps {
  /** What it is: "Ticket TK-7QF3XM-K". */
  name: string;
  /** Who changed it and when, as the server says it. */
  message: string;
  /** What of it is not as the person saw it. */
  changes: readonly ChangedFact[];
  /** What was about to be done, as a verb: "Approve". Left out where there is nothing to decide any more. */
  act?: string | undefined;
  isBusy?: boolean | undefined;
  /** It is to be done nonetheless, seeing what it is now. */
  onConfirm: () => void;
  onClose: () => void;
}

/**
 * A decision was about to be made on a record that somebody else has changed meanwhile: says what it is now and what it was, and asks
 * anew. Nothing has been done yet.
 *
 * Keyboard: the focus starts on the way out, so a stray Enter decides nothing. Escape closes.
 */
export function ChangedDialog({
  name,
  message,
  changes,
  act,
  isBusy,
  onConfirm,
  onClose,
}: ChangedDialogProps) {
  const title = `${name} has changed`;
  const content = (
    <>
      <p>{message}</p>
      {changes.length > 0 && (
        <Changes>
          {changes.map(({ label, was, is }) => (
            <li key={label}>
              {label} is now <b>{shown(is)}</b>, it was {shown(was)} when you opened it.
            </li>
          ))}
        </Changes>
      )}
    </>
  );

  if (act === undefined) {
    return (
      <Modal title={title} size="small" onClose={onClose} footer={<Button onClick={onClose}>Close</Button>}>
        {content}
      </Modal>
    );
  }
  return (
    <ConfirmDialog
      title={title}
      tone="neutral"
      confirmLabel={`${act} as it is now`}
      cancelLabel="Leave it"
      isBusy={isBusy}
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      {content}
      <p>Nothing has been done yet.</p>
    </ConfirmDialog>
  );
}

const shown = (text: string) => (text === '' ? 'empty' : text);
