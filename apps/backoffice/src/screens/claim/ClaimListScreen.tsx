import { CLAIM_LIST, useFoundClaims } from '@motorpark/api';
import { CLAIM_STATUSES, type ClaimRow } from '@motorpark/domain';
import { Page } from '@motorpark/ui';
import { href, paths, recordPath } from '../../paths';
import { FoundList } from '../../shared/list/FoundList';
import { ListPeriod } from '../../shared/list/ListPeriod';
import { listColumns } from '../../shared/list/listColumns';
import { useListQuery } from '../../shared/list/useListQuery';
import { ScreenTabs, WAYBILL_TABS } from '../../shared/ScreenTabs';
import { messages } from './messages';

const columns = listColumns<ClaimRow, typeof CLAIM_LIST>(CLAIM_LIST, {});

/** The claims of all terminals, for the head office. */
export function ClaimListScreen() {
  const listQuery = useListQuery();
  const found = useFoundClaims(listQuery.query);
  return (
    <Page title={messages.title}>
      <ScreenTabs tabs={WAYBILL_TABS} />
      <FoundList
        listQuery={listQuery}
        found={found}
        texts={messages}
        counted={CLAIM_STATUSES}
        filters={<ListPeriod listQuery={listQuery} />}
        one="claim"
        many="claims"
        columns={columns}
        hrefOf={({ id }) => href(recordPath(paths.superAdmin.claim, id))}
      />
    </Page>
  );
}
