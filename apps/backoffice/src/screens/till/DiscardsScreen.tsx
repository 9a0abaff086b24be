import { useFoundDiscardedSales } from '@motorpark/api';
import {
  DISCARDED_KINDS,
  type DiscardedSale,
  formatCount,
  formatDateTime,
  formatNaira,
  formatPaymentMethod,
} from '@motorpark/domain';
import { type Column, NONE, Page } from '@motorpark/ui';
import { href, paths } from '../../paths';
import { FoundList } from '../../shared/list/FoundList';
import { ListPeriod } from '../../shared/list/ListPeriod';
import { useListQuery } from '../../shared/list/useListQuery';
import { messages } from './messages';

export const discardColumns: Column<DiscardedSale>[] = [
  {
    header: 'Discarded',
    cell: ({ discardedAt }) => formatDateTime(discardedAt),
    isRowHeader: true,
    sortBy: 'at',
  },
  { header: 'Entry', cell: ({ kind }) => kind },
  { header: 'Name', cell: ({ name }) => name, truncate: true },
  { header: 'Details', cell: ({ details }) => details, truncate: true, hides: 1 },
  {
    header: 'Amount',
    cell: ({ amount }) => formatNaira(amount),
    align: 'end',
    sortBy: 'amount',
  },
  {
    header: 'Payment method',
    cell: ({ method }) => formatPaymentMethod(method),
    cardLabel: 'Payment method',
    hides: 3,
  },
  { header: 'Cashier', cell: ({ person }) => person, truncate: true },
  { header: 'Terminal', cell: ({ terminal }) => terminal, truncate: true },
  { header: 'Counter', cell: ({ counter }) => counter, truncate: true, hides: 2 },
  {
    header: 'Slips printed',
    hides: 2,
    cell: ({ slips }) => formatCount(slips),
    align: 'end',
    cardLabel: 'Slips printed',
  },
  { header: 'Reason', cell: ({ reason }) => reason, cardLabel: 'Reason', truncate: true },
  {
    header: 'Refused',
    cell: ({ refusal }) => refusal || NONE,
    cardLabel: 'Refused',
    truncate: true,
    hides: 1,
  },
];

const COUNTED = { label: messages.discards.byKind, statuses: DISCARDED_KINDS };
const SEARCH = { label: messages.discards.search, hint: messages.discards.searchHint };
const SHIFTS = { href: href(paths.superAdmin.shifts), label: messages.list.title };

/** The list of entries that were discarded at counters and never reached the ledger. */
export function DiscardsScreen() {
  const listQuery = useListQuery();
  const found = useFoundDiscardedSales(listQuery.query);
  return (
    <Page title={messages.discards.title} lead={messages.discards.lead} back={SHIFTS}>
      <FoundList
        listQuery={listQuery}
        found={found}
        label={messages.discards.title}
        counted={COUNTED}
        search={SEARCH}
        filters={<ListPeriod listQuery={listQuery} />}
        one="discarded entry"
        many="discarded entries"
        columns={discardColumns}
        loadingText={messages.discards.loading}
        empty={messages.discards.empty}
      />
    </Page>
  );
}
