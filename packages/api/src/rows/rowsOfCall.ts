import type { Call, CsvList, Nothing, SearchQuery } from '@motorpark/contract';
import { request } from '../backend/connection';
import { type FoundRows, type ListQuery, searchOf } from '../port/found';

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
