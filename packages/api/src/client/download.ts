import {
  type Call,
  type CsvList,
  type SearchQuery,
  adminCalls,
  auditExtensions,
  counterExtensions,
  driverCalls,
  disruptionExtensions,
  discardExtensions,
  dropExtensions,
  expenseExtensions,
  operationExtensions,
  routeCalls,
  paymentExtensions,
  shiftExtensions,
  terminalCalls,
  ticketCalls,
  tripCalls,
  vehicleCalls,
  waybillCalls,
} from '@motorpark/contract';
import { apiFailure } from '../failure/failure';
import { request } from './connection';
import { searchOf, type ListQuery } from './found';
import type { Sorts } from './sorting';
import { bodyOf, type Wire } from './wire';

/** A file made by the server. */
export interface Download {
  name: string;
  content: Blob;
}

/** The list to download: its sorts and its own filters. */
interface DownloadedList<Row, Query extends ListQuery> {
  list: CsvList;
  sorts: Sorts<Row>;
  narrowing?: ((query: Query) => object) | undefined;
}

const LISTS = {
  tickets: ticketCalls.getAllTickets,
  waybills: waybillCalls.getWaybills,
  trips: tripCalls.getTrips,
  expenses: expenseExtensions.getExpenses,
  operations: operationExtensions.getOperations,
  admins: adminCalls.fetchAdmins,
  terminals: terminalCalls.fetchTerminals,
  drivers: driverCalls.getDrivers,
  vehicles: vehicleCalls.getVehicles,
  routes: routeCalls.getRoutes,
  shifts: shiftExtensions.getShifts,
  drops: dropExtensions.getDrops,
  discards: discardExtensions.getDiscardedSales,
  counters: counterExtensions.getCounters,
  payments: paymentExtensions.getAwaitedPayments,
  unseated: disruptionExtensions.getUnseated,
  audit: auditExtensions.getAudit,
} as const satisfies Record<CsvList, object>;

/** Downloads all rows that match a query as CSV: the list's own call, with a file as response instead of a page. */
export function downloadList<Row, Query extends ListQuery>(
  { list, sorts, narrowing }: DownloadedList<Row, Query>,
  query: Query,
): Promise<Download> {
  const { method, path, does } = LISTS[list];
  const { limit: _limit, ...search } = searchOf(query, { limit: 0 }, sorts);
  const payload: SearchQuery = { ...search, ...narrowing?.(query), format: 'csv' };
  return downloadFrom({ method, path, does }, payload);
}

/** Makes a call whose response is a file. */
export function downloadFrom(
  { method, path, does }: Pick<Call<unknown, unknown>, 'method' | 'path' | 'does'>,
  payload: object,
): Promise<Download> {
  const file: Call<object, Download> = { method, path, does };
  return request(file, { payload, wire: downloadingWire });
}

/** Milliseconds within which the response must begin; how long the file then takes depends on the connection. */
const BEGINS_WITHIN_MS = 60_000;

const downloadingWire: Wire = async ({ url, headers }) => {
  const ending = new AbortController();
  const timer = setTimeout(() => ending.abort(), BEGINS_WITHIN_MS);
  try {
    const answer = await fetch(url, { headers, signal: ending.signal });
    clearTimeout(timer);
    const header = (name: string) => answer.headers.get(name) ?? undefined;
    const [, name] = /filename="([^"]+)"/.exec(header('content-disposition') ?? '') ?? [];
    const body =
      answer.ok && name !== undefined
        ? { name, content: await answer.blob() }
        : bodyOf(answer.ok ? '<' : await answer.text());
    return { status: answer.status, body, header };
  } catch {
    throw apiFailure({ kind: 'disconnected' });
  } finally {
    clearTimeout(timer);
  }
};
