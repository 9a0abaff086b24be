import { WAYBILL_LIST, useFoundWaybills, useMay, useSession, now } from '@motorpark/api';
import {
  type Direction,
  type Waybill,
  type WaybillStatus,
  ageText,
  mayAct,
  waybillMoment,
} from '@motorpark/domain';
import {
  type Column,
  AddIcon,
  ButtonLink,
  EditIcon,
  NONE,
  Page,
  PrintIcon,
  type SearchOnlyField,
  lazyPart,
  serialNumber,
} from '@motorpark/ui';
import { useNavigate } from 'react-router-dom';
import { href, paths, recordPath, waybillOverviewPath, waybillsPath } from '../../paths';
import { DirectionPage } from '../../shared/direction/DirectionPage';
import { lazyScreen } from '../../shared/lazyScreen';
import { FoundList } from '../../shared/list/FoundList';
import { listColumns } from '../../shared/list/listColumns';
import { useListQuery } from '../../shared/list/useListQuery';
import { ScreenTabs, WAYBILL_TABS } from '../../shared/ScreenTabs';
import { useSoldActions } from '../../shared/sold/useSoldActions';
import { useArea } from '../../shared/useArea';
import { soldStatus } from '../../shared/sold/soldStatus';
import { messages } from './messages';
import { WAYBILL, useWaybillSteps } from './waybillKind';

/** The waybills that leave this terminal, or that arrive at it (docs/waybill.md). */
export const WaybillListScreen = () => (
  <DirectionPage titles={messages.directions} pathOf={waybillsPath}>
    {(direction) => <WaybillList direction={direction} />}
  </DirectionPage>
);

/** The waybills of all terminals, for the head office. */
export const OfficeWaybillListScreen = () => (
  <Page title={messages.list}>
    <ScreenTabs tabs={WAYBILL_TABS} />
    <WaybillList direction={undefined} />
  </Page>
);

const MissingParcels = lazyScreen('MissingParcels', () => import('./MissingParcels'));
const OfficeFilters = lazyScreen('OfficeFilters', () => import('../../shared/list/OfficeFilters'));
const FILTERS = ['arrival', 'terminal'] as const;
/** Their order on the page is not that of the workflow. */
const STATUSES: readonly WaybillStatus[] = ['Pending', 'Delivered', 'On-Transit', 'Picked Up'];
const TEXTS = { ...messages, title: messages.list };

/** The list of waybills with cards by status, search and the actions of each row (docs/waybill.md); without a direction that of the head office. */
function WaybillList({ direction }: { direction: Direction | undefined }) {
  const listQuery = useListQuery({ filters: FILTERS });
  const terminalId = listQuery.chosen('terminal');
  const arrival = listQuery.chosen('arrival') === 'missing' ? 'missing' : undefined;
  const found = useFoundWaybills({ ...listQuery.query, direction, arrival, terminalId });
  const columns = waybillListColumns(direction, listQuery.query.status, found.rows);
  const { open, rowMenu, dialogs } = useWaybillActions(direction);

  return (
    <>
      <MissingParcels
        direction={direction}
        terminalId={terminalId}
        isNarrowed={arrival !== undefined}
        onNarrow={(to) => listQuery.narrow('arrival', to)}
      />
      <FoundList
        texts={TEXTS}
        found={found}
        listQuery={listQuery}
        cards={STATUSES}
        hasVoid
        primary={
          direction && (
            <ButtonLink variant="primary" icon={AddIcon} keyHint="Alt+W" href={href(paths.admin.editWaybill)}>
              {messages.create}
            </ButtonLink>
          )
        }
        filters={!direction && <OfficeFilters listQuery={listQuery} />}
        one="waybill"
        many="waybills"
        columns={columns}
        searchOnlyFields={searchOnlyFieldsOfWaybill}
        rowMenu={rowMenu}
        onOpen={open}
      />
      {dialogs}
    </>
  );
}

const WaybillSummaryDialog = lazyPart('WaybillSummaryDialog', () => import('./dialogs/WaybillSummaryDialog'));
const deletion = () => import('./dialogs/DeleteWaybillDialog');
const DeleteWaybillDialog = lazyPart('DeleteWaybillDialog', deletion);
const RemoveWaybillDialog = lazyPart('RemoveWaybillDialog', deletion);

function useWaybillActions(direction: Direction | undefined) {
  const navigate = useNavigate();
  const canEdit = useMay()('waybill.edit');
  const role = useSession()?.role ?? 'admin';
  const area = useArea();
  const isOwn = direction === 'outgoing';
  return useSoldActions(WAYBILL, {
    steps: useWaybillSteps(),
    Summary: WaybillSummaryDialog,
    Delete: DeleteWaybillDialog,
    Remove: RemoveWaybillDialog,
    moreFor(waybill) {
      const open = (path: string) => () => void navigate(path, { state: { waybill } });
      const isOpen = mayAct('waybill.edit', { role, isOwn, moment: waybillMoment(waybill, now()) });
      const edit = recordPath(paths.admin.editWaybill, waybill.id);
      return [
        {
          label: messages.openAndPrint,
          icon: PrintIcon,
          onSelect: open(waybillOverviewPath(waybill.id, area)),
        },
        ...(direction && canEdit && isOpen
          ? [{ label: messages.edit, icon: EditIcon, onSelect: open(edit) }]
          : []),
      ];
    },
  });
}

const SENDER_TO_RECEIVER = ['number', 'senderName', 'senderPhone', 'receiverName', 'receiverPhone'] as const;

type End = 'originTerminal' | 'destinationTerminal';

const columnsOf = (ends: readonly End[], since: 'bookDate' | 'waits'): Column<Waybill>[] => [
  serialNumber(),
  ...listColumns<Waybill, typeof WAYBILL_LIST>(
    WAYBILL_LIST,
    {
      waits: ({ waitsSince }) => (waitsSince ? ageText(waitsSince, now()) : NONE),
      status: soldStatus,
    },
    [...SENDER_TO_RECEIVER, ...ends, since, 'amount', 'status'],
  ),
];

/** Values that the search covers but the row may not show. */
const searchOnlyFieldsOfWaybill = ({ originTerminal, destinationTerminal }: Waybill): SearchOnlyField[] => [
  { label: 'From', text: originTerminal },
  { label: 'To', text: destinationTerminal },
];

const OUTGOING = columnsOf(['destinationTerminal'], 'bookDate');
const INCOMING = columnsOf(['originTerminal'], 'bookDate');
const WAITING = columnsOf(['originTerminal'], 'waits');
const ALL = columnsOf(['originTerminal', 'destinationTerminal'], 'bookDate');
const ALL_WAITING = columnsOf(['originTerminal', 'destinationTerminal'], 'waits');

/**
 * Columns of a list of waybills; without a direction those of all terminals. Where incoming ones are narrowed to Delivered they say how long each parcel waits, in the place of its book date
 * (docs/waybill.md#waiting), unless the server doesn't know it.
 */
function waybillListColumns(
  direction: Direction | undefined,
  status: string | undefined,
  rows: readonly Waybill[],
): Column<Waybill>[] {
  if (direction === 'outgoing') return OUTGOING;
  const knowsWait = rows.length === 0 || rows.some(({ waitsSince }) => waitsSince);
  const waits = status === 'Delivered' && knowsWait;
  if (direction === undefined) return waits ? ALL_WAITING : ALL;
  return waits ? WAITING : INCOMING;
}
