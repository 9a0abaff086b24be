import { type ShortcutGroup, ShortcutHelp, ConfirmDialog } from '@motorpark/ui';
import { useState } from 'react';
import { useLogout } from '../shared/useLogout';

/** All keyboard shortcuts, as `?` shows them. */
const SHORTCUTS: ShortcutGroup[] = [
  {
    title: 'Everywhere',
    shortcuts: [
      { keys: ['?'], effect: 'Shows these keys' },
      { keys: ['Ctrl', 'K'], effect: 'Searches everything' },
      { keys: ['Alt', 'N'], effect: 'Books a ticket' },
      { keys: ['Alt', 'W'], effect: 'Takes in a parcel' },
      { keys: ['Alt', 'O'], effect: 'Goes to the till' },
      { keys: ['Scanner'], effect: 'Opens the ticket or waybill that it reads' },
      { keys: ['Alt', 'T'], effect: 'Goes to the notifications' },
      { keys: ['Esc'], effect: 'Closes what is open' },
      { keys: ['Shift', 'Enter'], effect: 'Starts a new line in a longer text' },
    ],
  },
  {
    title: 'Lists',
    shortcuts: [
      { keys: ['/'], effect: 'Goes to the search box' },
      { keys: ['Arrow down'], effect: 'Goes from the search box to the first row, Arrow up back' },
      { keys: ['Arrow keys'], effect: 'Walk the rows, to a row’s menu and back' },
      { keys: ['Home'], effect: 'Goes to the first row' },
      { keys: ['End'], effect: 'Goes to the last row that is there' },
      { keys: ['Enter'], effect: 'Opens the row' },
      { keys: ['Shift', 'F10'], effect: 'Opens the row’s menu, as the menu key does' },
    ],
  },
  {
    title: 'Booking a ticket',
    shortcuts: [
      { keys: ['Enter'], effect: 'Goes on, at the end submits, and after a sale prints' },
      { keys: ['Arrow keys'], effect: 'Walk the seats' },
      { keys: ['0 – 9'], effect: 'Go to the seat of that number' },
      { keys: ['Space'], effect: 'Takes a seat or gives it back' },
    ],
  },
];

/** A dialog with all keyboard shortcuts. */
export const ShortcutsDialog = ({ onClose }: { onClose: () => void }) => (
  <ShortcutHelp groups={SHORTCUTS} isOpen onOpenChange={(isOpen) => isOpen || onClose()} />
);

/** Asks for confirmation, then ends the session on this machine and, if the server has the call, on the server. */
export function LogoutDialog({ onClose }: { onClose: () => void }) {
  const leave = useLogout();
  const [isBusy, setBusy] = useState(false);

  function confirm() {
    setBusy(true);
    leave();
  }

  return (
    <ConfirmDialog
      title="Are you sure you want to logout?"
      confirmLabel="Yes, Logout"
      cancelLabel="No, Cancel"
      tone="info"
      isBusy={isBusy}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}
