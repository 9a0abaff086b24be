import { ShortcutHelp } from '@motorpark/ui';
import { SHORTCUTS } from './shortcuts';

/** All keys of the product. */
export const ShortcutsDialog = ({ onClose }: { onClose: () => void }) => (
  <ShortcutHelp groups={SHORTCUTS} isOpen onOpenChange={(isOpen) => isOpen || onClose()} />
);
