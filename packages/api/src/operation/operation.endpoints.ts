import { EARNER_KINDS } from '@motorpark/domain';
import type { Operation, OperationFilter, Summary, DayFigures, StatusCounts } from '@motorpark/domain';
import { type OperationQuery, operationExtensions } from '@motorpark/contract';
import { request } from '../backend/connection';
import { readFound, searchOf, type ListQuery } from '../port/found';
import type { RowSource } from '../rows/rowsOfCall';
import { readOperation } from './readOperation';
import {
  count,
  dayOf,
  each,
  koboOf,
  mustRead,
  or,
  part,
  recordIn,
  recordOf,
  required,
  shape,
} from '../reading';

/** Filters operations by terminal, person, payment method, shift and type, besides the filters of any list. */
export interface LedgerQuery extends ListQuery, OperationFilter {}

export const searchOperations: RowSource<Operation, LedgerQuery>['search'] = async (query, page) => {
  const { status: _status, direction: _direction, ...search } = searchOf(query, page);
  const payload = { ...search, ...narrowedLedger(query) };
  return readFound(await request(operationExtensions.getOperations, { payload }), readOperation);
};

/** Returns the ledger's own filters in the contract's terms. */
export const narrowedLedger = ({ type, ...filter }: LedgerQuery) => ({
  ...ledgerOf(filter),
  ...(type !== undefined && { type }),
});

export const loadSummary = async ({ from, to, type, text, ...filter }: OperationFilter): Promise<Summary> =>
  readSummary(
    await request(operationExtensions.getSummary, {
      payload: {
        ...(from !== undefined && { from }),
        ...(to !== undefined && { to }),
        ...(type !== undefined && { type }),
        ...(text !== undefined && text !== '' && { q: text }),
        ...ledgerOf(filter),
      },
    }),
  );

const ledgerOf = ({
  terminalId,
  personId,
  method,
  shiftId,
  earners = {},
}: Omit<OperationFilter, 'type' | 'from' | 'to'>): OperationQuery => ({
  ...Object.fromEntries(
    EARNER_KINDS.flatMap((kind) => (earners[kind] === undefined ? [] : [[`${kind}_id`, earners[kind]]])),
  ),
  ...(terminalId !== undefined && { terminal_id: terminalId }),
  ...(personId !== undefined && { person_id: personId }),
  ...(method !== undefined && { method }),
  ...(shiftId !== undefined && { shift_id: shiftId }),
});

const money = or(koboOf, 0);

const readDay = shape<DayFigures>({
  day: required(dayOf),
  ticketIncome: money,
  waybillIncome: money,
  expenses: money,
});

/** A count that may be negative: more can be reversed in a period than was made in it. */
const signedCount = (value: unknown): number =>
  typeof value === 'number' && Number.isSafeInteger(value) ? value : 0;

const statusCounts = (value: unknown): StatusCounts =>
  Object.fromEntries(Object.entries(recordOf(value)).map(([status, number]) => [status, count(number)]));

const readFigures = shape<Summary>({
  income: required(koboOf),
  ticketIncome: money,
  waybillIncome: money,
  expenses: money,
  balance: money,
  uncounted: count,
  counts: part(
    shape<Summary['counts']>({ tickets: signedCount, waybills: signedCount, expenses: signedCount }),
  ),
  days: each(readDay),
  ticketStatus: statusCounts,
  waybillStatus: part(shape<Summary['waybillStatus']>({ outgoing: statusCounts, incoming: statusCounts })),
  shipments: part(shape<Summary['shipments']>({ toReview: count, deliveredThisWeek: count })),
  office: part(shape<Summary['office']>({ vehicles: count, admins: count, terminals: count, routes: count })),
});

/** Reads the server's figures. Throws if the income is missing: zero would be wrong. */
const readSummary = (body: unknown): Summary => mustRead(readFigures(recordIn(body)));
