import { useFoundWaybills, useMay, useSampleCount } from '@motorpark/api';
import { type Direction, VOID, type WaybillStatus } from '@motorpark/domain';
import { AddIcon, ButtonLink } from '@motorpark/ui';
import { href, paths } from '../../paths';
import { fetched } from '../../shared/fetched';
import { FoundList } from '../../shared/list/FoundList';
import { useListQuery } from '../../shared/list/useListQuery';
import { messages } from './messages';
import { useWaybillActions } from './hooks/useWaybillActions';
import { searchOnlyFieldsOfWaybill, waybillColumns } from './waybillColumns';

const MissingParcels = fetched('MissingParcels', () => import('./MissingParcels'));
const FILTERS = ['arrival'] as const;
/** Their order on the page is not that of the workflow. */
const STATUSES: readonly WaybillStatus[] = ['Pending', 'Delivered', 'On-Transit', 'Picked Up'];
const SEARCH = { label: messages.search };

/** The list of waybills with cards by status, search and the actions of each row (docs/waybill.md). */
export function WaybillList({ direction }: { direction: Direction }) {
  const canReceive = useMay('trip.receive') === true;
  const cards = {
    label: messages.byStatus,
    statuses: STATUSES,
    sample: useSampleCount(),
    others: useMay('record.listVoid') === true ? [VOID] : [],
  };
  const listQuery = useListQuery({ filters: FILTERS });
  const arrival = listQuery.chosen('arrival') === 'missing' ? 'missing' : undefined;
  const found = useFoundWaybills({ ...listQuery.query, direction, arrival });
  const columns = waybillColumns(direction, listQuery.query.status, found.rows);
  const { open, rowMenu, dialogs } = useWaybillActions(direction);

  return (
    <>
      {canReceive && (
        <MissingParcels
          direction={direction}
          isNarrowed={arrival !== undefined}
          onNarrow={(to) => listQuery.narrow('arrival', to)}
        />
      )}
      <FoundList
        label={messages.list}
        found={found}
        listQuery={listQuery}
        cards={cards}
        search={SEARCH}
        primary={
          <ButtonLink variant="primary" icon={AddIcon} href={href(paths.admin.editWaybill)}>
            {messages.create}
          </ButtonLink>
        }
        one="waybill"
        many="waybills"
        columns={columns}
        searchOnlyFields={searchOnlyFieldsOfWaybill}
        empty={messages.empty}
        rowMenu={rowMenu}
        onOpen={open}
      />
      {dialogs}
    </>
  );
}
