import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../controls/Button/Button';
import { Body, Emblem, Notes, Question } from '../ConfirmDialog/ConfirmDialog.styles';
import { Footer, Frame } from '../Modal/Modal.styles';
import { useModalDialog } from '../Modal/useModalDialog';

interface OneErrorProps {
  /** What stands above the message. */
  title?: string | undefined;
  message: string;
  onClose: () => void;
}

/** An error that stays until it was read. */
export function OneError({ title = 'This did not work', message, onClose }: OneErrorProps) {
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
