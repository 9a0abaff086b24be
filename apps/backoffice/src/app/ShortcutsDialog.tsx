import { ShortcutHelp } from '@motorpark/ui';
import { SHORTCUTS } from './shortcuts';

/** A dialog with all keyboard shortcuts. */
export const ShortcutsDialog = ({ onClose }: { onClose: () => void }) => (
  <ShortcutHelp groups={SHORTCUTS} isOpen onOpenChange={(isOpen) => isOpen || onClose()} />
);
