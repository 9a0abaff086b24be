import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { IconButton } from '../../controls';
import { Content, Footer, Frame, Header, type ModalSize, Title } from './Modal.styles';
import { useModalDialog } from './useModalDialog';

export interface ModalProps {
  /** What it is: "Ticket Summary". Names the dialog. */
  title: string;
  /** How wide: 400, 560 or 840 px, never wider than the window. */
  size?: ModalSize | undefined;
  /** The person wants out: Escape, the cross, or a press outside. Stop rendering the modal then. */
  onClose: () => void;
  /** Whether a press outside closes it. Not where typed work would be lost. */
  closesOnOutsideClick?: boolean | undefined;
  /** Buttons along the lower edge, which stay in view. */
  footer?: ReactNode;
  children: ReactNode;
}

/**
 * Something to look at or fill in, over the page, without losing one's place. Render it to open it, stop rendering it
 * to close it. To ask yes or no, use `ConfirmDialog`; for what can wait beside the page, a `Notice`.
 *
 * Keyboard: the focus starts on the first control, Tab stays inside, Escape closes, and the focus returns to where it
 * came from.
 */
export function Modal({
  title,
  size = 'medium',
  onClose,
  closesOnOutsideClick = true,
  footer,
  children,
}: ModalProps) {
  const titleId = useId();
  const dialog = useModalDialog({ onClose, closesOutside: closesOnOutsideClick, isHeld: false });
  return (
    <Frame {...dialog} $size={size} aria-labelledby={titleId}>
      <Content>{children}</Content>
      {footer !== undefined && <Footer>{footer}</Footer>}
      {/* Last in the document, so that the focus starts on the content rather than on the cross. */}
      <Header>
        <Title id={titleId}>{title}</Title>
        <IconButton icon={X} label="Close" onClick={onClose} />
      </Header>
    </Frame>
  );
}
