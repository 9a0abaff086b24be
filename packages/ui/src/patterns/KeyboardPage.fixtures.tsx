import { useState } from 'react';
import { ShortcutHelp, type ShortcutGroup } from '../overlay';
import { ListPage } from './ListPage.fixtures';

/** The shortcuts of the office, as `?` shows them. */
const KEYS: ShortcutGroup[] = [
  {
    title: 'Everywhere',
    shortcuts: [
      { keys: ['?'], effect: 'Shows these keys' },
      { keys: ['Ctrl', 'K'], effect: 'Searches everything' },
      { keys: ['Alt', 'N'], effect: 'Books a ticket' },
      { keys: ['Scanner'], effect: 'Opens the ticket or waybill that it reads' },
      { keys: ['Alt', 'T'], effect: 'Goes to the notifications' },
      { keys: ['Esc'], effect: 'Closes what is open' },
    ],
  },
  {
    title: 'Lists',
    shortcuts: [
      { keys: ['/'], effect: 'Goes to the search box' },
      { keys: ['Enter'], effect: 'Opens the row' },
    ],
  },
  {
    title: 'Booking a ticket',
    shortcuts: [
      { keys: ['Enter'], effect: 'Goes on, and at the end submits' },
      { keys: ['Arrow keys'], effect: 'Walk the seats' },
      { keys: ['Space'], effect: 'Takes a seat or gives it back' },
    ],
  },
];

export interface KeyboardPageProps {
  /** Called with the row that is to be edited. */
  onEdit: () => void;
  /** Called with the row that is to be deleted. */
  onDelete: () => void;
}

/** A list with the dialog of shortcuts, as every screen has them. */
export function KeyboardPage({ onEdit, onDelete }: KeyboardPageProps) {
  const [isHelpOpen, setHelpOpen] = useState(false);
  return (
    <>
      <ListPage onEdit={onEdit} onDelete={onDelete} onRetry={onEdit} />
      <ShortcutHelp groups={KEYS} isOpen={isHelpOpen} onOpenChange={setHelpOpen} />
    </>
  );
}
