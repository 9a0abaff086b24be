export { ChangedDialog, type ChangedDialogProps } from './ChangedDialog/ChangedDialog';
export { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog/ConfirmDialog';
export { ConflictDialog, type ConflictDialogProps } from './ConflictDialog/ConflictDialog';
export { Modal, type ModalProps } from './Modal/Modal';
export type { ModalSize } from './Modal/Modal.styles';
export { focusBehindDialog } from './Modal/focusBehindDialog';
export { rememberFocus } from './Modal/rememberFocus';
export { type MenuItem, RowMenu, type RowMenuProps } from './RowMenu/RowMenu';
export {
  SearchPalette,
  type PaletteEntry,
  type PaletteGroup,
  type SearchPaletteProps,
} from './SearchPalette/SearchPalette';
export {
  ShortcutHelp,
  type Shortcut,
  type ShortcutGroup,
  type ShortcutHelpProps,
} from './ShortcutHelp/ShortcutHelp';
export { useShortcut } from './ShortcutHelp/useShortcut';
export { ErrorDialog } from './ErrorDialog/ErrorDialog';
export { fetchShownToasts, onFirstToast, toast, type DismissToast } from './Toaster/toast';
export { shownToasts } from './Toaster/shownToasts';
export { Toaster, type ToasterProps } from './Toaster/Toaster';
export { detachElement } from './detachElement';
export { listenBeforeTheRouter } from './navigationHold';
export { useLeaveGuard } from './useLeaveGuard';
