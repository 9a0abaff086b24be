import type { Call, CsvList, Found, Nothing, SearchQuery } from '@motorpark/contract';
import { rowsOf, type Fields } from '../reading';
import { request } from './connection';
import { readFound, searchOf } from './found';
import type { ListName } from './lists';
import type { Searchable } from './searchable';
import type { Sorts } from './sorting';
import type { RowSource } from './useFoundRows';

interface Listing<Row, Sort extends string> {
  list: ListName & CsvList;
  call: Call<Nothing | SearchQuery<Sort>, Found<unknown>>;
  read: (row: Fields, place: number) => Row;
  shownBy: (row: Row) => Searchable;
  sorts: Sorts<Row, Sort>;
}

/** The rows of a list from the one call that answers it page by page, or all of it (docs/lists.md). */
export const rowsOfCall = <Row extends { id: string }, Sort extends string>({
  list,
  call,
  read,
  shownBy,
  sorts,
}: Listing<Row, Sort>) =>
  ({
    list,
    shownBy,
    sorts,
    search: async (query, page) =>
      readFound(await request(call, { payload: searchOf(query, page, sorts) }), read),
    all: async () => rowsOf(await request(call)).map(read),
  }) satisfies RowSource<Row>;
