import type { ServiceStatus } from '@motorpark/domain';
import type { Listed } from '../port/found';
import type { RowSource } from '../rows/rowsOfCall';

const STATUS: ServiceStatus = 'In service';

/** Returns the same source without rows out of service, which no form offers. */
export const inService = <Row extends Listed>(
  source: RowSource<Row>,
): Pick<RowSource<Row>, 'list' | 'search' | 'all'> => ({
  list: source.list,
  search: (query, page) => source.search({ ...query, status: STATUS }, page),
  all: source.all,
});
