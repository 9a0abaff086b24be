import { useSummary, useFoundOperations, useMay } from '@motorpark/api';
import {
  EARNER_KINDS,
  MY_SHIFT,
  type Operation,
  type OperationType,
  isOperationType,
} from '@motorpark/domain';
import {
  ExpenseIcon,
  Page,
  TicketIcon,
  Toolbar,
  WaybillIcon,
  type Column,
  FilterButtons,
  type FilterOption,
  SearchBox,
  RECENT,
} from '@motorpark/ui';
import { useSearchParams } from 'react-router-dom';
import { paths, href } from '../../paths';
import { useListQuery, type ListQueryState } from '../../shared/list/useListQuery';
import { messages } from './messages';
import { officeOperationColumns, operationColumns, searchOnlyFieldsOfOperation } from './operationColumns';
import { FigureCards } from './FigureCards';
import { HISTORY_FIGURES } from './figures';
import { TerminalFilter } from '../../shared/list/TerminalFilter';
import { FoundTable } from '../../shared/list/FoundTable';
import { lazyScreen } from '../../shared/lazyScreen';
import { ListPeriod } from '../../shared/list/ListPeriod';
import { operationHref } from './operationHref';

/** The ledger of all terminals or of one. */
export const OfficeHistoryScreen = () => (
  <Page title={messages.history}>
    <Ledger columns={officeOperationColumns} detailsPath={paths.superAdmin.operation} hasTerminals />
  </Page>
);

export const StaffHistoryScreen = () => (
  <Page title={messages.history}>
    <Ledger columns={operationColumns} detailsPath={paths.admin.operation} />
  </Page>
);

/** The three type buttons above the operation history. */
const TYPE_FILTER: readonly FilterOption<OperationType>[] = [
  { value: 'WAYBILL', label: 'Waybill', icon: WaybillIcon },
  { value: 'TICKET_BOOKING', label: 'Tickets', icon: TicketIcon },
  { value: 'EXPENSE', label: 'Expenses', icon: ExpenseIcon },
];

interface LedgerProps {
  columns: Column<Operation>[];
  detailsPath: string;
  /** Whether it shows all terminals, with a filter by terminal. */
  hasTerminals?: boolean;
  /** Whether it has only sample lines, of no period. */
  isSample?: boolean;
}

const CountedLines = lazyScreen('CountedLines', () => import('../report/CountedBy'));
const EVERY_MINUTE = { refreshInterval: 60_000 };

/** The ledger: the figures of a period, and its lines with search, filters and sorting (docs/operation.md). */
export function Ledger({ columns, detailsPath, hasTerminals = false, isSample = false }: LedgerProps) {
  const { listQuery, query } = useLedgerQuery(isSample ? undefined : RECENT);
  const { terminalId, personId, method, shiftId, earners, type } = query;
  const hasShifts = useMay()('shift.open');
  const isCounted = LINKED.some((filter) => listQuery.chosen(filter) !== undefined);
  const isOneShift = shiftId !== undefined && shiftId !== MY_SHIFT;
  const [link] = useSearchParams();
  const { summary, ...state } = useSummary(query, EVERY_MINUTE);
  const found = useFoundOperations(query, EVERY_MINUTE);

  return (
    <>
      <Toolbar
        actions={
          <FilterButtons
            label={messages.type}
            options={TYPE_FILTER}
            value={type}
            onChange={(chosen) => listQuery.narrow('type', chosen)}
          />
        }
      >
        <SearchBox
          label={messages.search}
          hint={messages.searchHint}
          value={listQuery.text}
          onChange={listQuery.type}
        />
        <ListPeriod
          listQuery={{
            period: listQuery.period,
            choosePeriod: (chosen) => listQuery.choosePeriod(chosen, { shift: undefined }),
          }}
          span={
            hasShifts
              ? {
                  label: messages.myShift,
                  isChosen: shiftId === MY_SHIFT,
                  onSelect: () => listQuery.choosePeriod(undefined, { shift: MY_SHIFT }),
                }
              : undefined
          }
        >
          {hasTerminals && (
            <TerminalFilter value={terminalId} onChange={(chosen) => listQuery.narrow('terminal', chosen)} />
          )}
        </ListPeriod>
      </Toolbar>
      {(isCounted || isOneShift) && (
        <CountedLines
          personId={personId}
          method={method}
          earners={earners}
          isOneShift={isOneShift}
          onShowAll={listQuery.clear}
        />
      )}
      {!isSample && (
        <FigureCards label={messages.figures} figures={HISTORY_FIGURES} summary={summary} {...state} />
      )}
      <FoundTable
        label={messages.history}
        found={found}
        listQuery={listQuery}
        many={isSample ? 'sample operations' : 'operations'}
        columns={columns}
        searchOnlyFields={searchOnlyFieldsOfOperation}
        loadingText={messages.loadingAll}
        empty={messages.empty}
        hrefOf={({ id }) => href(operationHref(detailsPath, id, link))}
      />
    </>
  );
}

/** These come from a link of the reports. */
const LINKED = ['person', 'method', ...EARNER_KINDS] as const;
/** `shift` comes from a link of a shift, which is also a kind of period. */
const FILTERS = ['terminal', 'type', 'shift', ...LINKED] as const;

type LedgerListQuery = ListQueryState<(typeof FILTERS)[number]>;

/** The ledger's query, from the URL. */
function useLedgerQuery(usual: typeof RECENT | undefined) {
  const listQuery: LedgerListQuery = useListQuery({ usual, filters: FILTERS });
  const type = listQuery.chosen('type') ?? '';
  const query = {
    ...listQuery.query,
    terminalId: listQuery.chosen('terminal'),
    personId: listQuery.chosen('person'),
    method: listQuery.chosen('method'),
    shiftId: listQuery.chosen('shift'),
    earners: {
      route: listQuery.chosen('route'),
      vehicle: listQuery.chosen('vehicle'),
      trip: listQuery.chosen('trip'),
    },
    type: isOperationType(type) ? type : undefined,
  };
  return { listQuery, query };
}
