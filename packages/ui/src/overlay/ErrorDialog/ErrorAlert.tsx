import { CircleAlert } from 'lucide-react';
import { useId, useRef } from 'react';
import { Button } from '../../controls/Button/Button';
import { Body, Emblem, Notes, Question } from '../ConfirmDialog/ConfirmDialog.styles';
import { Footer, Frame } from '../Modal/Modal.styles';
import { RequestId } from './RequestId';
import { useModalDialog } from '../Modal/useModalDialog';

interface ErrorAlertProps {
  message: string;
  /** Id of the failed request; undefined if there is none. */
  requestId?: string | undefined;
  onClose: () => void;
}

/** An error that stays until the user closes it. */
export function ErrorAlert({ message, requestId, onClose }: ErrorAlertProps) {
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
        <Question id={`${id}title`}>This did not work</Question>
        <Notes>
          <p id={`${id}text`}>{message}</p>
          {requestId !== undefined && <RequestId id={requestId} />}
        </Notes>
      </Body>
      <Footer>
        <Button ref={closeButton} variant="primary" onClick={onClose}>
          OK
        </Button>
      </Footer>
    </Frame>
  );
}
