import { CircleQuestionMark, TriangleAlert } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { Button } from '../../controls';
import { Footer, Frame } from '../Modal/Modal.styles';
import { useModalDialog } from '../Modal/useModalDialog';
import { Body, Emblem, Notes, Question } from './ConfirmDialog.styles';

const NO_NOTES: readonly string[] = [];

export interface ConfirmDialogProps {
  /** The question: "Are you sure you want to delete this trip?" */
  title: string;
  /** What it means, a paragraph each: "This action cannot be undone." */
  notes?: readonly string[] | undefined;
  /** More than words: what is about to be deleted. */
  children?: ReactNode;
  /** The act itself, as a verb: "Yes, Delete". */
  confirmLabel: string;
  cancelLabel?: string | undefined;
  /** `danger` where something is lost, `neutral` where one can come back. */
  tone?: 'danger' | 'neutral' | undefined;
  /** The act is running: nothing closes the dialog, and nothing starts twice. */
  isBusy?: boolean | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

/**
 * Asks before something that can't be taken back. Don't ask where it can. Its owner keeps it open while the act runs
 * and stops rendering it afterwards.
 *
 * Keyboard: the focus starts on the way out, so a stray Enter changes nothing. Escape cancels; a press outside doesn't.
 */
export function ConfirmDialog({
  title,
  notes = NO_NOTES,
  children,
  confirmLabel,
  cancelLabel = 'No, Cancel',
  tone = 'danger',
  isBusy = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const id = useId();
  const cancel = useRef<HTMLButtonElement>(null);
  const dialog = useModalDialog({
    onClose: onCancel,
    closesOutside: false,
    isHeld: isBusy,
    firstFocus: cancel,
  });
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
        <Emblem $tone={tone === 'danger' ? 'danger' : 'info'}>
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
      <Footer>
        <Button ref={cancel} isDisabled={isBusy} onClick={onCancel}>
          {cancelLabel}
        </Button>
        <Button variant={tone === 'danger' ? 'danger' : 'primary'} isBusy={isBusy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </Footer>
    </Frame>
  );
}
