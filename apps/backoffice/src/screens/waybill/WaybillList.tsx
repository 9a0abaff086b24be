import { useFoundWaybills } from '@motorpark/api';
import { type Direction, WAYBILL_STATUSES } from '@motorpark/domain';
import { AddIcon, ButtonLink, SearchBox, Toolbar } from '@motorpark/ui';
import { href, paths } from '../../paths';
import { FoundTable } from '../../shared/list/FoundTable';
import { StatusCounts } from '../../shared/list/StatusCounts';
import { useListQuery } from '../../shared/list/useListQuery';
import { messages } from './messages';
import { useWaybillActions } from './hooks/useWaybillActions';
import { WAYBILL_COLUMNS } from './waybillColumns';

/** Waybills counted by status, searched and filtered, each with what can be done with it (docs/waybill.md). */
export function WaybillList({ direction }: { direction: Direction }) {
  const asked = useListQuery();
  const found = useFoundWaybills({ ...asked.query, direction });
  const { open, rowMenu, dialogs } = useWaybillActions(direction);

  return (
    <>
      <StatusCounts
        label={messages.byStatus}
        statuses={WAYBILL_STATUSES}
        counts={found.counts}
        asked={asked}
      />
      <Toolbar
        primary={
          <ButtonLink variant="primary" icon={AddIcon} href={href(paths.admin.editWaybill)}>
            {messages.create}
          </ButtonLink>
        }
      >
        <SearchBox label={messages.search} value={asked.text} onChange={asked.type} />
      </Toolbar>
      <FoundTable
        label={messages.list}
        found={found}
        asked={asked}
        one="waybill"
        many="waybills"
        columns={WAYBILL_COLUMNS[direction]}
        loadingText={messages.loading}
        empty={messages.empty}
        rowMenu={rowMenu}
        onOpen={open}
      />
      {dialogs}
    </>
  );
}
