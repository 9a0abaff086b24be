import type { Call, CsvList, Nothing, SearchQuery } from '@motorpark/contract';
import type { Day } from '@motorpark/domain';
import { rowsOf, type Fields } from '../reading';
import { request } from './connection';
import { readFound, searchOf, type ListQuery } from './found';
import { lazyRows } from './lazyRows';
import type { ListName } from './lists';
import type { Searchable } from './searchable';
import type { Sorts } from './sorting';
import type { RowSource } from './useFoundRows';

interface Listing<Row, Sort extends string, Query extends ListQuery> {
  list: ListName & CsvList;
  call: Call<Nothing | SearchQuery<Sort>, unknown>;
  read: (row: Fields, place: number) => Row;
  /** Reads only a row's status. If given, rows of a complete list are parsed on first access. */
  statusOf?: (row: Fields) => string | undefined;
  shownBy: (row: Row) => Searchable;
  sorts: Sorts<Row, Sort>;
  /** The row's day for filtering by period; lists without it ignore periods. */
  dayOf?: (row: Row) => Day | undefined;
  /** Returns the query's filters that only this list has, in the contract's terms. */
  narrowing?: (query: Query) => object;
}

/** Creates the row source of a list from the one call that returns it page by page, or complete (docs/lists.md). */
export const rowsOfCall = <
  Row extends { id: string },
  Sort extends string,
  Query extends ListQuery = ListQuery,
>({
  list,
  call,
  read,
  statusOf,
  ...shown
}: Listing<Row, Sort, Query>) =>
  ({
    list,
    call,
    ...shown,
    search: async (query, page) =>
      readFound(
        await request(call, {
          payload: { ...searchOf(query, page, shown.sorts), ...shown.narrowing?.(query) },
        }),
        read,
      ),
    all: async () => {
      const wireRows = rowsOf(await request(call));
      return statusOf ? lazyRows(wireRows, read, statusOf) : wireRows.map(read);
    },
  }) satisfies RowSource<Row, Query>;
