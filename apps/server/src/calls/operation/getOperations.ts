import { LIST_SORTS, type OperationPage, type WireOperation } from '@motorpark/contract';
import { OPERATION_LABELS, OPERATION_TYPES } from '@motorpark/domain';
import { instant, money, sheetOf } from '../../csv';
import { type Sql, sql } from '../../db';
import type { PersonContext } from '../../request/call';
import type { LongAnswer } from '../../request/longAnswer';
import { type Key, PEOPLE, type SearchedList, exportCsv, findPage, pageIn } from '../../store/search';
import {
  type OperationFilter,
  operationFilterIn,
  conditionOf,
  typeIn,
} from '../../store/operation/operationFilter';
import { onWire, operationRows } from '../../store/operation/operationRows';
import { type Viewer, isUncounted } from '../../store/operation/uncounted';

export const SORTS: Readonly<Record<(typeof LIST_SORTS.operations)[number], Key>> = {
  timestamp: { column: sql`operation.at`, type: 'timestamptz' },
  amount: { column: sql`operation.amount_kobo`, type: 'bigint' },
};

const SHEET = sheetOf<'operations', WireOperation>('operations', {
  Operation: ({ description }) => description,
  Type: (line) => `${OPERATION_LABELS[line.type]}${line.is_reversal ? ', reversal' : ''}`,
  Place: ({ route, location }) => (route ? `${route.origin} to ${route.destination}` : location),
  Terminal: ({ terminal }) => terminal,
  'Recorded by': ({ by }) => by,
  'Date and time': ({ timestamp }) => instant(timestamp),
  Amount: ({ amount }) => (amount === null ? 'Not counted yet' : money(amount)),
});

/** Returns a page of the ledger as far as the person may see it, newest first by default. */
export async function getOperations(context: PersonContext): Promise<OperationPage | LongAnswer> {
  const { db, person, input, now } = context;
  const { type } = typeIn(input);
  const choices = { statuses: OPERATION_TYPES, sorts: LIST_SORTS.operations };
  const search = pageIn({ ...input, status: type, direction: undefined }, choices);
  const filter = await operationFilterIn(db, person, input);
  const ledger = ledgerOf(filter, person);
  // Both would tell amounts: the searched text contains them.
  const telling = search.q !== '' || search.sort.endsWith('amount');
  const list = telling
    ? { ...ledger, condition: sql`${ledger.condition} and not ${isUncounted(person)}` }
    : ledger;
  if (search.isCsv) return exportCsv(context, search, list);
  const { next_cursor: cursor = null, total = 0, ...found } = await findPage(db, search, list, now);
  return { ...found, next_cursor: cursor, total };
}

/** The searchable ledger, filtered by terminal, person, payment method or shift. */
export const ledgerOf = (
  {
    terminalId,
    personId,
    method,
    drawers,
  }: Pick<OperationFilter, 'terminalId' | 'personId' | 'method' | 'drawers'>,
  viewer: Viewer,
): SearchedList<WireOperation> => ({
  from: sql`from operation`,
  id: sql`operation.id`,
  condition: conditionOf({
    ...(personId !== undefined && { personId }),
    ...(method !== undefined && { method }),
    ...(drawers && { drawers }),
  }),
  within: [conditionOf(terminalId === undefined ? {} : { terminalId })],
  search: sql`operation.search`,
  names: [PEOPLE(sql`operation.person_id`)],
  status: { column: sql`operation.type`, words: OPERATION_TYPES },
  at: SORTS.timestamp.column,
  order: () => [{ key: SORTS.timestamp, isUpwards: false }],
  sorts: SORTS,
  sheet: SHEET,
  async rows(db: Sql, ids: string[]) {
    const rows = await operationRows(db, sql`select * from operation where id = any(${ids}::uuid[])`, viewer);
    return rows.map(onWire);
  },
});
