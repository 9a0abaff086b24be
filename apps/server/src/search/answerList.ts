import type { Found } from '@motorpark/contract';
import type { Direction } from '@motorpark/domain';
import type { PersonContext } from '../http/call';
import type { LongAnswer } from '../http/longAnswer';
import { exportCsv } from './exportCsv';
import { findPage } from './findPage';
import type { SearchedList } from './list';
import { type Search, searchIn } from './searchIn';
import { fullList } from './fullList';

/** Returns the search of a call; undefined if the call has no search fields. */
export const searchOf = <Row extends { id: string }>(
  { input }: Pick<PersonContext, 'input'>,
  { status, sorts }: SearchedList<Row>,
): Search | undefined => searchIn(input, { statuses: status?.words ?? [], sorts: Object.keys(sorts) });

/** Returns the requested page of a list, or the complete list if the call has no search fields, as core clients make it. May be filtered by direction. */
export async function answerList<Row extends { id: string }>(
  context: PersonContext,
  listOf: (direction?: Direction) => SearchedList<Row>,
): Promise<Found<Row> | LongAnswer> {
  const whole = listOf();
  const search = searchOf(context, whole);
  if (!search) return fullList(context, whole);
  return runListSearch(context, search, listOf(search.direction));
}

/** Returns the requested page of a search, or all matches as a CSV file. */
export const runListSearch = <Row extends { id: string }>(
  context: PersonContext,
  search: Search,
  list: SearchedList<Row>,
): Promise<Found<Row> | LongAnswer> =>
  search.isCsv ? exportCsv(context, search, list) : findPage(context.db, search, list, context.now);
