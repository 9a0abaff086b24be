import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'The facts about one ticket, trip or waybill', use: 'Data/DescriptionList' },
    { when: 'Lines of the ledger that are read, not compared', use: 'Data/OperationList' },
    { when: 'Three to eight figures', use: 'Data/SummaryCard' },
  ],
  anatomy: [
    { part: 'Head', is: 'Names each column. It stays under the frame’s header while the rows scroll.' },
    {
      part: 'Naming cell',
      is: 'The first thing that tells a row from the others: the traveler, the route. Where rows open it is a button.',
    },
    {
      part: 'Cells',
      is: 'Text at the left, figures at the right, ids in the monospaced face. A missing value reads N/A.',
    },
    { part: 'Row menu', is: 'What can be done with this one row, in the last column.' },
    { part: 'Strip', is: 'A notice above rows that are from before: the connection went, the rows stayed.' },
    { part: 'Footer', is: 'How many of how many: 9 of 192 tickets. While loading, what is being fetched.' },
    {
      part: 'Cards',
      is: 'On a phone each row is a card: name and status on top, the facts under them, id and menu at the bottom.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to a row’s naming cell, to any cut text in it, and to its menu, row by row.' },
    {
      keys: 'Enter, Space',
      does: 'On the naming cell: opens the row. On the menu’s button: opens the menu.',
    },
    { keys: 'Arrow down', does: 'On the menu’s button: opens the menu at its first item.' },
    { keys: 'Escape', does: 'Closes the menu; the focus is on its button again.' },
    {
      keys: 'Arrow left, Arrow right',
      does: 'Scroll a table that is wider than its box, which is then a tab stop itself.',
    },
  ],
  dos: [
    'Put the columns in the order in which a clerk asks for them at the counter, and the status last.',
    'Set figures to the end and widths only where text would jump while filtering.',
    'Give the empty state its way out: Create Ticket, or clear the search.',
    'Keep old rows in view when refreshing fails, and say how old they are.',
  ],
  donts: [
    'Don’t put two buttons into a row: the second one belongs into its menu.',
    'Don’t page: rows come as the reader nears the last one, and the search goes through all of them.',
    'Don’t hide a column on a phone only because it is long; cards wrap.',
    'Don’t wrap it in a `Card`; it brings its own ground.',
  ],
};
