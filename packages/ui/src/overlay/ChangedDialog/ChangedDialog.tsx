import type { ChangedFact } from '@motorpark/domain';
import { styled } from 'styled-components';
import { Button } from '../../controls';
import { color, space } from '../../theme';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog';
import { Modal } from '../Modal/Modal';
import { useLocale } from '../../locale';

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
  const { say } = useLocale();
  const title = say('{name} has changed', { name });
  const content = (
    <>
      <p>{message}</p>
      {changes.length > 0 && (
        <Changes>
          {changes.map(({ label, was, is }) => (
            <li key={label}>
              {say('{label} is now', { label })} <b>{is || say('empty')}</b>
              {say(', it was {was} when you opened it.', { was: was || say('empty') })}
            </li>
          ))}
        </Changes>
      )}
    </>
  );

  if (act === undefined) {
    return (
      <Modal
        title={title}
        size="small"
        onClose={onClose}
        footer={<Button onPress={onClose}>{say('Close')}</Button>}
      >
        {content}
      </Modal>
    );
  }
  return (
    <ConfirmDialog
      title={title}
      tone="info"
      confirmLabel={say('{act} as it is now', { act })}
      cancelLabel={say('Leave it')}
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      {content}
      <p>{say('Nothing has been done yet.')}</p>
    </ConfirmDialog>
  );
}

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
