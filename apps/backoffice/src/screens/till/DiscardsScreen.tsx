import { DISCARD_LIST, useFoundDiscardedSales } from '@motorpark/api';
import { DISCARDED_KINDS, type DiscardedSale } from '@motorpark/domain';
import { Page } from '@motorpark/ui';
import { href, paths } from '../../paths';
import { FoundList } from '../../shared/list/FoundList';
import { listColumns } from '../../shared/list/listColumns';
import { ListPeriod } from '../../shared/list/ListPeriod';
import { useListQuery } from '../../shared/list/useListQuery';
import { messages } from './messages';

const discardColumns = listColumns<DiscardedSale, typeof DISCARD_LIST>(DISCARD_LIST, {});

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
