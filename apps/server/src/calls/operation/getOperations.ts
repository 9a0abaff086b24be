import { LIST_SORTS, type OperationPage, type WireOperation } from '@motorpark/contract';
import { OPERATION_LABELS, OPERATION_TYPES, mayAnywhere } from '@motorpark/domain';
import { count, instant, money, sheetOf, sheetOfColumns } from '../../csv';
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

const CELLS = {
  Operation: ({ description }) => description,
  Type: (line) => `${OPERATION_LABELS[line.type]}${line.is_reversal ? ', reversal' : ''}`,
  Place: ({ route, location }) => (route ? `${route.origin} to ${route.destination}` : location),
  Terminal: ({ terminal }) => terminal,
  'Recorded by': ({ by }) => by,
  'Date and time': ({ timestamp }) => instant(timestamp),
  Amount: ({ amount }) => (amount === null ? 'Not counted yet' : money(amount)),
  Customer: ({ entry }) => entry?.customer,
  'Paid by': ({ entry }) => entry?.method,
  Shift: ({ entry }) => entry?.counter,
  Account: ({ entry }) => entry?.account,
  Number: ({ entry }) => entry?.number,
  Reference: ({ entry }) => entry?.reference,
  'Report no.': ({ entry }) => (entry && entry.report_number !== null ? count(entry.report_number) : ''),
  'Counter-account': ({ entry }) => entry?.counter_account,
  Line: ({ id }) => id,
  'Takes back line': ({ entry }) => entry?.reverses,
} satisfies Parameters<typeof sheetOf<'operations', WireOperation>>[1];

/** The accountant's file, of those who see the ledger of all terminals. */
const LEDGER_SHEET = sheetOf<'operations', WireOperation>('operations', CELLS);

/** The file of a terminal's staff. */
const STAFF_SHEET = sheetOfColumns<WireOperation>(
  'operations',
  (['Operation', 'Type', 'Place', 'Terminal', 'Recorded by', 'Date and time', 'Amount'] as const).map(
    (heading) => [heading, CELLS[heading]],
  ),
);

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
