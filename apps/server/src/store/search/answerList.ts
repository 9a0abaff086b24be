import type { Found } from '@motorpark/contract';
import { countLookup, countWholeList } from '../audit';
import type { PersonContext } from '../../request/call';
import type { LongAnswer } from '../../request/longAnswer';
import { exportCsv } from './exportCsv';
import { findPage } from './findPage';
import type { SearchedList } from './list';
import { type Search, searchIn } from './searchIn';
import { fullList } from './fullList';

/** Returns the search of a call; undefined if the call has no search fields. */
export const searchOf = <Row extends { id: string }>(
  { input }: Pick<PersonContext, 'input'>,
  { status, apart, sorts }: SearchedList<Row>,
): Search | undefined =>
  searchIn(input, {
    statuses: [...(status?.words ?? []), ...(apart ? [apart.word] : [])],
    sorts: Object.keys(sorts),
  });

/** Returns the requested page of a list, or the complete list if the call has no search fields, as core clients make it. May be narrowed by the search. */
export async function answerList<Row extends { id: string }>(
  context: PersonContext,
  listOf: (search?: Pick<Search, 'direction' | 'q'>) => SearchedList<Row>,
): Promise<Found<Row> | LongAnswer> {
  const whole = listOf();
  const search = searchOf(context, whole);
  if (!search) {
    if (whole.isPersonal) await countWholeList(context, whole.sheet.name);
    return fullList(context, whole);
  }
  if (whole.isPersonal && search.after) await countLookup(context, 'records');
  return runListSearch(context, search, listOf(search));
}

/** Returns the requested page of a search, or all matches as a CSV file. */
export async function runListSearch<Row extends { id: string }>(
  context: PersonContext,
  search: Search,
  list: SearchedList<Row>,
): Promise<Found<Row> | LongAnswer> {
  const { db, now } = context;
  const { apart } = list;
  const isApart = apart !== undefined && search.status === apart.word;
  const shown = isApart ? rowsApart(list, apart) : list;
  if (search.isCsv) return exportCsv(context, search, shown);
  const page = await findPage(db, search, shown, now);
  const isFound = apart?.isFound && search.q !== '' && search.status === undefined && !page.next_cursor;
  if (!apart || (search.after && !isFound)) return page;
  const room = isFound ? search.limit - page.data.length : 0;
  // Each is counted beside the other.
  const rest = { ...search, status: undefined, sort: '', after: undefined, limit: Math.max(room, 1) };
  const other = await findPage(db, rest, isApart ? list : rowsApart(list, apart), now);
  const data = [...page.data, ...other.data.slice(0, room)];
  const total = (page.total ?? 0) + data.length - page.data.length;
  if (search.after) return { ...page, data, total };
  const [usual, others] = isApart ? [other, page] : [page, other];
  return { ...page, data, total, counts: { ...usual.counts, [apart.word]: others.total ?? null } };
}

/** Returns the list of the rows that are listed apart. */
export function rowsApart<Row extends { id: string }>(
  { status: _status, ...list }: SearchedList<Row>,
  { condition }: NonNullable<SearchedList<Row>['apart']>,
): SearchedList<Row> {
  return { ...list, condition };
}
