import type { Found } from '@motorpark/contract';
import type { Direction } from '@motorpark/domain';
import type { PersonContext } from '../http/call';
import type { LongAnswer } from '../http/longAnswer';
import { exported } from './exported';
import { foundPage } from './foundPage';
import type { SearchedList } from './list';
import { type Search, searchIn } from './searchIn';
import { wholeList } from './wholeList';

/** The search of a list in a call; undefined if it names nothing of a search. */
export const searchOf = <Row extends { id: string }>(
  { input }: Pick<PersonContext, 'input'>,
  { status, sorts }: SearchedList<Row>,
): Search | undefined => searchIn(input, { statuses: status?.words ?? [], sorts: Object.keys(sorts) });

/** A list as it is asked for: the page that is searched for, or all of it, as core clients take it. It may be narrowed by direction. */
export async function listAsked<Row extends { id: string }>(
  context: PersonContext,
  listOf: (direction?: Direction) => SearchedList<Row>,
): Promise<Found<Row> | LongAnswer> {
  const whole = listOf();
  const search = searchOf(context, whole);
  if (!search) return wholeList(context, whole);
  return searched(context, search, listOf(search.direction));
}

/** What a search finds: a page of it, or all of it as a file for a spreadsheet. */
export const searched = <Row extends { id: string }>(
  context: PersonContext,
  search: Search,
  list: SearchedList<Row>,
): Promise<Found<Row> | LongAnswer> =>
  search.isCsv ? exported(context, search, list) : foundPage(context.db, search, list, context.now);
