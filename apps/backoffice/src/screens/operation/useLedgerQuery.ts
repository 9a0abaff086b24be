import { useLedgerSource } from '@motorpark/api';
import { isOperationType } from '@motorpark/domain';
import { RECENT } from '../../shared/list/period';
import { type AskedList, useListQuery } from '../../shared/list/useListQuery';

/** `person` and `method` come from a link of the reports, `shift` from a link of a shift, which is also a kind of period. */
const FILTERS = ['terminal', 'type', 'person', 'method', 'shift'] as const;

type AskedLedger = AskedList<(typeof FILTERS)[number]>;

/** The ledger's query, from the URL. Samples have no default period. */
export function useLedgerQuery() {
  const isSample = useLedgerSource() === 'sample';
  const asked: AskedLedger = useListQuery({ usual: isSample ? undefined : RECENT, filters: FILTERS });
  const type = asked.chosen('type') ?? '';
  const query = {
    ...asked.query,
    terminalId: asked.chosen('terminal'),
    personId: asked.chosen('person'),
    method: asked.chosen('method'),
    shiftId: asked.chosen('shift'),
    type: isOperationType(type) ? type : undefined,
  };
  return { asked, query };
}
