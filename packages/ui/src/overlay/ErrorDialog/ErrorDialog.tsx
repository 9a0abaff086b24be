import { CircleAlert } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { Button } from '../../controls';
import { Body, Emblem, Notes, Question } from '../ConfirmDialog/ConfirmDialog.styles';
import { Footer, Frame } from '../Modal/Modal.styles';
import { useModalDialog } from '../Modal/useModalDialog';
import { takeLongErrors } from '../Toaster/toast';

export interface ErrorDialogProps {
  /** What stands above each message. */
  title?: string | undefined;
}

/**
 * Shows errors of more than a line, one after another, until they are read: `toast.error` hands them over while this is mounted.
 * Render it once, in the frame.
 *
 * Keyboard: the focus is on the way out; Enter and Escape close it, and the focus goes back to where it was.
 */
export function ErrorDialog({ title = 'This did not work' }: ErrorDialogProps) {
  const [messages, setMessages] = useState<readonly string[]>([]);

  useEffect(
    () =>
      takeLongErrors((message) =>
        setMessages((shown) => (shown.includes(message) ? shown : [...shown, message])),
      ),
    [],
  );

  const [message, ...later] = messages;
  if (message === undefined) return null;
  return <OneError key={message} title={title} message={message} onClose={() => setMessages(later)} />;
}

interface OneErrorProps {
  title: string;
  message: string;
  onClose: () => void;
}

function OneError({ title, message, onClose }: OneErrorProps) {
  const id = useId();
  const dialog = useModalDialog({ onClose, closesOutside: false, isHeld: false });
  return (
    <Frame
      {...dialog}
      $size="small"
      role="alertdialog"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
    >
      <Body>
        <Emblem $tone="danger">
          <CircleAlert size={20} aria-hidden="true" />
        </Emblem>
        <Question id={`${id}title`}>{title}</Question>
        <Notes id={`${id}text`}>
          <p>{message}</p>
        </Notes>
      </Body>
      <Footer>
        <Button variant="primary" onClick={onClose}>
          OK
        </Button>
      </Footer>
    </Frame>
  );
}
