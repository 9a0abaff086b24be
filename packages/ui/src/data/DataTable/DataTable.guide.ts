import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'The facts about one ticket, trip or waybill', use: 'Data/DescriptionList' },
    { when: 'The newest lines of the ledger, to be read and not compared', use: 'Data/OperationList' },
    { when: 'Three to eight figures', use: 'Data/SummaryCard' },
  ],
  anatomy: [
    {
      part: 'Head',
      is: 'Names each column, and stays under the frame’s header while the rows scroll. Where rows can be sorted it is a button with two small arrows.',
    },
    {
      part: 'Naming cell',
      is: 'The first thing that tells a row from the others: the traveler, the route. Where rows open it is a button, where they lead to a page of their own a link.',
    },
    {
      part: 'Cells',
      is: 'Text at the left, figures at the right, ids in the monospaced face. A missing value reads N/A.',
    },
    { part: 'Row menu', is: 'What can be done with this one row, in the last column.' },
    { part: 'Strip', is: 'A notice above rows that are from before: the connection went, the rows stayed.' },
    {
      part: 'Footer',
      is: 'How many of how many: 9 of 192 tickets. While loading, what is being fetched; when the next rows could not be, why, and a button that tries again.',
    },
    {
      part: 'Cards',
      is: 'On a phone each row is a card: name and status on top, the facts under them, id and menu at the bottom.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the heads that sort, to the rows, which are one stop, and past them.' },
    {
      keys: 'Arrow up, Arrow down, Home, End, Page Up, Page Down',
      does: 'Walk the rows. Arrow up on the first row goes back to the search box.',
    },
    {
      keys: 'Enter, Space',
      does: 'Opens the row; on the menu’s button: the menu; on a head: sorts upwards, downwards, and as the rows came.',
    },
    { keys: 'Menu key, Shift F10', does: 'Opens the row’s menu.' },
    {
      keys: 'Arrow right, Arrow left',
      does: 'Go to the menu’s button and back; before that they scroll a table that is wider than its box.',
    },
    { keys: 'Escape', does: 'Closes the menu; the focus is on its button again.' },
  ],
  dos: [
    'Put the columns in the order in which a clerk asks for them at the counter, and the status last.',
    'Set figures to the end and widths only where text would jump while filtering.',
    'Give the empty state its way out: Create Ticket, or clear the search.',
    'Keep old rows in view when refreshing fails, and say how old they are.',
  ],
  donts: [
    'Don’t put two buttons into a row: the second one belongs into its menu.',
    'Don’t page: rows come as the reader nears the last one (`onNearEnd`), and only those in view are drawn.',
    'Don’t hide a column on a phone only because it is long; cards wrap.',
    'Don’t wrap it in a `Card`; it brings its own ground.',
  ],
};
