import {
  SETTLEMENT_LINE_LIST,
  SETTLEMENT_LIST,
  useFoundSettlementLines,
  useFoundSettlements,
} from '@motorpark/api';
import {
  SETTLEMENTS_SHOWN,
  SETTLEMENT_LINES_SHOWN,
  type Settlement,
  type SettlementLine,
} from '@motorpark/domain';
import { NONE, Page, TextLink } from '@motorpark/ui';
import { href, paths, recordPath } from '../../paths';
import { FoundList } from '../../shared/list/FoundList';
import { listColumns } from '../../shared/list/listColumns';
import { ListPeriod } from '../../shared/list/ListPeriod';
import { useListQuery } from '../../shared/list/useListQuery';
import { ScreenLink } from '../../shared/ScreenLink';

const { shifts, settlements, settlementLines, operation } = paths.superAdmin;
const { texts } = SETTLEMENTS_SHOWN;
const { differing, ...lines } = SETTLEMENT_LINES_SHOWN;

const settlementColumns = listColumns<Settlement, typeof SETTLEMENT_LIST>(SETTLEMENT_LIST, {});

/** What the payment provider paid out to the bank, compared with what came (docs/transfers.md#settlement). */
export function SettlementsScreen() {
  const listQuery = useListQuery();
  return (
    <Page
      title={texts.title}
      lead={texts.lead}
      back={{ href: href(shifts), label: 'Shifts' }}
      actions={<ScreenLink path={settlementLines}>{differing}</ScreenLink>}
    >
      <FoundList
        {...SETTLEMENTS_SHOWN}
        listQuery={listQuery}
        found={useFoundSettlements(listQuery.query)}
        filters={<ListPeriod listQuery={listQuery} />}
        columns={settlementColumns}
        hrefOf={({ id }) => href(`${settlementLines}?settlement=${id}`)}
      />
    </Page>
  );
}

const lineColumns = listColumns<SettlementLine, typeof SETTLEMENT_LINE_LIST>(SETTLEMENT_LINE_LIST, {
  number: ({ number, operationId: id }) =>
    id ? <TextLink href={href(recordPath(operation, id))}>{number}</TextLink> : NONE,
});

/** The payments of a settlement, which the link names; without one, what differs in any. */
export function SettlementLinesScreen() {
  const listQuery = useListQuery({ filters: ['settlement'] });
  const settlementId = listQuery.chosen('settlement');
  const found = useFoundSettlementLines({ ...listQuery.query, settlementId });
  const title = settlementId ? lines.texts.title : differing;
  return (
    <Page title={title} back={{ href: href(settlements), label: texts.title }}>
      <FoundList {...lines} listQuery={listQuery} found={found} columns={lineColumns} />
    </Page>
  );
}
