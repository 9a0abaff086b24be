import type { ShortcutGroup } from '@motorpark/ui';

/** All keys of the product, as `?` shows them. */
export const SHORTCUTS: ShortcutGroup[] = [
  {
    title: 'Everywhere',
    shortcuts: [
      { keys: ['?'], effect: 'Shows these keys' },
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
