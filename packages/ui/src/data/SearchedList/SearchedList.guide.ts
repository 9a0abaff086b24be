import type { ComponentGuide } from '../../stories/guide';

export const guide: ComponentGuide = {
  instead: [
    { when: 'It is part of a page', use: 'Components/Data/SearchedTable' },
    { when: 'All rows are there', use: 'Components/Data/DataTable' },
  ],
  anatomy: [
    { part: 'Counts', is: 'By status, as cards or in one line; a press filters the list.' },
    { part: 'Toolbar', is: 'Search, filters, and at its end the main action.' },
    { part: 'Table', is: 'A `SearchedTable`.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Moves from the counts to the search, the filters and the rows.' }],
  usage: `
import type { Ticket } from '@motorpark/domain';
import { type FoundRows, type ListControls, SearchedList } from '@motorpark/ui';

export function Example({ found, listQuery }: { found: FoundRows<Ticket>; listQuery: ListControls }) {
  return (
    <SearchedList
      label="Tickets"
      cards={{ label: 'Tickets by status', statuses: ['Scheduled', 'Completed'] }}
      search={{ label: 'Search Tickets' }}
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
  dos: ['Keep the query in the address, so that back and a sent link show the same list.'],
  donts: ['Don’t show counts of what the user may not see.'],
};
