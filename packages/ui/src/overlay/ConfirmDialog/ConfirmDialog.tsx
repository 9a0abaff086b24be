import { CircleQuestionMark, TriangleAlert } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { Button } from '../../controls';
import { DialogFooter } from '../Modal/DialogFooter';
import { Frame } from '../Modal/Modal.styles';
import { useModalDialog } from '../Modal/useModalDialog';
import { Body, Emblem, Notes, Question } from './ConfirmDialog.styles';
import { useLocale } from '../../locale';

const NO_NOTES: readonly string[] = [];

export interface ConfirmDialogProps {
  /** The question: "Are you sure you want to delete this trip?" */
  title: string;
  /** Consequences, a paragraph each: "This action cannot be undone." */
  notes?: readonly string[] | undefined;
  /** Further content: what is about to be deleted. */
  children?: ReactNode;
  /** Label of the confirm button, as a verb: "Yes, Delete". */
  confirmLabel: string;
  cancelLabel?: string | undefined;
  /** `danger` if something is lost, `info` if the user can come back. */
  tone?: 'info' | 'danger' | undefined;
  /** Whether the action is running: nothing closes the dialog, and it cannot be started again. */
  isBusy?: boolean | undefined;
  /** Carries the action out; a returned promise tells when it has ended. Until then further presses do nothing. */
  onConfirm: () => unknown;
  /** Called by the second button, on Escape and by the close button. */
  onCancel: () => unknown;
}

/**
 * Asks for confirmation before an action that can't be undone. Don't ask if it can. The owner keeps it open while the
 * action runs and stops rendering it afterwards.
 *
 * Keyboard: the focus starts on the cancel button, so a stray Enter changes nothing. Escape cancels; a click outside
 * doesn't.
 */
export function ConfirmDialog({
  title,
  notes = NO_NOTES,
  children,
  confirmLabel,
  cancelLabel,
  tone = 'danger',
  isBusy = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const { say } = useLocale();
  const id = useId();
  const cancel = useRef<HTMLButtonElement>(null);
  const dialog = useModalDialog({
    onClose: onCancel,
    closesOutside: false,
    isBusy,
    firstFocus: cancel,
  });
  const isUnderWay = useRef(false);

  /** The second of two presses in one task comes before `isBusy` can be rendered. */
  async function confirm() {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      await onConfirm();
    } finally {
      isUnderWay.current = false;
    }
  }

  const hasNotes = notes.length > 0 || children !== undefined;
  const Icon = tone === 'danger' ? TriangleAlert : CircleQuestionMark;

  return (
    <Frame
      {...dialog}
      $size="small"
      role="alertdialog"
      aria-labelledby={`${id}title`}
      aria-describedby={hasNotes ? `${id}notes` : undefined}
    >
      <Body>
        <Emblem $tone={tone}>
          <Icon size={20} aria-hidden="true" />
        </Emblem>
        <Question id={`${id}title`}>{title}</Question>
        {hasNotes && (
          <Notes id={`${id}notes`}>
            {notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
            {children}
          </Notes>
        )}
      </Body>
      <DialogFooter>
        <Button ref={cancel} isDisabled={isBusy} onPress={onCancel}>
          {cancelLabel ?? say('No, Cancel')}
        </Button>
        <Button
          variant={tone === 'danger' ? 'danger' : 'primary'}
          isBusy={isBusy}
          onPress={() => void confirm()}
        >
          {confirmLabel}
        </Button>
      </DialogFooter>
    </Frame>
  );
}
