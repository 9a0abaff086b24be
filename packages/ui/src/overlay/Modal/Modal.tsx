import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { IconButton } from '../../controls';
import { DialogFooter } from './DialogFooter';
import { Content, Frame, Header, type ModalSize, Title } from './Modal.styles';
import { useModalDialog } from './useModalDialog';
import { useLocale } from '../../locale';

export interface ModalProps {
  /** Title of the dialog, and its accessible name: "Ticket Summary". */
  title: string;
  /** Width: 400, 560 or 840 px, never wider than the window. */
  size?: ModalSize | undefined;
  /** Called on Escape, the close button, or a click outside. Stop rendering the modal then. */
  onClose: () => unknown;
  /** Whether a click outside closes it. Set it to false where typed work would be lost. */
  closesOnOutsideClick?: boolean | undefined;
  /** Whether it takes the focus itself, instead of its first control. Use it where a button in the footer decides something. */
  autoFocus?: boolean | undefined;
  /** Buttons along the lower edge, which stay in view. */
  footer?: ReactNode;
  /** What is to be read or filled in. It scrolls. */
  children: ReactNode;
}

/**
 * A dialog over the page, for something to read or fill in without leaving the page. Render it to open it, stop
 * rendering it to close it. For a yes-or-no question use `ConfirmDialog`; for a message that can wait beside the page,
 * a `Notice`.
 *
 * Keyboard: the focus starts on the first control, or with `autoFocus` on the dialog itself, Tab stays inside, Escape closes, and the focus returns
 * to where it was.
 */
export function Modal({
  title,
  size = 'medium',
  onClose,
  closesOnOutsideClick = true,
  autoFocus = false,
  footer,
  children,
}: ModalProps) {
  const { say } = useLocale();
  const titleId = useId();
  const dialog = useModalDialog({ onClose, closesOutside: closesOnOutsideClick, isBusy: false, autoFocus });
  return (
    <Frame {...dialog} $size={size} aria-labelledby={titleId}>
      <Content>{children}</Content>
      <DialogFooter>{footer}</DialogFooter>
      {/* Last in the document, so that the focus starts on the content rather than on the close button. */}
      <Header>
        <Title id={titleId}>{title}</Title>
        <IconButton icon={X} label={say('Close')} onPress={onClose} />
      </Header>
    </Frame>
  );
}
