import type { Call, Capability, CsvList, Nothing, SearchQuery } from '@motorpark/contract';
import type { Fields } from '../reading';
import { request } from './connection';
import { readFound, searchOf, type ListQuery } from './found';
import type { ListName } from './lists';
import type { Listed } from './useFoundHere';
import type { RowSource } from './useFoundRows';

interface OwnListing<Row, Sort extends string, Query extends ListQuery> {
  list: ListName & CsvList;
  /** The capability that the rows need. */
  needs?: Capability;
  /** The capability with which the server searches them; default `lists.search`. */
  searchedWith?: Capability;
  call: Call<Nothing | SearchQuery<Sort>, unknown>;
  /** Parses a row; undefined if it cannot be read, which leaves it out. */
  read: (row: Fields, place: number) => Row | undefined;
  /** The sorts: names in links, mapped to the server's. */
  sorts: Readonly<Record<string, Sort>>;
  /** Returns the query's filters that only this list has, in the contract's terms. */
  narrowing?: (query: Query) => object;
}

/** Creates a row source for a list that only our own server has, paged by its call; on other servers it is empty. */
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
    call,
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
