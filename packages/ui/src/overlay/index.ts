export { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog/ConfirmDialog';
export { Modal, type ModalProps } from './Modal/Modal';
export type { ModalSize } from './Modal/Modal.styles';
export { rememberFocus } from './Modal/rememberFocus';
export type { MenuItem } from './RowMenu/MenuItem';
export { RowMenu, type RowMenuProps } from './RowMenu/RowMenu';
export {
  ShortcutHelp,
  type Shortcut,
  type ShortcutGroup,
  type ShortcutHelpProps,
} from './ShortcutHelp/ShortcutHelp';
export { useShortcut } from './ShortcutHelp/useShortcut';
export { toast } from 'react-toastify';
export { Toaster, type ToasterProps } from './Toaster/Toaster';
