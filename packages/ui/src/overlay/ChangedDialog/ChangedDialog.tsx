import type { ChangedFact } from '@motorpark/domain';
import { styled } from 'styled-components';
import { Button } from '../../controls';
import { color, space } from '../../theme';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog';
import { Modal } from '../Modal/Modal';

export interface ChangedDialogProps {
  /** Name of the record: "Ticket TK-7QF3XM-K". */
  name: string;
  /** Who changed it and when, as worded by the server. */
  message: string;
  /** The facts that are no longer as the user saw them. */
  changes: readonly ChangedFact[];
  /** The action that was about to be taken, as a verb: "Approve". Undefined if there is nothing left to decide. */
  act?: string | undefined;
  /** Called when the action is to be taken on the record as it is now. */
  onConfirm: () => unknown;
  /** Called when it has been read. */
  onClose: () => unknown;
}

/**
 * A dialog for a decision on a record that somebody else has changed meanwhile: shows what it is now and what it was,
 * and asks again. Nothing has been done yet.
 *
 * Keyboard: the focus starts on the cancel button, so a stray Enter decides nothing. Escape closes.
 */
export function ChangedDialog({ name, message, changes, act, onConfirm, onClose }: ChangedDialogProps) {
  const title = `${name} has changed`;
  const content = (
    <>
      <p>{message}</p>
      {changes.length > 0 && (
        <Changes>
          {changes.map(({ label, was, is }) => (
            <li key={label}>
              {label} is now <b>{textOrEmpty(is)}</b>, it was {textOrEmpty(was)} when you opened it.
            </li>
          ))}
        </Changes>
      )}
    </>
  );

  if (act === undefined) {
    return (
      <Modal title={title} size="small" onClose={onClose} footer={<Button onPress={onClose}>Close</Button>}>
        {content}
      </Modal>
    );
  }
  return (
    <ConfirmDialog
      title={title}
      tone="info"
      confirmLabel={`${act} as it is now`}
      cancelLabel="Leave it"
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      {content}
      <p>Nothing has been done yet.</p>
    </ConfirmDialog>
  );
}

const textOrEmpty = (text: string) => (text === '' ? 'empty' : text);

const Changes = styled.ul`
  display: grid;
  gap: ${space[1]};
  margin-block: ${space[2]};
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;

  b {
    color: ${color.text.default};
  }
`;
