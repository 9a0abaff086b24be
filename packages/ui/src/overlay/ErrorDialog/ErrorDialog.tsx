import { useEffect, useState, useId, useRef } from 'react';
import { CircleAlert } from 'lucide-react';
import { handleErrors } from '../../lazy/showError';
import { Button } from '../../controls/Button/Button';
import { Body, Emblem, Notes, Question } from '../ConfirmDialog/ConfirmDialog.styles';
import { Footer, Frame } from '../Modal/Modal.styles';
import { RequestId } from '../Toaster/RequestId';
import { useModalDialog } from '../Modal/useModalDialog';
import { useLocale } from '../../locale';

interface LongError {
  message: string;
  requestId: string | undefined;
}

/**
 * Shows errors of more than a line, one after another, until the user closes them: `toast.error` passes them on while
 * this is mounted, and so does `lazyPart`. Render it once, in the frame.
 *
 * Keyboard: the focus is on the OK button; Enter and Escape close the dialog, and the focus returns to where it was.
 */
export function ErrorDialog() {
  const [errors, setErrors] = useState<readonly LongError[]>([]);

  useEffect(
    () =>
      handleErrors((message, requestId) =>
        setErrors((queue) =>
          queue.some((error) => error.message === message) ? queue : [...queue, { message, requestId }],
        ),
      ),
    [],
  );

  const [error, ...later] = errors;
  if (error === undefined) return null;
  return <ErrorAlert key={error.message} {...error} onClose={() => setErrors(later)} />;
}

interface ErrorAlertProps {
  message: string;
  /** Id of the failed request; undefined if there is none. */
  requestId?: string | undefined;
  onClose: () => unknown;
}

/** An error that stays until the user closes it. */
function ErrorAlert({ message, requestId, onClose }: ErrorAlertProps) {
  const { say } = useLocale();
  const id = useId();
  const closeButton = useRef<HTMLButtonElement>(null);
  const dialog = useModalDialog({ onClose, closesOutside: false, isBusy: false, firstFocus: closeButton });
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
        <Question id={`${id}title`}>{say('This could not be done')}</Question>
        <Notes>
          <p id={`${id}text`}>{message}</p>
          {requestId !== undefined && <RequestId id={requestId} />}
        </Notes>
      </Body>
      <Footer>
        <Button ref={closeButton} variant="primary" onPress={onClose}>
          {say('OK')}
        </Button>
      </Footer>
    </Frame>
  );
}
