import { CORE_CALLS, EXTENSION_CALLS, type Call } from '@motorpark/contract';
import type { Action } from '@motorpark/domain';
import type { Backend, StatusReader } from '../port/backend';
import type { Api } from '../http/createApi';
import { recordOf, type Fields, countOf, read, recordIn, rowsOf } from '../reading';
import { ANSWERS, absence } from './coreAnswers';
import { findIn } from './find';
import type { Counts, FoundRows, ListName } from '../port/found';
import { lazyRows } from './lazyRows';

type CoreCallName = keyof typeof CORE_CALLS;
type PayloadOf<C> = C extends Call<infer Payload, unknown> ? Payload : never;
type KeysOf<Payload> = Payload extends unknown ? keyof Payload : never;

/** Fields that only our own server takes. */
const LEFT_OUT: {
  readonly [Name in CoreCallName]?: readonly KeysOf<PayloadOf<(typeof CORE_CALLS)[Name]>>[];
} = {
  login: ['can_second_factor', 'counter_key'],
  verifyCode: ['code_comes_again'],
  createPassword: ['code'],
  createDriver: ['driver_kind'],
  editDriver: ['driver_kind'],
  createRoute: ['fare', 'most_fare'],
  editRoute: ['fare', 'most_fare'],
  createWaybill: ['payment_reference'],
  bookTicket: [
    'traveler_address',
    'next_of_kin_name',
    'traveler_kind',
    'infants',
    'discount',
    'discount_reason',
    'companions',
    'payment_reference',
    'allotment',
  ],
};

const keyOf = ({ method, path }: Pick<Call<unknown, unknown>, 'method' | 'path'>) => `${method} ${path}`;

/** The names of calls by method and path. */
const namesIn = (
  calls: Readonly<Record<string, Pick<Call<unknown, unknown>, 'method' | 'path'>>>,
): ReadonlyMap<string, string> => new Map(Object.entries(calls).map(([name, call]) => [keyOf(call), name]));

const CORE_NAMES = namesIn(CORE_CALLS);
const EXTENSION_NAMES = namesIn(EXTENSION_CALLS);
const ACTIONS: ReadonlySet<Action> = new Set(Object.values(CORE_CALLS).map(({ does }) => does));

const entryOf = <Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

/**
 * Returns the server with the 28 core calls (docs/contract.md), as if it were our own: what it lacks is answered here, or fails with the kind `absent`. It is
 * never sent another call, nor a field that it does not know.
 */
export const coreServer = ({ send }: Api): Backend => ({
  kind: 'core',
  performs: (action) => ACTIONS.has(action),
  fareRule: 'per-ticket',
  rules: {},
  complete: { read: readComplete, find: findIn },
  async send(call, { payload, ...options }) {
    const name = CORE_NAMES.get(keyOf(call));
    if (name === undefined) {
      const extension = EXTENSION_NAMES.get(keyOf(call)) ?? '';
      const answer = entryOf(ANSWERS, extension)?.({ payload: recordOf(payload), id: options.id ?? '' });
      if (!answer) throw absence(extension);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- readers of a response take nothing for granted
      return answer as never;
    }
    if (!payload) return await send(call, options);
    // A complete list is all that it has: it searches nothing.
    if (call.method === 'GET') throw absence(name);
    const leftOut: readonly string[] = entryOf(LEFT_OUT, name) ?? [];
    const taken = Object.entries(payload).filter(([field]) => !leftOut.includes(field));
    return await send(call, { ...options, payload: Object.fromEntries(taken) });
  },
});

/** Reads a complete list; some come with the server's own total and counts. */
function readComplete<Row extends object>(
  list: ListName,
  body: unknown,
  readRow: (row: Fields, place: number) => Row | undefined,
  statusOf?: StatusReader,
): FoundRows<Row> {
  const record = recordIn(body);
  const wireRows = rowsOf(read(record, list) ?? body);
  const rows = statusOf
    ? lazyRows(wireRows, readRow, statusOf)
    : wireRows.flatMap((row, place) => readRow(row, place) ?? []);
  const stats = recordOf(read(record, 'stats'));
  return {
    rows,
    nextCursor: undefined,
    total: countOf(read(stats, `total_${list}`)) ?? rows.length,
    counts: statsIn(stats),
    isSample: read(recordOf(body), 'is_sample') === true || undefined,
  };
}

/** Reads the counts of admins by status; undefined if the list has none. */
function statsIn(stats: Fields): Counts | undefined {
  const [active, banned] = [countOf(stats['total_active_admins']), countOf(stats['total_banned_admins'])];
  return active === undefined || banned === undefined ? undefined : { Active: active, Banned: banned };
}
