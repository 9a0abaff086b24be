import type { Call, CsvList, Nothing, SearchQuery } from '@motorpark/contract';
import type { Fields } from '../reading';
import { backend, request } from '../backend/connection';
import type { StatusReader } from '../port/backend';
import { type FoundRows, type ListQuery, readFound, searchOf } from '../port/found';

interface Listing<Query extends ListQuery> {
  list: CsvList;
  /** Returns the query's filters that only this list has, in the contract's terms. */
  narrowing?: (query: Query) => object;
}

type ListCall<Value> = Call<Nothing | SearchQuery, unknown, Value>;

export interface RowSource<Row, Query extends ListQuery = ListQuery> {
  list: CsvList;
  /** The call that returns them, also as a file. */
  call: Pick<Call<unknown, unknown>, 'method' | 'path' | 'does'>;
  narrowing?: ((query: Query) => object) | undefined;
  search: (query: Query, page: { cursor?: string | undefined; limit: number }) => Promise<FoundRows<Row>>;
  /** Fetches all rows, for finding them on this machine. */
  all: () => Promise<FoundRows<Row>>;
}

/** Creates the row source of a list from the one call that returns it page by page, or complete (docs/lists.md). */
export const rowsOfCall = <Row extends object, Query extends ListQuery = ListQuery>(
  listing: Listing<Query> & { call: ListCall<FoundRows<Row>> },
): RowSource<Row, Query> => {
  const { call, narrowing } = listing;
  return {
    ...listing,
    search: (query, page) => request(call, { payload: { ...searchOf(query, page), ...narrowing?.(query) } }),
    all: () => request(call),
  };
};

interface RawListing<Row, Query extends ListQuery> extends Listing<Query> {
  call: ListCall<unknown>;
  /** Parses a row; undefined if it cannot be read, which leaves it out. */
  read: (row: Fields, place: number) => Row | undefined;
  /** Reads a row's status alone, for a list that can be long and complete. */
  statusOf?: StatusReader;
}

/** Creates the row source of a list whose call has no codec. */
export const rowsOfRawCall = <Row extends object, Query extends ListQuery = ListQuery>({
  read,
  statusOf,
  ...listing
}: RawListing<Row, Query>): RowSource<Row, Query> => {
  const { list, call, narrowing } = listing;
  return {
    ...listing,
    search: async (query, page) =>
      readFound(await request(call, { payload: { ...searchOf(query, page), ...narrowing?.(query) } }), read),
    all: async () => {
      const body = await request(call);
      return backend().known()?.complete?.read(list, body, read, statusOf) ?? readFound(body, read);
    },
  };
};
