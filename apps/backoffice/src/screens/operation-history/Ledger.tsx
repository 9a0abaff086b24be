import { useFoundOperations, useMay, useSummary } from '@motorpark/api';
import { MY_SHIFT, type Operation, type OperationType, isOperationType } from '@motorpark/domain';
import {
  type Column,
  ExpenseIcon,
  FilterButtons,
  type FilterOption,
  SearchBox,
  TicketIcon,
  Toolbar,
  WaybillIcon,
} from '@motorpark/ui';
import { useSearchParams } from 'react-router-dom';
import { href } from '../../paths';
import { FoundTable } from '../../shared/list/FoundTable';
import { fetched } from '../../shared/fetched';
import { ListPeriod } from '../../shared/list/ListPeriod';
import { RECENT } from '../../shared/list/period';
import { type ListQueryState, useListQuery } from '../../shared/list/useListQuery';
import { FigureCards } from './FigureCards';
import { TerminalFilter } from '../../shared/list/TerminalFilter';
import { HISTORY_FIGURES } from './figures';
import { messages } from './messages';
import { searchOnlyFieldsOfOperation } from './operationColumns';
import { operationHref } from './operationHref';

/** The three type buttons above the operation history. */
const TYPE_FILTER: readonly FilterOption<OperationType>[] = [
  { value: 'WAYBILL', label: 'Waybill', icon: WaybillIcon },
  { value: 'TICKET_BOOKING', label: 'Tickets', icon: TicketIcon },
  { value: 'EXPENSE', label: 'Expenses', icon: ExpenseIcon },
];

interface LedgerProps {
  columns: Column<Operation>[];
  /** Path of an operation's details. */
  detailsPath: string;
  /** Whether it shows all terminals, with a filter by terminal. */
  hasTerminals?: boolean;
}

const CountedLines = fetched('CountedLines', () => import('../report/CountedLines'));
const EVERY_MINUTE = { refreshInterval: 60_000 };

/** The ledger: the figures of a period, and its lines with search, filters and sorting (docs/operation.md). */
export function Ledger({ columns, detailsPath, hasTerminals = false }: LedgerProps) {
  const { listQuery, query } = useLedgerQuery();
  const { from, to, terminalId, personId, method, shiftId, type } = query;
  const hasShifts = useMay()('shift.open') === true;
  const isOneShift = shiftId !== undefined && shiftId !== MY_SHIFT;
  const [link] = useSearchParams();
  const { summary, ...state } = useSummary({ from, to, terminalId, personId, method, shiftId }, EVERY_MINUTE);
  const found = useFoundOperations(query, EVERY_MINUTE);
  const { isSample } = found;

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
                  onChoose: () => listQuery.choosePeriod(undefined, { shift: MY_SHIFT }),
                }
              : undefined
          }
        >
          {hasTerminals && (
            <TerminalFilter value={terminalId} onChange={(chosen) => listQuery.narrow('terminal', chosen)} />
          )}
        </ListPeriod>
      </Toolbar>
      {(personId !== undefined || method !== undefined || isOneShift) && (
        <CountedLines
          personId={personId}
          method={method}
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

/** `person` and `method` come from a link of the reports, `shift` from a link of a shift, which is also a kind of period. */
const FILTERS = ['terminal', 'type', 'person', 'method', 'shift'] as const;

type LedgerListQuery = ListQueryState<(typeof FILTERS)[number]>;

/** The ledger's query, from the URL. Samples have no default period. */
function useLedgerQuery() {
  const isSample = useMay()('operation.see') === false;
  const listQuery: LedgerListQuery = useListQuery({ usual: isSample ? undefined : RECENT, filters: FILTERS });
  const type = listQuery.chosen('type') ?? '';
  const query = {
    ...listQuery.query,
    terminalId: listQuery.chosen('terminal'),
    personId: listQuery.chosen('person'),
    method: listQuery.chosen('method'),
    shiftId: listQuery.chosen('shift'),
    type: isOperationType(type) ? type : undefined,
  };
  return { listQuery, query };
}
