import type { Call, CsvList, Nothing, SearchQuery } from '@motorpark/contract';
import type { Day } from '@motorpark/domain';
import { rowsOf, type Fields } from '../reading';
import { request } from './connection';
import { readFound, searchOf, type ListQuery } from './found';
import { lateRows } from './lateRows';
import type { ListName } from './lists';
import type { Searchable } from './searchable';
import type { Sorts } from './sorting';
import type { RowSource } from './useFoundRows';

interface Listing<Row, Sort extends string, Query extends ListQuery> {
  list: ListName & CsvList;
  call: Call<Nothing | SearchQuery<Sort>, unknown>;
  read: (row: Fields, place: number) => Row;
  /** A row's status alone. With it, rows of a whole list are read when they are looked at. */
  statusOf?: (row: Fields) => string | undefined;
  shownBy: (row: Row) => Searchable;
  sorts: Sorts<Row, Sort>;
  /** The day that a period is about; lists without it know no periods. */
  dayOf?: (row: Row) => Day | undefined;
  /** What the query asks besides, of this list alone, as the contract spells it. */
  narrowing?: (query: Query) => object;
}

/** The rows of a list from the one call that answers it page by page, or all of it (docs/lists.md). */
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
    ...shown,
    search: async (query, page) =>
      readFound(
        await request(call, {
          payload: { ...searchOf(query, page, shown.sorts), ...shown.narrowing?.(query) },
        }),
        read,
      ),
    all: async () => {
      const told = rowsOf(await request(call));
      return statusOf ? lateRows(told, read, statusOf) : told.map(read);
    },
  }) satisfies RowSource<Row, Query>;
