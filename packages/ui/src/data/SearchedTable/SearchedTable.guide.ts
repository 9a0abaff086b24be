import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'All rows are there', use: 'Components/Data/DataTable' },
    { when: 'It has its own page, with search and filters', use: 'Components/Data/SearchedList' },
  ],
  anatomy: [
    { part: 'Table', is: 'The rows that are loaded; the next ones are loaded on scrolling.' },
    { part: 'Footer', is: 'How many of how many: 5 of 192 tickets.' },
    { part: 'Actions', is: 'At the end: the export, and what concerns the whole list.' },
    { part: 'Empty', is: 'Says why: nothing is there, or nothing matches, with a button that shows all.' },
  ],
  keyboard: [],
  usage: `
import type { Ticket } from '@motorpark/domain';
import { type FoundRows, type ListControls, SearchedTable } from '@motorpark/ui';

export function Example({ found, listQuery }: { found: FoundRows<Ticket>; listQuery: ListControls }) {
  return (
    <SearchedTable
      label="Tickets"
      columns={[{ header: 'Traveler Name', cell: ({ travelerName }) => travelerName }]}
      found={found}
      listQuery={listQuery}
      one="ticket"
      many="tickets"
      empty="No tickets yet"
    />
  );
}
`,
  dos: ['Leave the earlier rows there while another query is searched.'],
  donts: ['Don’t filter rows here: the server searches, sorts and counts.'],
};
