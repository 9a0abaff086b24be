import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'The facts about one ticket, trip or waybill', use: 'Components/Data/DescriptionList' },
    {
      when: 'The newest lines of the ledger, to be read and not compared',
      use: 'Components/Data/OperationList',
    },
    { when: 'Three to eight figures', use: 'Components/Data/SummaryCard' },
  ],
  anatomy: [
    {
      part: 'Header row',
      is: 'The column names. It stays in view below the app’s header while the rows scroll. The header of a sortable column is a button with a sort icon.',
    },
    {
      part: 'Naming cell',
      is: 'Identifies the row: the traveler, the route. It is a button if rows open, and a link if they lead to a page.',
    },
    {
      part: 'Cells',
      is: 'Text is aligned left, figures right; ids are monospaced. A missing value reads N/A. A day of this year in a text is shown without its year.',
    },
    { part: 'Row menu', is: 'The actions on the row, in the last column.' },
    { part: 'Notice', is: 'Above the rows if a refresh failed and earlier rows are still shown.' },
    {
      part: 'Footer',
      is: 'The row count: 9 of 192 tickets; while loading, the loading text. If the next rows could not be loaded, the reason and a retry button.',
    },
    {
      part: 'Cards',
      is: 'On a phone each row is a card: name, status and menu at the top, the facts below, the id at the bottom. They have no headers to sort by: if a phone must sort, give the toolbar a `SelectField` that does.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves to the sortable headers, then to the rows, which are one tab stop, then out of the table.',
    },
    {
      keys: 'Arrow up, Arrow down, Home, End, Page Up, Page Down',
      does: 'Move between rows. Arrow up on the first row moves to the search box.',
    },
    {
      keys: 'Enter, Space',
      does: 'On a row: opens it; a link reacts to Enter only. On the menu button: opens the menu. On a header: sorts ascending, descending, then not at all.',
    },
    { keys: 'Menu key, Shift F10', does: 'Opens the row’s menu.' },
    {
      keys: 'Arrow right, Arrow left',
      does: 'Move to the menu button and back. A table wider than its container scrolls first.',
    },
    { keys: 'Escape', does: 'Closes the menu; the focus returns to its button.' },
  ],
  usage: `
import { type Column, DataTable, StatusBadge } from '@motorpark/ui';

interface Ticket {
  number: string;
  traveler: string;
  amount: string;
  status: string;
}

const columns: readonly Column<Ticket>[] = [
  { header: 'Traveler Name', cell: ({ traveler }) => traveler, isRowHeader: true },
  { header: 'Ticket ID', cell: ({ number }) => number, card: 'id' },
  { header: 'Amount', cell: ({ amount }) => amount, align: 'end' },
  { header: 'Status', cell: ({ status }) => <StatusBadge status={status} />, card: 'badge' },
];

export function Example({ tickets, onDelete }: { tickets: readonly Ticket[]; onDelete: (ticket: Ticket) => void }) {
  return (
    <DataTable
      label="Tickets"
      columns={columns}
      rows={tickets}
      rowKey={({ number }) => number}
      emptyText="No Tickets Yet"
      rowMenu={(ticket) => [{ label: 'Delete', tone: 'danger', onSelect: () => onDelete(ticket) }]}
    />
  );
}
`,
  dos: [
    'Order the columns as a clerk asks for them at the counter, with the status last.',
    'Align figures right, and set a column’s width only if text would jump while filtering.',
    'Give the empty state an action: Create Ticket, or clear the search.',
    'Keep earlier rows in view if a refresh fails, and say how old they are.',
  ],
  donts: [
    'Don’t put two buttons into a row: the second one belongs in the row menu.',
    'Don’t paginate: rows load as the user nears the last one (`onNearEnd`), and only the visible ones are rendered.',
    'Don’t hide a column on a phone because its text is long: cards wrap.',
    'Don’t wrap it in a `Card`: it has its own surface.',
  ],
};
