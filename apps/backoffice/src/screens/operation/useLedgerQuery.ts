import { useLedgerSource } from '@motorpark/api';
import { isOperationType } from '@motorpark/domain';
import { RECENT } from '../../shared/list/period';
import { type ListQueryState, useListQuery } from '../../shared/list/useListQuery';

/** `person` and `method` come from a link of the reports, `shift` from a link of a shift, which is also a kind of period. */
const FILTERS = ['terminal', 'type', 'person', 'method', 'shift'] as const;

type LedgerListQuery = ListQueryState<(typeof FILTERS)[number]>;

/** The ledger's query, from the URL. Samples have no default period. */
export function useLedgerQuery() {
  const isSample = useLedgerSource() === 'sample';
  const listQuery: LedgerListQuery = useListQuery({ usual: isSample ? undefined : RECENT, filters: FILTERS });
  const type = listQuery.chosen('type') ?? '';
  const query = {
    ...listQuery.query,
    terminalId: listQuery.chosen('terminal'),
    personId: listQuery.chosen('person'),
    method: listQuery.chosen('method'),
    shiftId: listQuery.chosen('shift'),
    type: isOperationType(type) ? type : undefined,
  };
  return { listQuery, query };
}
