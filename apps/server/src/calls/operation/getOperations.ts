import { type Found, type WireOperation, sortNames } from '@motorpark/contract';
import { OPERATION_TYPES, mayAnywhere, operationLabel } from '@motorpark/domain';
import { count, money, sheetOf } from '../../csv';
import { type Sql, sql } from '../../db';
import type { PersonContext } from '../../request/call';
import type { LongAnswer } from '../../request/longAnswer';
import { type SortKeys, PEOPLE, type SearchedList, exportCsv, findPage, pageIn } from '../../store/search';
import {
  type OperationFilter,
  operationFilterIn,
  conditionOf,
  typeIn,
} from '../../store/operation/operationFilter';
import { onWire, operationRows } from '../../store/operation/operationRows';
import { type Viewer, isUncounted } from '../../store/operation/uncounted';

export const SORTS: SortKeys<'operations'> = {
  timestamp: { column: sql`operation.at`, type: 'timestamptz' },
  amount: { column: sql`operation.amount_kobo`, type: 'bigint' },
};

/** The accountant's file, of those who see the ledger of all terminals; the staff of a terminal get some of its columns. */
const sheetWith = (keys?: Parameters<typeof sheetOf<'operations', WireOperation>>[2]) =>
  sheetOf<'operations', WireOperation>(
    'operations',
    {
      type: ({ type, is_luggage: isLuggage, is_reversal: isReversal }) =>
        `${operationLabel({ type, isLuggage: isLuggage ?? false })}${isReversal ? ', reversal' : ''}`,
      place: ({ route, location }) => (route ? `${route.origin} to ${route.destination}` : location),
      customer: ({ entry }) => entry?.customer,
      paidBy: ({ entry }) => entry?.method,
      shift: ({ entry }) => entry?.counter,
      account: ({ entry }) => entry?.account,
      amount: ({ amount }) => (amount === null ? 'Not counted yet' : money(amount)),
      number: ({ entry }) => entry?.number,
      reference: ({ entry }) => entry?.reference,
      reportNumber: ({ entry }) => (entry && entry.report_number !== null ? count(entry.report_number) : ''),
      counterAccount: ({ entry }) => entry?.counter_account,
      reverses: ({ entry }) => entry?.reverses,
    },
    keys,
  );

const LEDGER_SHEET = sheetWith();

const STAFF_SHEET = sheetWith(['description', 'type', 'place', 'terminal', 'by', 'at', 'amount']);

/** Returns a page of the ledger as far as the person may see it, newest first by default. */
export async function getOperations(context: PersonContext): Promise<Found<WireOperation> | LongAnswer> {
  const { db, person, input, now } = context;
  const { type } = typeIn(input);
  const choices = { statuses: OPERATION_TYPES, sorts: sortNames('operations') };
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
  { terminals, personId, method, drawers, earned }: Omit<OperationFilter, 'type' | 'from' | 'to'>,
  viewer: Viewer,
): SearchedList<WireOperation> => ({
  from: sql`from operation`,
  id: sql`operation.id`,
  condition: conditionOf({
    ...(personId !== undefined && { personId }),
    ...(method !== undefined && { method }),
    ...(drawers && { drawers }),
    ...(earned && { earned }),
  }),
  within: [conditionOf(terminals ? { terminals } : {})],
  search: sql`operation.search`,
  names: [PEOPLE(sql`operation.person_id`)],
  status: { column: sql`operation.type`, words: OPERATION_TYPES },
  at: SORTS.timestamp.column,
  order: () => [{ key: SORTS.timestamp, isUpwards: false }],
  sorts: SORTS,
  sheet: mayAnywhere('operation.see', viewer.role) ? LEDGER_SHEET : STAFF_SHEET,
  async rows(db: Sql, ids: string[]) {
    const rows = await operationRows(db, sql`select * from operation where id = any(${ids}::uuid[])`, viewer);
    return rows.map(onWire);
  },
});
