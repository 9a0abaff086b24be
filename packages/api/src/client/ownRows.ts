import type { Call, Capability, CsvList, Nothing, SearchQuery } from '@motorpark/contract';
import type { Fields } from '../reading';
import { request } from './connection';
import { readFound, searchOf, type ListQuery } from './found';
import type { ListName } from './lists';
import type { Listed } from './useFoundHere';
import type { RowSource } from './useFoundRows';

interface OwnListing<Row, Sort extends string, Query extends ListQuery> {
  list: ListName & CsvList;
  /** The extension that keeps such rows. */
  needs?: Capability;
  /** The extension with which a server searches it, `lists.search` by default. */
  searchedWith?: Capability;
  call: Call<Nothing | SearchQuery<Sort>, unknown>;
  /** A row; undefined if it cannot be read, which leaves it out. */
  read: (row: Fields, place: number) => Row | undefined;
  /** What it can be sorted by: the names that links have, and the server's. */
  sorts: Readonly<Record<string, Sort>>;
  /** What the query asks besides, of this list alone, as the contract spells it. */
  narrowing?: (query: Query) => object;
}

/** The rows of a list that our own server alone keeps, from the call that answers it page by page; on other servers it is empty. */
export function ownRows<Row extends Listed, Sort extends string, Query extends ListQuery = ListQuery>({
  call,
  read,
  sorts: names,
  ...listing
}: OwnListing<Row, Sort, Query>): RowSource<Row, Query> {
  const sorts = Object.fromEntries(
    Object.entries(names).map(([name, onWire]) => [name, { onWire, of: () => undefined }]),
  );
  return {
    ...listing,
    sorts,
    search: async (query, page) =>
      readFound(
        await request(call, {
          payload: { ...searchOf(query, page, sorts), ...listing.narrowing?.(query) },
        }),
        read,
      ),
    all: async () => [],
    shownBy: () => ({}),
  };
}
